/** Makes the sounds of a table: one for each beat, a bell when the viewer's turn begins, a chime at the end. */
import { useEffect, useRef } from 'react'
import type { SoundName } from './sounds.ts'

/** A beat as the sounds need it. Its sound plays when its pieces begin to travel. */
type HeardBeat = { readonly id: string; readonly phase: string; readonly sound: SoundName | null }

type Heard = { readonly beat: HeardBeat | null; readonly isMyTurn: boolean; readonly isOver?: boolean }

/** Whether something has become true since the last render. Nothing has when the table is opened. */
const useBecame = (isTrue: boolean): boolean => {
  const was = useRef(isTrue)
  const became = isTrue && !was.current
  useEffect(() => {
    was.current = isTrue
  }, [isTrue])
  return became
}

/** `volume` is the viewer's preference, between 0 (off) and 1. */
export const useSounds = ({ beat, isMyTurn, isOver = false }: Heard, volume: number): void => {
  const play = (name: SoundName | null): void => {
    // Loaded with the first sound, because most visitors hear none. Nothing depends on it.
    if (name !== null && volume > 0) void import('./play-sound.ts').then(({ playSound }) => playSound(name, volume)).catch(() => {})
  }
  const [isTurnNew, isEndNew] = [useBecame(isMyTurn && !isOver), useBecame(isOver)]
  useEffect(() => {
    if (isTurnNew) play('bell')
  }, [isTurnNew])
  useEffect(() => {
    if (isEndNew) play('chime')
  }, [isEndNew])
  const acting = beat?.phase === 'act' ? beat.id : null
  useEffect(() => {
    if (acting !== null) play(beat?.sound ?? null)
  }, [acting])
}
