/**
 * Protects matches of newer rules from version 0.1.0, which may run on the same database during an upgrade. That version tells its clients to
 * reconnect when a match has newer rules. But when a player leaves or returns it would still write an entry, wake a bot with its own rules
 * and halt the match, and it would show stored states through its own views. So such a match is stored as over, with the truth in another
 * field, and its states are wrapped: that version changes no match that is over, and has no view of a wrapped state. Nor does it know
 * every proposal, and could not even list a match with an unknown one, so the open proposal is in another field, too.
 */
import { parseJson, parseUnknown, matchWithoutStateSchema, openProposalSchema } from '@tortuga/wire'
import type { GameTypes, Match } from '@tortuga/kit'
import * as v from 'valibot'

/** The rules number of every game in version 0.1.0. */
const RULES_OF_0_1_0 = 1

const isGuarded = (rules: number): boolean => rules > RULES_OF_0_1_0

const guardedMatchSchema = v.intersect([
  matchWithoutStateSchema,
  v.looseObject({ running: v.optional(v.boolean()), vote: v.optional(openProposalSchema) }),
])

/** The match without its state, which is stored with the entry. A match of 0.1.0 has no head, and is stored without one. */
export const printMatch = (match: Match<GameTypes>): string =>
  JSON.stringify({
    ...match,
    state: undefined,
    head: match.head ?? undefined,
    ...(isGuarded(match.rules) && { over: true, running: !match.over, proposal: null, vote: match.proposal }),
  })

export const parseMatch = (text: string): Omit<Match<GameTypes>, 'state'> => {
  const { running, vote, ...match } = parseJson(guardedMatchSchema, text)
  return running === undefined ? match : { ...match, over: !running, proposal: vote === undefined ? match.proposal : vote }
}

const WRAPPER = '{"stateOfRules":'
const wrappedStateSchema = v.strictObject({ stateOfRules: v.number(), state: v.unknown() })

export const printState = (state: unknown, rules: number): string =>
  JSON.stringify(isGuarded(rules) ? { stateOfRules: rules, state } : state)

/**
 * A vote or a proposal leaves the state as it was, so its entry refers to the version that has the state. 0.1.0 does not know references. It
 * cannot show or change guarded matches anyway; other matches it may play on, so they are stored with every state.
 */
export const mayRefer = (rules: number): boolean => isGuarded(rules)
export const REFERENCE_START = '{"stateAtVersion":'
const referenceSchema = v.strictObject({ stateAtVersion: v.number() })

export const printReference = (version: number): string => JSON.stringify({ stateAtVersion: version })

/** The version that has the state, if the text is a reference. */
export const referredVersion = (text: string): number | null =>
  text.startsWith(REFERENCE_START) ? parseJson(referenceSchema, text).stateAtVersion : null

export const parseState = (text: string): unknown =>
  text.startsWith(WRAPPER) ? parseJson(wrappedStateSchema, text).state : parseUnknown(text)
