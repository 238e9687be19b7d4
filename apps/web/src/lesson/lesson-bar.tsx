/** The top bar of a lesson and its options dialog. */
import { Button, Dialog, ToolButton } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { useIsNarrow } from '../browser/hooks.ts'
import { Brand } from '../shell/page-frame.tsx'
import { PreferenceFields } from '../settings/preference-fields.tsx'
import { useTexts } from '../text/language.ts'
import { useLessonText } from '../text/lesson.ts'
import type { LessonActions } from './use-lesson.ts'
import '../table/dialogs/dialogs.css'

type Props = { readonly actions: LessonActions; readonly onLeave: () => void }

export const LessonOptions = ({ actions, onLeave, onClose }: Props & { readonly onClose: () => void }): ReactNode => {
  const texts = useTexts()
  const text = useLessonText()
  return (
    <Dialog title={texts.table.options} closeLabel={texts.close} onClose={onClose}>
      <div className="stack preferences">
        <PreferenceFields />
        <div className="option-acts">
          <Button
            icon="again"
            onPress={() => {
              onClose()
              actions.startOver()
            }}
          >
            {text.startOver}
          </Button>
          <Button icon="leave" onPress={onLeave}>
            {text.leave}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

export const LessonBar = ({
  title,
  subtitle,
  actions,
  onRules,
  onOptions,
  onLeave,
}: Props & {
  readonly title: string
  readonly subtitle: string
  readonly onRules: () => void
  readonly onOptions: () => void
}): ReactNode => {
  const texts = useTexts()
  const text = useLessonText()
  const isNarrow = useIsNarrow()
  return (
    <header className="top">
      <Brand label={`Tortuga: ${texts.home}`} />
      <p className="where">
        <b>{title}</b> <span title={subtitle}>{subtitle}</span>
      </p>
      <div className="tools">
        {isNarrow ? null : <ToolButton name={text.startOver} icon="again" onPress={actions.startOver} />}
        <ToolButton name={texts.table.rules} icon="book" onPress={onRules} />
        <ToolButton name={texts.table.options} icon="options" onPress={onOptions} aria-haspopup="dialog" />
        <ToolButton name={text.leave} icon="leave" onPress={onLeave} />
      </div>
    </header>
  )
}
