/** Polish texts of the web app manifest. */
import type { ManifestText } from '../en/manifest.ts'

export const manifest: ManifestText = {
  name: 'Tortuga: stół do czterech gier',
  description: 'RUM, Rum Runner, Rummikub i Morze chmur: z botami albo ze znajomymi.',
  shortcut: game => `Zagraj z botami: ${game}`,
}
