/** *Play now*: a match against bots on this device, begun as it was last time. */
import { randomHex } from '../entropy.ts'
import { keepSeal, setPrefs, usePrefs } from '../prefs.ts'
import type { PlayChoice } from '../prefs.ts'
import { currentLanguage, currentTexts } from '../text/index.ts'

/** Begins and gives the address of the table. */
export const playOnDevice = async (game: string, choice: PlayChoice | null): Promise<string> => {
  const { beginOnDevice } = await import('../device/device.ts')
  const prefs = usePrefs.getState()
  const { preset = currentLanguage(), seats = null, level = null, options = {} } = choice ?? prefs.play[game] ?? {}
  if (choice !== null) setPrefs({ play: { ...prefs.play, [game]: choice } })
  const contribution = randomHex()
  const name = prefs.name === '' ? currentTexts().guest : prefs.name
  const id = await beginOnDevice({ game, name, preset, options, seats, level, contribution })
  keepSeal(id, contribution, null)
  return `/d/${id}`
}
