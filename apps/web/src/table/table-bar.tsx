/** The bar over a table: where one is, and what one may ask for. On a phone the rest is inside the options. */
import { Tag, Tool } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { useIsNarrow } from '../hooks.ts'
import { Brand } from '../shell.tsx'
import { useLanguage, useTexts } from '../text/index.ts'
import { mayHint, undoOf } from './context.ts'
import type { TableContext } from './context.ts'
import { moveInFlight } from './model.ts'

export const TableBar = ({ subtitle, ...context }: TableContext & { readonly subtitle: string }): ReactNode => {
  const texts = useTexts()
  const { table } = texts
  const language = useLanguage()
  const isNarrow = useIsNarrow()
  const undo = undoOf(context)
  const { web, seat, hint, openRules, openSheet } = context
  return (
    <header className="top">
      <Brand label={`Tortuga: ${texts.home}`} />
      <p className="where">
        <b>{web.face.title[language]}</b> <span>{subtitle}</span>
      </p>
      <span role="status" className="sending">
        {moveInFlight(context.model) === null ? null : (
          <span className="late">
            <Tag icon="send">{table.sending}</Tag>
          </span>
        )}
      </span>
      <div className="tools">
        {seat === null || isNarrow ? null : (
          <>
            <Tool
              name={table.undo}
              icon="undo"
              onPress={() => undo?.act()}
              blocked={undo === null}
              title={undo === null ? table.undoNot : undo.type === 'asked' ? table.undoAsk : table.undoFree}
            />
            <Tool
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
            <Tool name={table.log} icon="log" onPress={() => openSheet('log')} aria-haspopup="dialog" />
            <Tool name={table.chat} icon="chat" onPress={() => openSheet('chat')} aria-haspopup="dialog" />
          </>
        ) : (
          <Tool name={table.rules} icon="book" onPress={openRules} />
        )}
        <Tool name={table.options} icon="options" onPress={() => openSheet('options')} aria-haspopup="dialog" />
      </div>
    </header>
  )
}
