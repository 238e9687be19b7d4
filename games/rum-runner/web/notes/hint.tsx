/** A hint and why: set up as a draft at a tap, or done where there is nothing to set up. It stands in the note on a phone, beside the buttons where there is room. */
import { HintLine } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { sayMove } from '../deeds.ts'
import { NOTHING } from '../draft/drafting.ts'
import { draftOf } from '../draft/redraft.ts'
import { useSetting } from '../setting.ts'

export const Hint = (): ReactElement | null => {
  const setting = useSetting()
  const { hint, text, change, canAct, view, send } = setting
  if (hint === null || !canAct) return null
  const draft = draftOf(view, hint.move)
  const isWhole = JSON.stringify(draft) === JSON.stringify(NOTHING)
  if (!isWhole && JSON.stringify(draft) === JSON.stringify(setting.draft)) return null
  return (
    <HintLine
      word={text.hint}
      take={
        isWhole
          ? { word: sayMove(setting, hint.move), onTake: () => send(hint.move) }
          : { word: text.takeHint, onTake: () => change(() => draft) }
      }
    >
      {hint.why}
    </HintLine>
  )
}
