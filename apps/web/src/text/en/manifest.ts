/** Texts of the web app manifest: what the operating system shows for the installed page. */

export const manifest = {
  name: 'Tortuga: a table for four games',
  description: 'RUM, Rum Runner, Rummikub and Sea of Clouds, against bots or with friends.',
  shortcut: (game: string) => `Play ${game} against bots`,
}

export type ManifestText = typeof manifest
