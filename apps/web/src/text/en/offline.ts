/** Texts of the settings about playing offline and installing the page. */

export const offline = {
  title: 'Offline',
  status: {
    unknown: 'Checking…',
    impossible: 'Without https, browsers do not store pages. Games against bots work while this page is open.',
    fetching: 'The page is being stored on this device…',
    kept: 'The page is stored on this device: games against bots also work offline.',
    full: 'This device has no room to store the page. It works as long as the server can be reached.',
    failed: 'The page is not stored on this device yet. It will try again on its own.',
  },
  games: {
    kept: 'Games against bots are kept here permanently.',
    mayGo: 'If space runs out, the browser may delete games against bots.',
    ask: 'Keep them permanently',
    refused: 'The browser does not guarantee that. Save important games to a file.',
  },
  install: {
    button: 'Install Tortuga',
    help: 'As an app with its own window and icon.',
    done: 'Tortuga is installed on this device.',
    ios: 'On an iPhone or iPad: “Share”, then “Add to Home Screen”.',
  },
}

export type OfflineText = typeof offline
