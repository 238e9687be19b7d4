/** Two small sounds, made on the spot, for those who want them. */
import { useEffect, useRef } from 'react'
import { usePrefs } from '../prefs.ts'

type Sound = readonly (number | undefined)[]

/** A bell for one's own turn, a knock of wood for everybody else's move. */
const BELL: Sound = [0.6, 0, 587, 0.01, 0.08, 0.35, 0, 1.4, undefined, undefined, 293, 0.06]
const KNOCK: Sound = [0.35, 0.02, 150, undefined, 0.01, 0.05, 1, 1.7, -4]

const play = async (sound: Sound): Promise<void> => {
  const { zzfx } = (await import('zzfx')) as { zzfx: (...sound: Sound) => unknown }
  zzfx(...sound)
}

/** Says what happens, as long as sounds are on. */
export const useSounds = (version: number, isMyTurn: boolean): void => {
  const isOn = usePrefs(prefs => prefs.sound)
  const last = useRef(version)
  useEffect(() => {
    if (!isOn || version === last.current) return
    last.current = version
    play(isMyTurn ? BELL : KNOCK).catch(() => {}) // a browser without sound plays on
  }, [version, isMyTurn, isOn])
}
