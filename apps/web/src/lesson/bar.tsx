/** The bar over a lesson, and its options: the same taste as everywhere, and the ways to begin again or to leave. */
import { Button, Dialog, Tool } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { useIsNarrow } from '../hooks.ts'
import { Brand } from '../shell.tsx'
import { TasteFields } from '../table/options.tsx'
import { useTexts } from '../text/index.ts'
import { useLessonTexts } from './text/index.ts'
import type { Acts } from './use-lesson.ts'

type Leaving = { readonly acts: Acts; readonly onLeave: () => void }

export const LessonOptions = ({ acts, onLeave, onClose }: Leaving & { readonly onClose: () => void }): ReactNode => {
  const texts = useTexts()
  const words = useLessonTexts()
  return (
    <Dialog title={texts.table.options} closeLabel={texts.close} onClose={onClose}>
      <div className="stack options">
        <TasteFields />
        <div className="option-acts">
          <Button
            icon="again"
            onPress={() => {
              onClose()
              acts.startOver()
            }}
          >
            {words.startOver}
          </Button>
          <Button icon="leave" onPress={onLeave}>
            {words.leave}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

export const LessonBar = ({
  title,
  subtitle,
  acts,
  onRules,
  onOptions,
  onLeave,
}: Leaving & {
  readonly title: string
  readonly subtitle: string
  readonly onRules: () => void
  readonly onOptions: () => void
}): ReactNode => {
  const texts = useTexts()
  const words = useLessonTexts()
  const isNarrow = useIsNarrow()
  return (
    <header className="top">
      <Brand label={`Tortuga: ${texts.home}`} />
      <p className="where">
        <b>{title}</b> <span>{subtitle}</span>
      </p>
      <div className="tools">
        {isNarrow ? null : <Tool name={words.startOver} icon="again" onPress={acts.startOver} />}
        <Tool name={texts.table.rules} icon="book" onPress={onRules} />
        <Tool name={texts.table.options} icon="options" onPress={onOptions} aria-haspopup="dialog" />
        <Tool name={words.leave} icon="leave" onPress={onLeave} />
      </div>
    </header>
  )
}
