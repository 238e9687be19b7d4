/** What travels between a table and its clients: one socket (or one worker) for one match, JSON text. docs/protocol.md tells it in words. */
import { proposalSchema } from '@tortuga/kit'
import type { Clock, Entry, GameTypes, Header, Match, Millis, Outcome, Player, Proposal, Seat, Viewer } from '@tortuga/kit'
import * as v from 'valibot'

/** Raised when an older client would misunderstand; such a client reloads itself. */
export const PROTOCOL = 1

/** What whoever opens a table chooses beside the game's own options. */
export type Settings = { readonly clock: Clock; readonly spectators: boolean; readonly listed: boolean; readonly takebacks: boolean }

/** What a client says. `id` is made by the client, kept over resends, unique in the match. */
export type FromClient =
  /** First, and after any gap: the version this client shows. */
  | { readonly type: 'hello'; readonly protocol: number; readonly have: number | null }
  | { readonly type: 'move'; readonly id: string; readonly question: number; readonly move: unknown }
  | { readonly type: 'undo'; readonly id: string; readonly version: number; readonly back: number }
  | { readonly type: 'propose'; readonly id: string; readonly version: number; readonly proposal: Proposal }
  /** `proposal` is the version of the proposal. */
  | { readonly type: 'vote'; readonly id: string; readonly proposal: number; readonly agree: boolean }
  | { readonly type: 'moves'; readonly id: string; readonly limit: number }
  | { readonly type: 'chat'; readonly id: string; readonly text: string }
  | { readonly type: 'draft'; readonly draft: unknown }

/** What everybody may see of an entry. A move never travels: it may name hidden pieces. Its events tell. The set-up, version 0, has no entry. */
export type Shown = { readonly version: number; readonly events: readonly unknown[]; readonly entry: ShownEntry | null }
export type ShownEntry =
  | Exclude<Entry, { type: 'move' | 'rules' }>
  | { readonly type: 'move'; readonly at: Millis; readonly seat: Seat; readonly by: 'player' | 'bot' | 'clock' }
  | { readonly type: 'rules'; readonly at: Millis; readonly rules: number }

/** What a table says. */
export type FromServer =
  /** Until all have sat down. */
  | {
      readonly type: 'waiting'
      readonly game: string
      readonly options: unknown
      readonly settings: Settings
      readonly commitment: string
      readonly seats: readonly (Player | null)[]
    }
  | {
      readonly type: 'welcome'
      readonly protocol: typeof PROTOCOL
      readonly viewer: Viewer
      readonly match: Omit<Header, 'secret' | 'seed'>
      readonly settings: Settings
    }
  /** Always the whole view. `shown` has what came after `since`; null where it is the whole log. */
  | {
      readonly type: 'update'
      readonly version: number
      readonly since: number | null
      readonly shown: readonly Shown[]
      readonly view: unknown
      readonly players: readonly Player[]
      readonly awaited: readonly Seat[]
      readonly question: number | null
      readonly undoable: number
      readonly proposal: Match<GameTypes>['proposal']
      readonly clocks: readonly Millis[] | null
      readonly outcome: Outcome | null
      readonly over: boolean
      readonly now: Millis
    }
  /** Stored; comes before the `update` that shows it; a repeat gets the same answer. */
  | { readonly type: 'done'; readonly id: string; readonly version: number }
  /** To the sender alone; the words are the client's. */
  | { readonly type: 'refused'; readonly id: string; readonly refusal: { readonly type: string }; readonly rules: readonly string[] }
  | { readonly type: 'moves'; readonly id: string; readonly moves: readonly unknown[]; readonly all: boolean }
  | { readonly type: 'chat'; readonly seat: Seat | null; readonly text: string; readonly at: Millis }
  | { readonly type: 'here'; readonly seats: readonly Here[]; readonly watching: number }
  /** The match is over. */
  | { readonly type: 'opened'; readonly secret: string; readonly seed: string }
  /** Not understood, too long, too often, halted. */
  | { readonly type: 'trouble'; readonly id: string | null; readonly code: Trouble }
  | { readonly type: 'bye'; readonly code: Bye; readonly comeBackIn: Millis | null }

/** Whether somebody is at a seat now, and what is being drafted there. */
export type Here = { readonly here: boolean; readonly draft: unknown }

/** What can be wrong with a message, or with the match it is for. */
export type Trouble = 'not-understood' | 'too-long' | 'too-often' | 'say-hello' | 'not-seated' | 'halted' | 'not-begun' | 'try-again'
/** Why a connection ends. */
export type Bye =
  | 'protocol'
  | 'no-such-table'
  | 'no-spectators'
  | 'restarting'
  | 'removed'
  | 'barred'
  | 'too-often'
  | 'closed'
  | 'newer-rules'

/** Controls and halves of characters, which not every database takes. */
const UNFIT = /[\p{Cc}\p{Cs}]/u
const id = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(64),
  v.check(text => !UNFIT.test(text)),
)
const version = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The most characters a chat line may have; a client may send five lines in ten seconds. */
export const CHAT_LENGTH = 500

/** Plain text on one line: what would break the line, turn it round, hide in it or be unfit to keep becomes a space. Emoji and some scripts need joiners and tags. */
const UNSEEN = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
/** Marks piled on one letter would run over the lines around. */
const PILED = /(\p{M}{4})\p{M}+/gu
const VISIBLE = /(?![\u2800\p{Default_Ignorable_Code_Point}])[\p{L}\p{N}\p{P}\p{S}]/u
const chatText = v.pipe(
  v.string(),
  v.maxLength(2 * CHAT_LENGTH),
  v.transform(text => text.replaceAll(UNSEEN, ' ').replaceAll(PILED, '$1')),
  v.trim(),
  v.maxLength(CHAT_LENGTH),
  v.check(text => VISIBLE.test(text)),
)

/** Every message a client may send. */
export const fromClientSchema = v.variant('type', [
  v.strictObject({ type: v.literal('hello'), protocol: v.number(), have: v.nullable(version) }),
  v.strictObject({ type: v.literal('move'), id, question: version, move: v.unknown() }),
  v.strictObject({ type: v.literal('undo'), id, version, back: v.pipe(version, v.minValue(1), v.maxValue(1000)) }),
  v.strictObject({ type: v.literal('propose'), id, version, proposal: proposalSchema }),
  v.strictObject({ type: v.literal('vote'), id, proposal: version, agree: v.boolean() }),
  v.strictObject({ type: v.literal('moves'), id, limit: v.pipe(version, v.minValue(1), v.maxValue(1000)) }),
  v.strictObject({ type: v.literal('chat'), id, text: chatText }),
  v.strictObject({ type: v.literal('draft'), draft: v.unknown() }),
])
