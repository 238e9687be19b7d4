/** The worker a journal is played again in: a long match never makes the page wait. */
import type { Header, Remembered, Seat, Viewer } from '@tortuga/kit'
import { loadBrain } from '../brains.ts'
import { answerCalls } from '../device/calls.ts'
import type { End } from '../device/calls.ts'
import { playJournal, readAsFar } from './reading.ts'
import type { BadLine, Checked, Facts, Look, Read, Reel } from './reading.ts'

/** Told unasked while a journal is played: how many of its moves are done. */
export type Progress = { readonly moves: number }

const end = self as unknown as End
let read: Read | null = null
let reel: Reel | null = null

const some = <A>(value: A | null): A => {
  if (value === null) throw new Error('nothing has been read yet')
  return value
}

const STEP = 20

answerCalls(end, {
  read: async (text: string): Promise<{ readonly header: Header; readonly moves: number } | BadLine> => {
    const made = readAsFar(text)
    if ('problem' in made) return made
    read = made
    const { header, entries } = made.read.journal
    return { header, moves: entries.filter(({ type }) => type === 'move').length }
  },
  play: async (): Promise<Facts> => {
    const journal = some(read)
    const { game } = await loadBrain(journal.read.journal.header.game)
    reel = playJournal(game, journal, moves => {
      if (moves % STEP === 0) end.postMessage({ moves } satisfies Progress, [])
    })
    return reel.facts
  },
  look: async ({ version, viewer }: { readonly version: number; readonly viewer: Viewer }): Promise<Look> =>
    some(reel).look(version, viewer),
  told: async (viewer: Viewer) => some(reel).told(viewer),
  decisions: async (seat: Seat) => some(reel).decisions(seat),
  check: async (remembered: Remembered): Promise<Checked> => some(reel).check(remembered),
})
