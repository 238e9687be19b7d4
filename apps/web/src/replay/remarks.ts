/** What has to be said about a recording before one looks at it: what does not hold, what is shown in another way than by playing it. */
import type { IconName } from '@tortuga/ui'
import type { Recording } from './recording.ts'
import type { ReplayTexts } from './text/texts.ts'

type Remark = { readonly icon: IconName; readonly isBad: boolean; readonly text: string }

type Told = Pick<Recording, 'facts' | 'source' | 'isOver' | 'first'>

/** The gravest first. */
export const remarksOf = ({ facts, source, isOver, first }: Told, words: ReplayTexts): readonly Remark[] => {
  const { fault, badLine, sum, played, entries } = facts
  const { strip, check } = words
  const bad = (text: string): Remark => ({ icon: 'warning', isBad: true, text })
  const note = (text: string): Remark => ({ icon: 'info', isBad: false, text })
  if (!isOver) return [note(strip.notOver)]
  const remarks: Remark[] = []
  if (fault !== null) {
    const say = source.kept === null ? strip.fault : strip.faultKept
    remarks.push(bad(say(fault.version + 1, check.why[fault.problem])))
  }
  if (badLine !== null) remarks.push(bad(strip.badLine(badLine.line)))
  else if (sum === 'wrong' && fault === null) remarks.push(bad(strip.sum))
  if (first > 0) remarks.push(note(strip.lostSome(first)))
  else if (fault === null && played.first > entries.length) remarks.push(note(strip.keptAll))
  else if (fault === null && played.first > 0) remarks.push(note(strip.keptSome(played.first)))
  return remarks
}
