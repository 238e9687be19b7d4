/** How loud sounds are. */
import { expect, it } from 'vitest'
import { SOUND_NAMES, synthesisOf } from './sounds.ts'

it('the volume scales every sound', () => {
  for (const name of SOUND_NAMES) {
    const [[full = 0, ...rest], [half, ...same]] = [synthesisOf(name, 1), synthesisOf(name, 0.5)]
    expect([half, same]).toEqual([full / 2, rest])
  }
})
