/** The page around a game's table: bar, strips, the table itself, log and talk. */
import type { GameTypes, Seat } from '@tortuga/kit'
import { CHAT_LENGTH } from '@tortuga/room'
import { Announcer, Chat, Log, SeatPlate, wantsLessMotion, Waves } from '@tortuga/ui'
import type { ChatEntry, TableProps, WebGame } from '@tortuga/ui'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useIsNarrow, usePageFocus } from '../hooks.ts'
import { PageStrips } from '../offline/strips.tsx'
import { usePrefs } from '../prefs.ts'
import { Brand } from '../shell.tsx'
import { StripBox } from '../strip.tsx'
import { useLanguage, useTexts } from '../text/index.ts'
import { useAid } from './aid.ts'
import type { TableLink } from './connect.ts'
import { useHint } from './hint.ts'
import { makeLog, namesOf } from './log-lines.ts'
import { mayAct, moveInFlight, seatOf, viewerOf } from './model.ts'
import type { TableModel } from './model.ts'
import type { Place } from './place.ts'
import { keepDraft, keptFor, readDraft } from './reload.ts'
import { TalkSheet } from './sheets.tsx'
import type { Sheet } from './sheets.tsx'
import { useSounds } from './sounds.ts'
import { Strips } from './strips.tsx'
import { TableBar } from './table-bar.tsx'
import { useTurnSign } from './turn-sign.ts'

const OverDialog = lazy(async () => ({ default: (await import('./over.tsx')).OverDialog }))
const OptionsDialog = lazy(async () => ({ default: (await import('./options.tsx')).OptionsDialog }))
const RulesPanel = lazy(async () => ({ default: (await import('./rules-panel.tsx')).RulesPanel }))

/** The table's outline while it is on its way: no spinner, the same places. */
export const TableOutline = ({ words }: { readonly words: string }): ReactNode => {
  const texts = useTexts()
  return (
    <div className="table-page">
      <header className="top">
        <Brand label={`Tortuga: ${texts.home}`} />
      </header>
      <StripBox>
        <PageStrips />
      </StripBox>
      <div className="table-main">
        <main className="table outline">
          <Waves />
          <p className="outline-words late" role="status">
            {words}
          </p>
          <div className="outline-shelf wood" />
        </main>
        <aside className="side" />
      </div>
    </div>
  )
}

type Props = { readonly place: Place; readonly link: TableLink; readonly model: TableModel; readonly web: WebGame<GameTypes> }

const chatEntries = (model: TableModel, name: (seat: Seat) => string, onlooker: string, me: string): readonly ChatEntry[] => [
  ...model.chat.map(({ seat, text, at }, index) => ({ key: `${at} ${index}`, name: seat === null ? onlooker : name(seat), text })),
  ...model.flight.flatMap(({ ask }) => (ask.type === 'chat' ? [{ key: ask.id, name: me, text: ask.text, isSending: true }] : [])),
]

/** The first thing on the shelf that can be reached: what belongs to the viewer rests on wood, in every game. */
const goToHand = (): void => document.querySelector<HTMLElement>('.table .wood :is(button, a, input, [tabindex="0"])')?.focus()

