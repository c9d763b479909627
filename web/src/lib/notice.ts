/** Telling somebody who looks elsewhere that it is his turn: the title of the page, its icon, a notification. */

import { settings } from "./settings.svelte";

let plainIcon = "";

export function badge(title: string, turn: boolean): void {
  document.title = turn ? `● ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!icon) return;
  plainIcon ||= icon.href;
  const href = turn ? dotted : plainIcon;
  if (icon.href !== href) icon.href = href;
}

const dotted =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="12" fill="#243b5e"/>' +
      '<path d="M6 42c4-16 14-26 26-26s22 10 26 26c-9-5-17-7-26-7S15 37 6 42z" fill="#15110d" stroke="#d9b25a" stroke-width="2.5"/>' +
      '<circle cx="50" cy="14" r="13" fill="#e0483e" stroke="#fff" stroke-width="3"/></svg>',
  );

export function notify(title: string, text: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const notice = new Notification(title, { body: text, tag: "grognard-turn", icon: "./favicon.svg" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
