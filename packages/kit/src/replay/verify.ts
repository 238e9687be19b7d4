/** Verifies a finished match: the file's checksum, the commitment, the seed, the client's own contribution, and a full replay. Clients turn the findings into sentences. */
import type { Game, GameTypes } from '../game.ts'
import { commitmentOf, seedOf } from '../chance/fairness.ts'
import { headAt } from '../journal/chain.ts'
import type { ChainHead } from '../journal/chain.ts'
import type { ParsedJournal } from '../journal/journal-file.ts'
import { findUnproven } from './consent.ts'
import type { UnprovenEntry } from './consent.ts'
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
    | 'seen-in-part'
    | 'from-position'
    | 'not-over'
    | 'ended-early'
    | 'winner-by-absence'
    | UnprovenEntry['why']
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

/**
 * What the findings come to: a check failed; something cannot be checked; everything is right that the file itself allows, but the client's
 * record is missing or not complete; or everything is right, also by that record.
 */
export type Verdict = 'forged' | 'not-provable' | 'consistent' | 'proven'

/** The result of a verification. */
export type VerifyResult = { readonly verdict: Verdict; readonly findings: readonly Finding[] }

/** The checks that need the client's record. */
const BY_RECORD: readonly VerifyCheck[] = ['own', 'head']

const verdictOf = (findings: readonly Finding[], isCommitmentSeen: boolean): Verdict => {
  if (findings.some(({ result }) => result === 'fails')) return 'forged'
  const open = findings.filter(({ result }) => result === 'not-checked')
  if (open.some(({ check }) => !BY_RECORD.includes(check))) return 'not-provable'
  return open.length === 0 && isCommitmentSeen ? 'proven' : 'consistent'
}

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
    if (header.secret === null) return notChecked('commitment', 'not-opened', 1)
    return commitmentOf(header.secret) === header.commitment ? holds('commitment') : fails('commitment', 1, 'differs')
  }
  const seed = (): Finding => {
    if (header.commitment === null) return notChecked('seed', 'not-asked-for')
    if (header.secret === null || header.seed === null) return notChecked('seed', 'not-opened', 1)
    const isKeyed = header.chance === 'hmac-sha256' // with the fast generator, a player could compute future draws from past ones
    const isDerived = seedOf(header.secret, header.match, header.contributions) === header.seed
    return isKeyed && isDerived ? holds('seed') : fails('seed', 1, 'differs')
  }
  const ownBytes = (): Finding => {
    if (own === null) return notChecked('own', 'not-asked-for')
    return own !== '' && header.contributions.includes(own) ? holds('own') : fails('own', 1, 'not-among-them')
  }

  const start = (): Finding => (header.start === null ? holds('start') : notChecked('start', 'from-position', startLine))

  /** The version up to which the client saw these entries; null if the journal has no such head. */
  const seenUpTo = lastHead !== null && headAt(parsed.journal, lastHead.version) === lastHead.head ? lastHead.version : null

  /** An early head also fits a journal that goes on with other moves, so only the last one holds for the whole match. */
  const head = (): Finding => {
    if (lastHead === null) return notChecked('head', 'not-asked-for')
    if (header.secret === null) return notChecked('head', 'not-opened', 1)
    if (lastHead.version > entries.length) return fails('head', lastLine, 'cut-off')
    const line = lastHead.version + startLine
    if (lastHead.version !== seenUpTo) return fails('head', line, 'other-entries')
    return seenUpTo === entries.length ? holds('head') : notChecked('head', 'seen-in-part', line)
  }

  const { frames, fault } = replay(game, parsed.journal)
  const play = (): Finding => {
    if (fault === null) return holds('play')
    if (fault.problem === 'no-seed') return notChecked('play', 'no-seed', 1)
    const isInHeader = fault.version === 0 && fault.problem !== 'broken'
    return fails('play', isInHeader ? 1 : fault.version + startLine, fault.problem)
  }
  const consent = (): Finding => {
    const unproven = findUnproven(parsed.journal, seenUpTo ?? 0)
    return unproven === null ? holds('consent') : notChecked('consent', unproven.why, unproven.version + startLine)
  }
  /** Nothing in a journal alone proves that a match which did not end by its rules had no further moves. */
  const end = (): Finding => {
    if (fault !== null || frames.at(-1)?.match.over !== true) return notChecked('end', 'not-over')
    const last = entries.at(-1)
    if (last?.type !== 'end' || last.reason === 'outcome') return holds('end')
    if (last.outcome === null && seenUpTo === entries.length) return holds('end')
    return notChecked('end', last.outcome === null ? 'ended-early' : 'winner-by-absence', lastLine)
  }
  const findings = [file(), commitment(), seed(), ownBytes(), start(), head(), play(), consent(), end()]
  return { verdict: verdictOf(findings, seen !== null), findings }
}