export const TableFrame = ({ place, link, model, web }: Props): ReactNode => {
  const texts = useTexts()
  const language = useLanguage()
  const isNarrow = useIsNarrow()
  const heading = usePageFocus()
  const hasMotion = usePrefs(prefs => prefs.animation)
  const isMuted = usePrefs(prefs => prefs.muted)
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [rule, setRule] = useState<string | null>(null)
  const [draft, setDraft] = useState(() => readDraft(place.id))
  const hint = useHint(model, web, language)
  const aid = useAid(web.game.id)
  const viewer = viewerOf(model)
  const kept = useMemo(() => keptFor(place.id, viewer), [place.id, viewer])
  const { update } = model
  const players = update?.players ?? model.welcome?.match.players ?? []
  const name = useMemo(() => namesOf(players, texts), [players, texts])
  const log = useMemo(
    () => makeLog(model, { web, texts, language, name }),
    [model.log, model.update, model.presence, web, texts, language, name],
  )
  const happened = useMemo(
    () => model.fresh.flatMap(({ version, events }) => events.map(event => ({ version, event: event as GameTypes['event'] }))),
    [model.fresh],
  )
  const title = web.face.title[language]
  const lastLine = log.findLast(({ kind }) => kind === 'line')?.text ?? ''
  const seat = seatOf(model)
  const isMyTurn = update !== null && seat !== null && !update.over && update.awaited.includes(seat)
  useTurnSign(title, isMyTurn)
  useSounds(update?.version ?? 0, isMyTurn)

  const wasPlaying = useRef(update?.over === false)
  useEffect(() => {
    if (update?.over !== true || !wasPlaying.current) return undefined
    wasPlaying.current = false
    const timer = setTimeout(() => setSheet('over'), 1200) // the last move is seen first
    return () => clearTimeout(timer)
  }, [update?.over])

  if (update === null) return <TableOutline words={texts.loading} />
  const isKernels = model.refused !== null && model.refused.rules.length === 0
  const seatPlate = (chair: Seat): ReactNode => {
    const player = players[chair] ?? { name: '', bot: null }
    return (
      <SeatPlate
        seat={chair}
        player={{ ...player, name: name(chair) }}
        isYou={chair === seat}
        isTurn={!update.over && update.awaited.includes(chair)}
        here={model.here[chair]?.here ?? true}
        level={player.bot === null ? null : (web.levelNames[language][player.bot] ?? player.bot)}
        clock={update.clocks === null ? null : { left: update.clocks[chair] ?? 0, since: model.updatedAt }}
        words={texts.table}
      />
    )
  }
  const table: TableProps<GameTypes> = {
    game: web.game,
    view: update.view,
    viewer,
    players,
    awaited: update.over ? [] : update.awaited,
    mayAct: mayAct(model),
    language,
    inFlight: moveInFlight(model),
    refused: model.refused === null || isKernels || model.refused.ask.type !== 'move' ? null : model.refused,
    happened,
    drafts: players.map((_, chair) => (chair === seat ? null : (model.here[chair]?.draft ?? null))),
    hint: hint.state.type === 'given' ? hint.state.hint : null,
    animate: hasMotion && !wantsLessMotion(),
    clocks: update.clocks === null ? null : { left: update.clocks, since: model.updatedAt },
    kept,
    aid,
    send: link.move,
    sendDraft: link.draft,
    openRule: setRule,
    seatPlate,
  }
  const me = seat === null ? texts.table.guest : name(seat)
  const chat = (live: boolean): ReactNode => (
    <Chat
      lines={chatEntries(model, name, texts.table.guest, me)}
      phrases={texts.table.phrases}
      words={texts.table.words}
      draft={draft}
      onDraft={text => {
        setDraft(text)
        keepDraft(place.id, text)
      }}
      onSay={link.say}
      isMuted={isMuted}
      longest={CHAT_LENGTH}
      live={live}
    />
  )
  const Table = web.Table
  const context = { place, link, model, web, name, seat, openSheet: setSheet, openRules: () => setRule(''), hint }
  return (
    <div className="table-page">
      <a className="skip vh" href="#content">
        {texts.table.skip}
      </a>
      {seat === null ? null : (
        <button type="button" className="skip vh" onClick={goToHand}>
          {texts.table.skipToHand}
        </button>
      )}
      <TableBar {...context} subtitle={web.subtitle(update.view, language)} />
      <Strips {...context} />
      <Announcer />
      <div className="table-main">
        <main className="table" id="content" tabIndex={-1}>
          <h1 className="vh" ref={heading} tabIndex={-1}>{`${title}, ${web.subtitle(update.view, language)}`}</h1>
          {isNarrow ? (
            <button type="button" className="lastline" onClick={() => setSheet('log')} aria-label={`${texts.table.log}: ${lastLine}`}>
              <span>{lastLine}</span>
            </button>
          ) : null}
          <Table {...table} />
        </main>
        <aside className={isNarrow ? 'side vh' : 'side'} aria-label={texts.table.log}>
          <h2>{texts.table.log}</h2>
          <Log lines={log} label={texts.table.log} live />
          {isNarrow ? null : (
            <section className="talk" aria-label={texts.table.chat}>
              <h2>{texts.table.chat}</h2>
              {chat(true)}
            </section>
          )}
        </aside>
      </div>
      {rule === null ? null : (
        <Suspense>
          <RulesPanel web={web} rule={rule === '' ? null : rule} isNarrow={isNarrow} onClose={() => setRule(null)} />
        </Suspense>
      )}
      {sheet === 'log' || sheet === 'chat' ? <TalkSheet kind={sheet} log={log} chat={chat(false)} onClose={() => setSheet(null)} /> : null}
      {sheet === 'options' ? (
        <Suspense>
          <OptionsDialog {...context} onClose={() => setSheet(null)} />
        </Suspense>
      ) : null}
      {sheet === 'over' ? (
        <Suspense>
          <OverDialog {...context} onClose={() => setSheet(null)} />
        </Suspense>
      ) : null}
    </div>
  )
}
