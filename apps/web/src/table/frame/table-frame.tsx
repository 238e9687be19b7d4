/** The page around a game's table: top bar, banners, the table itself, log and chat. */
import { namesFor } from '@tortuga/kit'
import type { GameTypes } from '@tortuga/kit'
import { Announcer, Log, useSounds } from '@tortuga/ui'
import type { WebGame } from '@tortuga/ui'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useIsHidden, useIsNarrow, usePageFocus } from '../../browser/hooks.ts'
import { usePrefs } from '../../preferences/preferences.ts'
import { useLanguage, useTexts } from '../../text/language.ts'
import { TableBanners } from '../banners/table-banners.tsx'
import type { TableLink } from '../connection/table-link.ts'
import type { TableLocation } from '../connection/table-location.ts'
import type { TableDialog, TablePageContext } from '../context/table-context.ts'
import { NO_UNREAD } from '../context/unread-chat.ts'
import { useAvatars } from '../context/use-avatars.ts'
import { useHint } from '../context/use-hint.ts'
import { buildLog, namesOf } from '../model/log-lines.ts'
import { stageModel, stageTruth } from '../model/staged-model.ts'
import { seatOf, viewerOf } from '../model/table-model.ts'
import type { TableModel, TableUpdate } from '../model/table-model.ts'
import { useDirector } from '../../stage/use-director.ts'
import { TableBar } from './table-bar.tsx'
import { useTableChat } from './table-chat.tsx'
import { TableDialogs } from './table-dialogs.tsx'
import { useTableProps } from './use-table-props.tsx'
import { useTurnIndicator } from './use-turn-indicator.ts'

const PhoneChat = lazy(async () => ({ default: (await import('../unread-chat/unread-chat.tsx')).PhoneChat }))

/** A hook that answers for the player: the answer that is being given, or null. */
export type UseAnswer = (model: TableModel, web: WebGame<GameTypes>, link: TableLink) => unknown

type Props = {
  readonly location: TableLocation
  readonly link: TableLink
  /** The table as it is. */
  readonly truth: TableModel
  readonly update: TableUpdate
  /** The first update of the page. Others may have moved while the table was loading. */
  readonly first: TableUpdate
  readonly web: WebGame<GameTypes>
  readonly useAnswer: UseAnswer
}

/** Every game puts the viewer's own pieces on a wooden shelf, so its first control is the hand. */
const focusHand = (): void => document.querySelector<HTMLElement>('.table .wood :is(button, a, input, [tabindex="0"])')?.focus()

/** Opens the result when the match ends while the page is open. */
const useResultAtEnd = (isOver: boolean, open: () => void): void => {
  const wasPlaying = useRef(!isOver)
  useEffect(() => {
    if (!isOver || !wasPlaying.current) return
    wasPlaying.current = false
    open()
  }, [isOver])
}

const SkipLinks = ({ hasHand }: { readonly hasHand: boolean }): ReactNode => {
  const { table } = useTexts()
  return (
    <>
      <a className="skip vh" href="#content">
        {table.skip}
      </a>
      {hasHand ? (
        <button type="button" className="skip vh" onClick={focusHand}>
          {table.skipToHand}
        </button>
      ) : null}
    </>
  )
}

export const TableFrame = ({ location, link, truth, update: newest, first, web, useAnswer }: Props): ReactNode => {
  const texts = useTexts()
  const language = useLanguage()
  const isNarrow = useIsNarrow()
  const isHidden = useIsHidden()
  const heading = usePageFocus()
  const [dialog, setDialog] = useState<TableDialog | null>(null)
  const [rule, setRule] = useState<string | null>(null)
  const [unread, setUnread] = useState(NO_UNREAD)
  const staged = useDirector(web, viewerOf(truth), stageTruth(truth, newest, first, location.type, Date.now))
  const model = stageModel(truth, newest, staged)
  const hint = useHint(model, web, language)
  const update = model.update ?? newest
  const { players } = update
  const seat = seatOf(truth)
  const name = useMemo(() => namesFor(namesOf(players, texts), seat), [players, texts, seat])
  const log = useMemo(
    () => buildLog(model, { web, texts, language, name }, staged.stage.isBehind),
    [truth.log, staged.cursor, staged.stage.isBehind, newest, truth.presence, web, texts, language, name],
  )
  const hasEarlier = (truth.log[0]?.version ?? 0) > 0
  const earlier = hasEarlier ? { label: texts.table.earlier, load: link.readEarlier } : null
  const answer = useAnswer(model, web, link)
  const obvious = staged.stage.isBehind ? null : answer
  const isTurnIn = ({ over, awaited }: TableUpdate): boolean => answer === null && seat !== null && !over && awaited.includes(seat)
  const avatars = useAvatars(location.type === 'device', players, truth.welcome?.avatars)
  const context: TablePageContext = {
    location,
    link,
    model,
    truth,
    web,
    name,
    avatars,
    seat,
    openDialog: setDialog,
    openRules: () => setRule(''),
    hint,
  }
  const tableProps = useTableProps({ ...context, update, staged, obvious, openRule: setRule })
  const chat = useTableChat(context)
  const title = web.listing.title[language]
  const { stage } = staged
  // In a hidden tab the title and the sound call the player, even while a summary waits.
  const isMyTurn = (isHidden || !stage.isBehind) && isTurnIn(newest)
  useTurnIndicator(title, isMyTurn)
  useSounds(
    { beat: stage.beat, isMyTurn, isOver: update.over },
    usePrefs(prefs => (prefs.sound ? 1 : 0)),
  )
  useResultAtEnd(update.over && stage.beat === null, () => setDialog('result'))

  const subtitle = web.subtitle(update.view, language)
  const lastLine = log.findLast(({ kind }) => kind === 'line')?.text ?? ''
  const { Table } = web
  return (
    <div className="table-page">
      <SkipLinks hasHand={seat !== null} />
      <TableBar {...context} subtitle={subtitle} unread={unread.count} />
      <TableBanners {...context} />
      <Announcer />
      <div className="table-main">
        <main className="table" id="content" tabIndex={-1} data-version={update.version}>
          <h1 className="vh" ref={heading} tabIndex={-1}>{`${title}, ${subtitle}`}</h1>
          {isNarrow ? (
            <Suspense>
              <PhoneChat {...context} unread={unread} isOpen={dialog === 'chat'} onChange={setUnread} />
            </Suspense>
          ) : null}
          {isNarrow && unread.latest === null ? (
            <button type="button" className="lastline" onClick={() => setDialog('log')} aria-label={`${texts.table.log}: ${lastLine}`}>
              <span>{lastLine}</span>
            </button>
          ) : null}
          <Table {...tableProps} />
        </main>
        <aside className={isNarrow ? 'side vh' : 'side'} aria-label={texts.table.log}>
          <h2>{texts.table.log}</h2>
          <Log lines={log} label={texts.table.log} live hasCards earlier={isNarrow ? null : earlier} />
          {isNarrow ? null : (
            <section className="chat-panel" aria-label={texts.table.chat}>
              <h2>{texts.table.chat}</h2>
              {chat(true)}
            </section>
          )}
        </aside>
      </div>
      <TableDialogs
        context={context}
        dialog={dialog}
        log={log}
        earlier={earlier}
        chat={chat}
        rule={rule}
        onClose={() => setDialog(null)}
        onCloseRules={() => setRule(null)}
      />
    </div>
  )
}
