import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` shows the client on its own port and passes what is asked of the server on to it.
const server = "http://127.0.0.1:1815";

export default defineConfig({
  plugins: [svelte()],
  base: "./",
  build: {
    outDir: "../src/grognard/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the server's policy lets fonts come from files only
    reportCompressedSize: false,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["test/**/*.test.ts"] },
});
