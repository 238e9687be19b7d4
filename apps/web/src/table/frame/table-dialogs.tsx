/** The dialogs and the rules panel over a table; each is loaded when it is opened. */
import type { EarlierLog, LogLine } from '@tortuga/ui'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useIsNarrow } from '../../browser/hooks.ts'
import type { TableDialog, TablePageContext } from '../context/table-context.ts'

const LogChatSheet = lazy(async () => ({ default: (await import('../dialogs/log-chat-sheet.tsx')).LogChatSheet }))
const ResultDialog = lazy(async () => ({ default: (await import('../dialogs/result-dialog.tsx')).ResultDialog }))
const OptionsDialog = lazy(async () => ({ default: (await import('../dialogs/options-dialog.tsx')).OptionsDialog }))
const RulesPanel = lazy(async () => ({ default: (await import('../dialogs/rules-panel.tsx')).RulesPanel }))

type Props = {
  readonly context: TablePageContext
  readonly dialog: TableDialog | null
  readonly log: readonly LogLine[]
  readonly earlier: EarlierLog | null
  readonly chat: (isLive: boolean) => ReactNode
  /** The rule that the rules panel shows, '' for the whole rulebook; null while it is closed. */
  readonly rule: string | null
  readonly onClose: () => void
  readonly onCloseRules: () => void
}

export const TableDialogs = ({ context, dialog, log, earlier, chat, rule, onClose, onCloseRules }: Props): ReactNode => {
  const isNarrow = useIsNarrow()
  return (
    <Suspense>
      {rule === null ? null : <RulesPanel web={context.web} rule={rule === '' ? null : rule} isNarrow={isNarrow} onClose={onCloseRules} />}
      {dialog === 'log' || dialog === 'chat' ? (
        <LogChatSheet kind={dialog} log={log} earlier={earlier} chat={chat(false)} onClose={onClose} />
      ) : null}
      {dialog === 'options' ? <OptionsDialog {...context} onClose={onClose} /> : null}
      {dialog === 'result' ? <ResultDialog {...context} onClose={onClose} /> : null}
    </Suspense>
  )
}
