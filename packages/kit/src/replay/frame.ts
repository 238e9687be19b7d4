/** What a replay consists of: frames, and the fault that stopped it. */
import type { GameTypes } from '../game.ts'
import type { Entry } from '../journal/journal.ts'
import type { Match } from '../match/transition.ts'

/** The match at one version, with the entry and the events that led to it. */
export type Frame<T extends GameTypes> = {
  readonly version: number
  readonly entry: Entry | null // null at version 0, the start
  readonly events: readonly T['event'][]
  readonly match: Match<T>
}

/**
 * Why an entry cannot have happened:
 * - `no-seed`: the journal does not contain its seed, so nothing can be replayed;
 * - `options`: the header does not describe a match of this game;
 * - `refused`: the kernel or the rules refuse the entry;
 * - `differs`: replaying gives another entry, or the player in the seat could not have made it;
 * - `not-time-up`: the clock played another move than `timeUp`;
 * - `not-alone`: a person was not asked to vote;
 * - `rules`: the journal belongs to another edition of the rules;
 * - `broken`: the rules threw an error.
 */
export type ReplayFault = {
  readonly version: number
  readonly problem: 'no-seed' | 'options' | 'refused' | 'differs' | 'not-time-up' | 'not-alone' | 'rules' | 'broken'
}
