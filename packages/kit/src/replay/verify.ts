/** Verifies a finished match: the file's checksum, the commitment, the seed, the client's own contribution, and a full replay. Clients turn the findings into sentences. */
import type { Game, GameTypes } from '../game.ts'
import { commitmentOf, seedOf } from '../chance/fairness.ts'
import { headAt } from '../journal/chain.ts'
import type { ChainHead } from '../journal/chain.ts'
import type { ParsedJournal } from '../journal/journal-file.ts'
import { findMissingVote } from './consent.ts'
import type { MissingVote } from './consent.ts'
import { replay } from './replay.ts'
import type { ReplayFault } from './frame.ts'

/** The checks of `verify`, in order. */
export const VERIFY_CHECKS = ['file', 'commitment', 'seed', 'own', 'start', 'head', 'play', 'consent', 'end'] as const
/** The name of a check. */
export type VerifyCheck = (typeof VERIFY_CHECKS)[number]

/** The result of one check. `line` is the line of the file that fails (the header is line 1); `why` says why a check failed or was skipped. */
export type Finding = {
  readonly check: VerifyCheck
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
    | 'other-entries'
    | 'cut-off'
    | 'from-position'
    | 'not-over'
    | 'ended-early'
    | 'winner-by-absence'
    | MissingVote['why']
    | ReplayFault['problem']
}

const holds = (check: VerifyCheck): Finding => ({ check, result: 'holds', line: null, why: null })
const fails = (check: VerifyCheck, line: number, why: Finding['why']): Finding => ({ check, result: 'fails', line, why })
const notChecked = (check: VerifyCheck, why: Finding['why'], line: number | null = null): Finding => ({
  check,
  result: 'not-checked',
  line,
  why,
})

/** The result of a verification. `holds` is false if any check failed; `isProven` is true if every check holds that the file itself allows, which leaves out `own` and `head`. */
export type VerifyResult = { readonly holds: boolean; readonly isProven: boolean; readonly findings: readonly Finding[] }

/** What a client has stored about its own table: the commitment it saw before it took a seat, the contribution it sent, and the last head of the hash chain it saw. */
export type ClientRecord = { readonly commitment?: string | null; readonly contribution?: string | null; readonly head?: ChainHead | null }

/** Verifies a parsed journal. Without the stored commitment, a server that replaced both its secret and its commitment would go unnoticed. */
export const verify = <T extends GameTypes>(
  game: Game<T>,
  parsed: ParsedJournal & { readonly ok: true },
  { commitment: seen = null, contribution: own = null, head: lastHead = null }: ClientRecord = {},
): VerifyResult => {
  const { header, entries } = parsed.journal
  const { firstLine } = parsed
  const startLine = firstLine - 1 // the header, or in a journal of version 1 the entry with the position
  const lastLine = entries.length + startLine

  const file = (): Finding => {
    if (parsed.sum === 'missing') return notChecked('file', 'no-checksum')
    return parsed.sum === 'right' ? holds('file') : fails('file', lastLine + 1, 'checksum-differs')
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
    const isKeyed = header.chance === 'hmac-sha256' // with the fast generator, a player could compute future draws from past ones
    const isDerived = seedOf(header.secret, header.match, header.contributions) === header.seed
    return isKeyed && isDerived ? holds('seed') : fails('seed', 1, 'differs')
  }
  const ownBytes = (): Finding => {
    if (own === null) return notChecked('own', 'not-asked-for')
    return own !== '' && header.contributions.includes(own) ? holds('own') : fails('own', 1, 'not-among-them')
  }

  const start = (): Finding => (header.start === null ? holds('start') : notChecked('start', 'from-position', startLine))

  const head = (): Finding => {
    if (lastHead === null) return notChecked('head', 'not-asked-for')
    if (header.secret === null) return fails('head', 1, 'not-opened')
    if (lastHead.version > entries.length) return fails('head', lastLine, 'cut-off')
    return headAt(parsed.journal, lastHead.version) === lastHead.head
      ? holds('head')
      : fails('head', lastHead.version + startLine, 'other-entries')
  }
  /** The client saw the entry before the end, so nothing was cut off between them. */
  const isCompleteByHead = (): boolean => lastHead !== null && lastHead.version >= entries.length - 1 && head().result === 'holds'

  const { frames, fault } = replay(game, parsed.journal)
  const play = (): Finding => {
    if (fault === null) return holds('play')
    const isInHeader = fault.version === 0 && fault.problem !== 'broken'
    return fails('play', isInHeader ? 1 : fault.version + startLine, fault.problem)
  }
  const consent = (): Finding => {
    const missing = findMissingVote(parsed.journal)
    return missing === null ? holds('consent') : notChecked('consent', missing.why, missing.version + startLine)
  }
  /** Nothing in a journal alone proves that a match which did not end by its rules had no further moves. */
  const end = (): Finding => {
    if (fault !== null || frames.at(-1)?.match.over !== true) return notChecked('end', 'not-over')
    const last = entries.at(-1)
    if (last?.type !== 'end' || last.reason === 'outcome') return holds('end')
    if (last.outcome === null && isCompleteByHead()) return holds('end')
    return notChecked('end', last.outcome === null ? 'ended-early' : 'winner-by-absence', lastLine)
  }
  const findings = [file(), commitment(), seed(), ownBytes(), start(), head(), play(), consent(), end()]
  return {
    holds: findings.every(({ result }) => result !== 'fails'),
    isProven: findings.every(
      ({ check, result }) => result === 'holds' || ((check === 'own' || check === 'head') && result === 'not-checked'),
    ),
    findings,
  }
}
