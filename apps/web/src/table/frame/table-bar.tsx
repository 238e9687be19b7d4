/** The top bar of a table: the game, undo, hint, log, chat, rules and options. On a phone the rules are in the options. */
import { Tag, ToolButton } from '@tortuga/ui'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useIsNarrow } from '../../browser/hooks.ts'
import { Brand } from '../../shell/page-frame.tsx'
import { useLanguage, useTexts } from '../../text/language.ts'
import { mayHint, undoOf } from '../context/table-context.ts'
import type { TablePageContext } from '../context/table-context.ts'
import { moveInFlight } from '../model/table-model.ts'

const UnreadBadge = lazy(async () => ({ default: (await import('../unread-chat/unread-chat.tsx')).UnreadBadge }))

type Props = TablePageContext & { readonly subtitle: string; readonly unread: number }

export const TableBar = ({ subtitle, unread, ...context }: Props): ReactNode => {
  const texts = useTexts()
  const { table } = texts
  const language = useLanguage()
  const isNarrow = useIsNarrow()
  const undo = undoOf(context)
  const { web, seat, hint, openRules, openDialog } = context
  return (
    <header className="top">
      <Brand label={`Tortuga: ${texts.home}`} />
      <p className="where">
        <b>{web.listing.title[language]}</b> <span title={subtitle}>{subtitle}</span>
      </p>
      <span role="status" className="sending">
        {moveInFlight(context.model) === null ? null : (
          <span className="late">
            <Tag icon="send">{table.sending}</Tag>
          </span>
        )}
      </span>
      <div className="tools">
        {seat === null ? null : (
          <>
            <ToolButton
              name={table.undo}
              icon="undo"
              onPress={() => undo?.run()}
              blocked={undo === null}
              title={undo === null ? table.undoNot : undo.type === 'asked' ? table.undoAsk : table.undoFree}
            />
            <ToolButton
              name={hint.state.type === 'thinking' ? table.hintThinking : table.hint}
              icon="hint"
              onPress={hint.ask}
              blocked={!mayHint(context)}
              {...(mayHint(context) ? {} : { title: table.hintNot })}
            />
          </>
        )}
        {isNarrow ? (
          <>
            <ToolButton name={table.log} icon="log" onPress={() => openDialog('log')} aria-haspopup="dialog" />
            <ToolButton name={table.chat} icon="chat" onPress={() => openDialog('chat')} aria-haspopup="dialog">
              <Suspense>{unread === 0 ? null : <UnreadBadge count={unread} />}</Suspense>
            </ToolButton>
          </>
        ) : (
          <ToolButton name={table.rules} icon="book" onPress={openRules} />
        )}
        <ToolButton name={table.options} icon="options" onPress={() => openDialog('options')} aria-haspopup="dialog" />
      </div>
    </header>
  )
}
