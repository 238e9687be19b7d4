/** Plays a sound. The synthesizer is loaded with the first one, because it works only in a browser. */
import { synthesisOf, type SoundName } from './sounds.ts'

/** `volume` is between 0 and 1. Nothing depends on a sound, so a browser that refuses to play is ignored. */
export const playSound = async (name: SoundName, volume = 1): Promise<void> => {
  if (volume <= 0) return
  try {
    const { zzfx } = await import('zzfx')
    zzfx(...synthesisOf(name, volume))
  } catch {
    // The browser allows no sound yet, or the synthesizer could not be loaded.
  }
}
