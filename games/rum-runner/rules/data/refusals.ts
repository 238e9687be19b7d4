/** Why a move is refused, and the rules it breaks. A refusal that several rules share names the broken one itself, in `rules`. */
import type { Effect } from './effect-data.ts'
import type { BoardPlace, Face, Side, Task } from './types.ts'

/** Numbers of paragraphs of the rulebook. */
export type RuleNumbers = readonly string[]

export type Refusal =
  | { readonly type: 'over'; readonly rules: RuleNumbers }
  | { readonly type: 'watching' }
  | { readonly type: 'not-awaited'; readonly side: Side; readonly rules: RuleNumbers } // the side that is awaited
  | { readonly type: 'other-question'; readonly asked: Task['type'] | Effect['type']; readonly rules: RuleNumbers }
  | { readonly type: 'other-side'; readonly side: Side } // the side that has this action
  | { readonly type: 'not-in-hand'; readonly card: Face; readonly rules: RuleNumbers }
  | { readonly type: 'wrong-kind'; readonly card: Face; readonly rules: RuleNumbers }
  | { readonly type: 'too-dear'; readonly cost: number; readonly coins: number; readonly rules: RuleNumbers }
  | { readonly type: 'hand-full' }
  | { readonly type: 'nothing-to-draw'; readonly rules: RuleNumbers }
  | { readonly type: 'event-useless'; readonly card: Face; readonly needs: 'ready-ship' | 'ship' | 'hazard'; readonly rules: RuleNumbers }
  | { readonly type: 'no-island'; readonly island: number }
  | { readonly type: 'island-taken'; readonly island: number; readonly isle: string; readonly rules: RuleNumbers }
  | { readonly type: 'no-card-there'; readonly at: BoardPlace; readonly rules: RuleNumbers }
  | { readonly type: 'named-twice'; readonly rules: RuleNumbers }
  | { readonly type: 'names-none'; readonly rules: RuleNumbers }
  | { readonly type: 'too-many'; readonly given: number; readonly most: number; readonly rules: RuleNumbers }
  | { readonly type: 'wrong-count'; readonly given: number; readonly amount: number; readonly rules: RuleNumbers }
  | { readonly type: 'not-funded'; readonly island: number; readonly coins: number; readonly cost: number }
  | { readonly type: 'already-up'; readonly rules: RuleNumbers }
  | { readonly type: 'not-due'; readonly rules: RuleNumbers }
  | { readonly type: 'no-ship'; readonly ship: number; readonly rules: RuleNumbers }
  | { readonly type: 'no-crew-there'; readonly rules: RuleNumbers }
  | { readonly type: 'crew-not-yours'; readonly card: Face }
  | { readonly type: 'ship-full'; readonly ship: number; readonly places: number }
  | { readonly type: 'nothing-changes' }
  | { readonly type: 'ship-has-coins'; readonly ship: number; readonly coins: number; readonly rules: RuleNumbers }
  | { readonly type: 'ship-without-crew'; readonly ship: number; readonly rules: RuleNumbers }
  | { readonly type: 'not-raiding'; readonly rules: RuleNumbers }
  | { readonly type: 'ship-too-cheap'; readonly cost: number; readonly least: number }
  | { readonly type: 'more-than-cost'; readonly own: number; readonly most: number }
  | { readonly type: 'cannot-meet'; readonly way: number; readonly rules: RuleNumbers }
  | { readonly type: 'icon-not-there' }
  | { readonly type: 'no-coin-there'; readonly rules: RuleNumbers }
  | { readonly type: 'same-place'; readonly rules: RuleNumbers }
  | { readonly type: 'not-in-discards'; readonly card: Face; readonly rules: RuleNumbers }
  | { readonly type: 'must-be-done' }

/** The rules of each type of refusal; for a refusal with its own `rules`, all that it can stand for. */
export const REFUSAL_RULES = {
  over: ['R10.3', 'R10.4'],
  watching: ['R1.1'],
  'not-awaited': ['R2.6', 'R3.1'],
  'other-question': ['R3.1'],
  'other-side': ['R3.5'],
  'not-in-hand': ['R3.9', 'R4.1', 'R4.3', 'R5.1'],
  'wrong-kind': ['R4.4'],
  'too-dear': ['R3.9', 'R4.6', 'R5.1', 'R5.3', 'R7.2', 'R7.4'],
  'hand-full': ['R3.6', 'R3.8'],
  'nothing-to-draw': ['R3.6', 'R6.1', 'R6.3'],
  'event-useless': ['R3.9'],
  'no-island': ['R1.5'],
  'island-taken': ['R4.1', 'R4.2'],
  'no-card-there': ['R4.5', 'R4.6'],
  'named-twice': ['R4.1', 'R4.6', 'R7.1'],
  'names-none': ['R3.6', 'R4.1', 'R4.6', 'R7.1'],
  'too-many': ['R12.2', 'R12.6', 'R1.8'],
  'wrong-count': ['R3.11', 'R7.7', 'R7.8'],
  'not-funded': ['R3.3'],
  'already-up': ['R3.2', 'R7.4', 'R13.4', 'R13.5'],
  'not-due': ['R3.10', 'R9.1'],
  'no-ship': ['R5.1', 'R7.1'],
  'no-crew-there': ['R5.2', 'R9.1'],
  'crew-not-yours': ['R5.2'],
  'ship-full': ['R5.4'],
  'nothing-changes': ['R3.6'],
  'ship-has-coins': ['R7.1'],
  'ship-without-crew': ['R7.1'],
  'not-raiding': ['R7.9'],
  'ship-too-cheap': ['R13.14'],
  'more-than-cost': ['R7.4'],
  'cannot-meet': ['R7.6', 'R7.7'],
  'icon-not-there': ['R7.8'],
  'no-coin-there': ['R13.3', 'R13.4', 'R1.8'],
  'same-place': ['R12.3', 'R13.3'],
  'not-in-discards': ['R12.4', 'R13.2'],
  'must-be-done': ['R9.3'],
} as const satisfies Record<Refusal['type'], readonly string[]>
