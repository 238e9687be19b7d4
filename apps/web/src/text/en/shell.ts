/** Texts around every page: navigation, common buttons, page updates and errors. */

export const shell = {
  close: 'Close',
  cancel: 'Cancel',
  again: 'Try again',
  home: 'Home',
  loading: 'Loading…',
  skip: 'Skip to content',
  guest: 'Guest',
  and: (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names),

  nav: { rules: 'Rules', settings: 'Settings', privacy: 'Privacy', licences: 'Licences' },

  crash: {
    title: 'Something went wrong',
    text: 'This page ran into an error. Reloading usually helps; your games are safe.',
  },
  update: {
    available: 'A new version is available.',
    install: 'Update',
    later: 'Later',
    outdated: 'This page is out of date and will reload.',
    reload: 'Reload',
  },
  reloaded: {
    protocol: 'The page was reloaded because the server was updated. Nothing was lost.',
    'newer-rules': 'The page was reloaded because this table uses newer rules. Nothing was lost.',
    gone: 'The page was reloaded because the server has a newer version. Nothing was lost.',
  },
  missing: {
    cut: 'Part of this page could not be loaded, and the server can’t be reached. Try again when you are back online.',
    unknown: 'Part of this page could not be loaded. Reloading usually helps; your games are safe.',
  },
}

export type ShellText = typeof shell
