/** The rulebook at the side, opened at the rule in question. One goes on playing beside it; on a phone it covers the table. */
import type { GameTypes } from '@tortuga/kit'
import { Button, Dialog, MarkdownView } from '@tortuga/ui'
import '@tortuga/ui/markdown.css'
import type { WebGame } from '@tortuga/ui'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLoad } from '../hooks.ts'
import { useLanguage, useTexts } from '../text/index.ts'
import { useLaterTexts } from '../text/later/index.ts'

type Props = { readonly web: WebGame<GameTypes>; readonly rule: string | null; readonly isNarrow: boolean; readonly onClose: () => void }

const Book = ({ web, rule }: Pick<Props, 'web' | 'rule'>): ReactNode => {
  const texts = useTexts()
  const { rulebook } = useLaterTexts()
  const language = useLanguage()
  const [book] = useLoad(web.rulebook[language], language)
  if (book.type === 'failed') return <p>{rulebook.missing}</p>
  if (book.type === 'loading') return <p className="late muted">{texts.loading}</p>
  return <MarkdownView text={book.value} rule={rule} />
}

export const RulesPanel = ({ web, rule, isNarrow, onClose }: Props): ReactNode => {
  const texts = useTexts()
  const { rulebook } = useLaterTexts()
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (isNarrow) return undefined
    opener.current = document.activeElement
    heading.current?.focus()
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus()
    }
  }, [isNarrow])
  const title = rulebook.title(web.face.title[language])
  if (isNarrow)
    return (
      <Dialog kind="side" title={title} closeLabel={texts.close} onClose={onClose}>
        <Book web={web} rule={rule} />
      </Dialog>
    )
  return (
    <section
      className="rules-panel"
      aria-label={title}
      onKeyDown={event => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <header className="dialog-head">
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <Button kind="quiet" icon="close" aria-label={texts.close} onPress={onClose} />
      </header>
      <div className="dialog-body" tabIndex={0} role="group" aria-label={title}>
        <Book web={web} rule={rule} />
      </div>
    </section>
  )
}
