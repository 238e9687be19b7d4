/** The game's own table in a replay: drawn as it was, without any actions. */
import type { GameTypes, Seat } from '@tortuga/kit'
import { avatarsOfTable, Button, Note, WavePattern } from '@tortuga/ui'
import type { TableProps, Tempo, ValueStorage } from '@tortuga/ui'
import { Component, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useRulesQuery } from '../../bots/use-rules-query.ts'
import { useAnimates } from '../../preferences/preferences.ts'
import { HOLD_LIMITS, useDirector } from '../../stage/use-director.ts'
import { TableSeat } from '../../table/frame/table-seat.tsx'
import { namesOf } from '../../table/model/log-lines.ts'
import { useLanguage, useTexts } from '../../text/language.ts'
import { useReplayText } from '../../text/replay.ts'
import type { ReplayContext } from '../position/replay-context.ts'
import type { DrawnPosition, ReplaySpeed } from '../position/use-replay-position.ts'

type Props = ReplayContext & { readonly openRule: (rule: string) => void }

const NO_STORAGE: ValueStorage = { read: () => null, write: () => {} }
const ignore = (): void => {}

/** A table may fail to draw a view of older rules: then a note appears, and the visitor can go on to another position. */
class DrawingBoundary extends Component<{ readonly text: string; readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }
  override render(): ReactNode {
    return this.state.hasFailed ? <Note icon="warning" title={this.props.text} /> : this.props.children
  }
}

/** A start time far in the future: the clocks do not run and show the recorded time. */
const NEVER = Number.MAX_SAFE_INTEGER

/** The speed of a replay is also the tempo of its moves. */
const TEMPO_OF: Readonly<Record<ReplaySpeed, Tempo>> = { slow: 'slow', normal: 'natural', fast: 'quick' }

const DrawnTable = ({ recording, position, drawn, advice, openRule }: Props & { readonly drawn: DrawnPosition }): ReactNode => {
  const texts = useTexts()
  const language = useLanguage()
  const animate = useAnimates()
  const queryRules = useRulesQuery(recording.web.game.id)
  const { web, facts, own } = recording
  const { version, viewer, view, awaited } = drawn.view
  const players = recording.players[version] ?? facts.header.players
  const clocks = facts.clocks[version] ?? null
  const name = namesOf(players, texts)
  const { number, newEvents } = drawn
  const staged = useDirector(web, viewer, {
    version: number,
    view,
    isTurn: false,
    stepsSince: last =>
      last + 1 === number && newEvents.length > 0 ? [{ version: number, events: newEvents.map(({ event }) => event) }] : null,
    mostLag: () => null,
    holdLimit: HOLD_LIMITS.spectator,
    tempo: TEMPO_OF[position.speed],
  })
  const { stage } = staged
  const { setBusy } = position
  const isBusy = stage.beat !== null || stage.isBehind
  useEffect(() => setBusy(isBusy), [isBusy, setBusy])
  const avatars = avatarsOfTable(players.map((_, seat) => recording.source.avatars[seat]))
  const isOver = facts.entries[version - 1]?.type === 'end'
  const seatPlate = (seat: Seat): ReactNode => (
    <TableSeat
      seat={seat}
      player={{ name: name(seat), bot: players[seat]?.bot ?? null }}
      avatar={avatars[seat] ?? null}
      web={web}
      isYou={seat === own && seat === viewer}
      isTurn={!isOver && awaited.includes(seat)}
      clock={clocks === null ? null : { left: clocks[seat] ?? 0, since: NEVER }}
    />
  )
  const table: TableProps<GameTypes> = {
    game: web.game,
    view: staged.view,
    told: staged.told,
    viewer,
    players,
    awaited: isOver ? [] : awaited,
    mayAct: false,
    language,
    inFlight: null,
    refused: null,
    newEvents: staged.newEvents,
    stage,
    drafts: players.map(() => null),
    hint: advice,
    animate,
    storage: NO_STORAGE,
    aid: queryRules,
    send: ignore,
    sendDraft: ignore,
    openRule,
    seatPlate,
  }
  const { Table } = web
  return <Table key={String(viewer)} {...table} />
}

export const ReplayTable = (props: Props): ReactNode => {
  const texts = useTexts()
  const { notes } = useReplayText()
  const { recording, position } = props
  const { drawn, hasFailed } = position
  if (hasFailed)
    return (
      <>
        <WavePattern />
        <div className="replay-failed">
          <Note icon="warning" title={notes.noPosition}>
            <Button onPress={position.retry}>{texts.again}</Button>
          </Note>
        </div>
      </>
    )
  // A stored position gets its own boundary, so that the next position is drawn even if this one fails.
  const key = drawn !== null && recording.isStored(drawn.view.version) ? `${drawn.view.version} ${drawn.view.viewer}` : ''
  return (
    <>
      {drawn === null ? <WavePattern /> : null}
      <DrawingBoundary key={key} text={notes.noPosition}>
        {drawn === null ? null : <DrawnTable {...props} drawn={drawn} />}
      </DrawingBoundary>
    </>
  )
}
