/** The rules beside the table, open at one rule. Play can continue next to it; on a phone it covers the table. */
import type { GameTypes } from '@tortuga/kit'
import { Button, Dialog } from '@tortuga/ui'
import './rules-panel.css'
import type { WebGame } from '@tortuga/ui'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { RulesView } from '../../rulebook/rules-view.tsx'
import { useLanguage, useTexts } from '../../text/language.ts'
import { usePageText } from '../../text/pages.ts'

type Props = { readonly web: WebGame<GameTypes>; readonly rule: string | null; readonly isNarrow: boolean; readonly onClose: () => void }

export const RulesPanel = ({ web, rule, isNarrow, onClose }: Props): ReactNode => {
  const texts = useTexts()
  const { rulebook } = usePageText()
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
  const title = rulebook.title(web.listing.title[language])
  if (isNarrow)
    return (
      <Dialog kind="side" title={title} closeLabel={texts.close} onClose={onClose}>
        <RulesView web={web} rule={rule} />
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
        <RulesView web={web} rule={rule} />
      </div>
    </section>
  )
}
