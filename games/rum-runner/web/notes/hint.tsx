/** A hint and why: set up as a draft at a tap, or done where there is nothing to set up. It stands in the note on a phone, beside the buttons where there is room. */
import { HintLine } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { sayMove } from '../deeds.ts'
import { NOTHING } from '../draft/drafting.ts'
import { draftOf } from '../draft/redraft.ts'
import { useSetting } from '../setting.ts'

/** `onBack` leaves what is still being read of the last raid: the hint is about what comes after it. */
export const Hint = ({ onBack }: { readonly onBack: (() => void) | null }): ReactElement | null => {
  const setting = useSetting()
  const { hint, text, change, canAct, view, send } = setting
  if (hint === null || !canAct) return null
  const draft = draftOf(view, hint.move)
  const isWhole = JSON.stringify(draft) === JSON.stringify(NOTHING)
  const isSetUp = !isWhole && JSON.stringify(draft) === JSON.stringify(setting.draft)
  const deed = sayMove(setting, hint.move)
  return (
    <HintLine
      word={text.hint}
      take={
        isWhole
          ? { word: deed, onTake: () => send(hint.move) }
          : isSetUp
            ? null
            : {
                word: text.takeHint,
                onTake: () => {
                  change(() => draft)
                  onBack?.()
                },
              }
      }
    >
      {/* where a button says it as well, it is only heard here */}
      <span className={isWhole || isSetUp ? 'vh' : undefined}>
        {deed}
        {hint.why === '' ? '' : ' – '}
      </span>
      {hint.why}
    </HintLine>
  )
}
