/** Notes about a recording: what is wrong with it, and which positions are not replayed. */
import type { IconName } from '@tortuga/ui'
import type { LoadedReplay } from '../recording/recording.ts'
import type { FairnessText } from '../../text/en/fairness.ts'
import type { ReplayText } from '../../text/en/replay.ts'

type RecordingNote = { readonly icon: IconName; readonly isBad: boolean; readonly text: string }

type NotedRecording = Pick<LoadedReplay, 'facts' | 'source' | 'isOver'>

/** The most serious first. */
export const notesOn = (
  { facts, source, isOver }: NotedRecording,
  text: ReplayText,
  why: FairnessText['check']['why'],
): readonly RecordingNote[] => {
  const { fault, badLine, sum } = facts
  const { notes: noteText } = text
  const bad = (text: string): RecordingNote => ({ icon: 'warning', isBad: true, text })
  const note = (text: string): RecordingNote => ({ icon: 'info', isBad: false, text })
  if (!isOver) return [note(noteText.notOver)]
  const notes: RecordingNote[] = []
  if (fault !== null) {
    const describe = source.stored === null ? noteText.fault : noteText.faultKept
    notes.push(bad(describe(fault.version === 0 ? 1 : fault.version + facts.firstLine - 1, why[fault.problem])))
  }
  if (badLine !== null) notes.push(bad(noteText.badLine(badLine.line)))
  else if (sum === 'wrong' && fault === null) notes.push(bad(noteText.sum))
  if (facts.header.start !== null) notes.push(note(noteText.fromPosition))
  return notes
}
