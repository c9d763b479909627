/** Dialogs that belong to no page: they stay open whatever changes beneath them. */

export const dialogs = $state({ settings: false });
