/** Checks a finished match: the file, the commitment, the seed, that one's own bytes are in it, and that it plays out as written. Words for the findings are the clients'. */
import type { Game, GameTypes } from './game.ts'
import { commitmentOf, seedOf } from './fairness.ts'
import type { ReadJournal } from './journal.ts'
import { replay } from './replay.ts'
import type { ReplayFault } from './replay.ts'

/** What is checked, in this order. */
export const CHECKS = ['file', 'commitment', 'seed', 'own', 'play', 'end'] as const
/** One thing that is checked. */
export type Check = (typeof CHECKS)[number]

/** One check and how it came out. `line` is the line of the file that does not hold (the header is line 1). */
export type Finding = {
  readonly check: Check
  readonly result: 'holds' | 'fails' | 'not-checked'
  readonly line: number | null
  readonly why:
    | null
    | 'no-checksum'
    | 'checksum-differs'
    | 'not-asked-for'
    | 'not-opened'
    | 'differs'
    | 'not-among-them'
    | 'not-the-one-seen'
    | 'older-rules'
    | 'not-over'
    | ReplayFault['problem']
}

const holds = (check: Check): Finding => ({ check, result: 'holds', line: null, why: null })
const fails = (check: Check, line: number, why: Finding['why']): Finding => ({ check, result: 'fails', line, why })
const notChecked = (check: Check, why: Finding['why'], line: number | null = null): Finding => ({ check, result: 'not-checked', line, why })

/** What a verification found, check by check. `unplayed`: how many versions were not played again, as in `Replay`. */
export type Verified = { readonly holds: boolean; readonly findings: readonly Finding[]; readonly unplayed: number }

/** What one's own client remembers of the table: the commitment it saw before it sat down, and the contribution it sent. */
export type Remembered = { readonly commitment?: string | null; readonly contribution?: string | null }

/** Checks a journal that was read. Without the remembered commitment, a server that had exchanged secret and commitment together would pass. */
export const verify = <T extends GameTypes>(
  game: Game<T>,
  read: ReadJournal & { readonly ok: true },
  { commitment: seen = null, contribution: own = null }: Remembered = {},
): Verified => {
  const { header, entries } = read.journal
  const lastLine = entries.length + 1

  const file = (): Finding => {
    if (read.sum === 'missing') return notChecked('file', 'no-checksum')
    return read.sum === 'right' ? holds('file') : fails('file', lastLine + 1, 'checksum-differs')
  }
  const commitment = (): Finding => {
    if (seen !== null && seen !== header.commitment) return fails('commitment', 1, 'not-the-one-seen')
    if (header.commitment === null) return notChecked('commitment', 'not-asked-for')
    if (header.secret === null) return fails('commitment', 1, 'not-opened')
    return commitmentOf(header.secret) === header.commitment ? holds('commitment') : fails('commitment', 1, 'differs')
  }
  const seed = (): Finding => {
    if (header.commitment === null) return notChecked('seed', 'not-asked-for')
    if (header.secret === null || header.seed === null) return fails('seed', 1, 'not-opened')
    const isKeyed = header.chance === 'hmac-sha256' // from a fast stream, draws to come could be computed from those seen
    const isMade = seedOf(header.secret, header.match, header.contributions) === header.seed
    return isKeyed && isMade ? holds('seed') : fails('seed', 1, 'differs')
  }
  const ownBytes = (): Finding => {
    if (own === null) return notChecked('own', 'not-asked-for')
    return own !== '' && header.contributions.includes(own) ? holds('own') : fails('own', 1, 'not-among-them')
  }

  const { frames, unplayed, fault } = replay(game, read.journal)
  const play = (): Finding => {
    if (fault !== null) return fails('play', fault.version + 1, fault.problem)
    return unplayed > 0 ? notChecked('play', 'older-rules', unplayed + 1) : holds('play')
  }
  const end = (): Finding => {
    const last = frames.at(-1)
    if (fault !== null || last === undefined) return notChecked('end', fault === null ? 'older-rules' : 'not-over')
    return last.match.over ? holds('end') : notChecked('end', 'not-over')
  }
  const findings = [file(), commitment(), seed(), ownBytes(), play(), end()]
  return { holds: findings.every(({ result }) => result !== 'fails'), findings, unplayed }
}
