/** The findings of the shuffle check in words. */
import type { CheckFinding } from '@tortuga/wire'
import type { FairnessText } from '../../text/en/fairness.ts'

type CheckText = FairnessText['check']

const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

/** `isSealKnown`: this browser remembers the seal from before the match. */
export const describeFinding = ({ check, result, line, why }: CheckFinding, isSealKnown: boolean, text: CheckText): string => {
  if (result === 'holds') return text.holds[check === 'commitment' && isSealKnown ? 'commitmentSeen' : check]
  if (result === 'not-checked') {
    if (why === 'not-asked-for') return check === 'own' || check === 'head' ? text.notChecked[check] : text.notChecked.unsealed
    if (check === 'end' && why === 'not-over') return text.notChecked.unreached
  }
  const because = why === null ? '' : text.why[why]
  return line === null ? asSentence(because) : `${text.atLine(line)} ${because}.`
}
