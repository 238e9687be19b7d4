/** The worker that replays a journal, so that a long match does not block the page. */
import { REPLAY_CALLS } from '@tortuga/wire'
import type { ReplayProgress } from '@tortuga/wire'
import { findEdition } from '@tortuga/games'
import { serveCalls, workerScope } from '../../workers/calls.ts'
import { playJournal, readJournal } from './play-journal.ts'
import type { PlayedJournal, ReadableJournal } from './play-journal.ts'

const scope = workerScope()
let journal: ReadableJournal | null = null
let played: PlayedJournal | null = null

const required = <A>(value: A | null): A => {
  if (value === null) throw new Error('no journal has been read yet')
  return value
}

const MOVES_PER_REPORT = 20

serveCalls(scope, REPLAY_CALLS, {
  read: async text => {
    const found = readJournal(text)
    if ('problem' in found) return found
    journal = found
    const { header, entries } = found.read.journal
    return { header, moves: entries.filter(({ type }) => type === 'move').length }
  },
  play: async () => {
    const found = required(journal)
    const { header } = found.read.journal
    const edition = await findEdition(header.game, header.rules)
    if (edition === null) return null
    played = playJournal(edition.game, found, moves => {
      if (moves % MOVES_PER_REPORT === 0) scope.postMessage({ moves } satisfies ReplayProgress, [])
    })
    return played.facts
  },
  position: async ({ version, viewer }) => required(played).position(version, viewer),
  log: async viewer => required(played).log(viewer),
  decisions: async seat => required(played).decisions(seat),
  check: async remembered => required(played).check(remembered),
})
