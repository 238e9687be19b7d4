/** Starts a match against bots on this device, with the same choices as last time unless others are given. */
import { randomHex } from '../browser/random.ts'
import { rememberSeal, setPrefs, usePrefs } from '../preferences/preferences.ts'
import type { PlayChoice } from '../preferences/preferences.ts'
import { currentLanguage, currentTexts } from '../text/language.ts'

/** Starts a match without remembering the choices for the next one. Returns the address of the table. */
export const startOnDevice = async (game: string, choice: PlayChoice, rematchOf: string | null = null): Promise<string> => {
  const client = await import('./client.ts')
  const prefs = usePrefs.getState()
  const { preset = currentLanguage(), seats = null, level = null, options = {}, clock = null } = choice
  const contribution = randomHex()
  const name = prefs.name === '' ? currentTexts().guest : prefs.name
  const id = await client.startOnDevice({ game, name, preset, options, seats, level, clock, contribution, rematchOf })
  rememberSeal(id, contribution, null)
  return `/d/${id}`
}

/** Returns the address of the table. A rematch keeps bots, seats and options of the match before. */
export const playOnDevice = (game: string, choice: PlayChoice | null, rematchOf: string | null = null): Promise<string> => {
  const { play } = usePrefs.getState()
  if (choice !== null) setPrefs({ play: { ...play, [game]: choice } })
  return startOnDevice(game, choice ?? play[game] ?? {}, rematchOf)
}
