/**
 * The hash chain of a match: its head is a hash of the header and of all entries so far, so a client that keeps the last head it saw can prove
 * afterwards that the journal contains the same entries up to there (docs/fairness.md). Names of people are left out, because a person may be
 * forgotten later.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson, sha256Hex } from './canonical-json.ts'
import type { Entry, Header, Journal, Player } from './journal.ts'

const NAME = 'tortuga-chain-1'

/** The head of the chain at a version of the match. */
export type ChainHead = { readonly version: number; readonly head: string }

/** A move may contain hidden cards, and there are few to guess. Without these bytes, which only the server knows until the end, the head would tell whether a guess is right. */
const blindingOf = (secret: string, version: number): string =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`${NAME}\n${version}`)))

const botOf = ({ bot }: Player): string | null => bot

const headerPart = ({ match, game, rules, seats, options, players, chance, commitment, contributions, start }: Header): unknown => ({
  match,
  game,
  rules,
  seats,
  options,
  bots: players.map(botOf),
  chance,
  commitment,
  contributions,
  start,
})

const entryPart = (entry: Entry): unknown => (entry.type === 'sit' ? { ...entry, player: botOf(entry.player) } : entry)

const hashPart = (secret: string, version: number, before: string, part: unknown): string =>
  sha256Hex([NAME, before, blindingOf(secret, version), canonicalJson(part)].join('\n'))

/** The head before the first entry; null for a match without a secret. */
export const firstHead = (header: Header): string | null =>
  header.secret === null ? null : hashPart(header.secret, 0, '', headerPart(header))

/** The head after entries that follow `before`; null if that has none. */
export const headAfter = ({ secret }: Pick<Header, 'secret'>, before: ChainHead | null, entries: readonly Entry[]): string | null => {
  if (secret === null || before === null) return null
  return entries.reduce((head, entry, index) => hashPart(secret, before.version + 1 + index, head, entryPart(entry)), before.head)
}

/** The head of a journal at a version; null if it has no such version or no secret. */
export const headAt = ({ header, entries }: Journal, version: number): string | null => {
  const head = firstHead(header)
  if (head === null || version > entries.length) return null
  return headAfter(header, { version: 0, head }, entries.slice(0, version))
}
