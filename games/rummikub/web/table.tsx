/** Rummikub's table: a function of what the shell hands it, and of the turn that its viewer is making. */
import { useKeptFocus, Waves, type TableProps } from '@tortuga/ui'
import { useState, type ReactElement } from 'react'
import type { RummikubTypes } from '../rules/index.ts'
import { Board } from './board.tsx'
import { drop, dropOnRack, rackOf } from './draft/turn.ts'
import { useNews } from './news.ts'
import { TableNote } from './note.tsx'
import { useDrag } from './play/drag.ts'
import { useGlide } from './play/glide.ts'
import { NEW, useHands } from './play/hands.ts'
import { useZoom } from './play/zoom.ts'
import { sayDid } from './say-did.ts'
import { RoundPanel, ScoreDialog } from './scores.tsx'
import { Bar, Seats } from './seats.tsx'
import { mayDraft, modeOf, seenIn, SettingProvider, wordsIn, type Setting } from './setting.ts'
import { Shelf } from './shelf.tsx'
import { useTurn } from './use-turn.ts'
import { WhyNote } from './why.tsx'

const useNewSetting = (props: TableProps<RummikubTypes>): Setting => {
  const { view, viewer, players, language, awaited } = props
  const seat = typeof viewer === 'number' ? viewer : null
  const mode = modeOf(view, seat, awaited)
  const { text, words } = wordsIn(language)
  return {
    ...props,
    seat,
    mode,
    text,
    words,
    seen: seenIn(props),
    nameOf: other => (players[other]?.name ?? '') || text.player(other + 1),
    ...useTurn(props, seat, mode),
  }
}

/** Where focus goes when what had it goes away: a tile keeps it, wherever that tile goes. */
const HEIRS = ['.rk-rack [tabindex="0"]', '.rk-acts .btn.main', '.rk-note .btn.main'] as const

/** The fault that is explained: the one asked for, else where something was put last, else the first. */
const findAsked = ({ judgement, turn: { drafting, did } }: Setting, asked: string | null): number | null => {
  const broken = judgement?.marks.flatMap(({ state }, index) => (state === 'broken' ? [index] : [])) ?? []
  const indexOf = (id: string | null): number | undefined => broken.find(index => drafting.sets[index]?.id === id)
  return indexOf(asked) ?? indexOf(did?.type === 'moved' ? did.set : null) ?? broken[0] ?? null
}

export const RummikubTable = (props: TableProps<RummikubTypes>): ReactElement => {
  const setting = useNewSetting(props)
  const { turn, seen, seat, view, text, change, judgement, mode, happened, animate } = setting
  const table = useKeptFocus(HEIRS, 'data-tile')
  const news = useNews(happened)
  const [isScoring, setScoring] = useState(false)
  const { tile, width, isWide, isZoomed, onZoom } = useZoom(table, view.table)

  const rack = rackOf(turn)
  const events = happened.map(({ event }) => event)
  const player = events.findLast(event => event.type === 'played')
  const { letGo } = useGlide(table, {
    pieces: `${tile} ${rack.join()} ${seen === null ? turn.drafting.sets.map(({ tiles }) => tiles.join()).join('/') : JSON.stringify(seen.sets)} ${view.table.map(({ tiles }) => tiles.join()).join('/')}`,
    tile,
    version: happened.at(-1)?.version ?? 0,
    animate,
    isDealt: events.some(({ type }) => type === 'dealt'),
    origins: { board: player?.type === 'played' ? `seat-${player.seat}` : null, rack: 'bank' },
  })
  const wasDragged = useDrag(table, {
    lift: id => {
      const isOnRack = rack.includes(id)
      if (mode === 'over' || setting.inFlight !== null || (!isOnRack && !mayDraft(setting))) return []
      return turn.marked.includes(id) && mayDraft(setting) ? turn.marked : [id]
    },
    start: ids => {
      for (const element of table.current?.querySelectorAll('[data-tile]') ?? [])
        if (ids.includes(element.getAttribute('data-tile') ?? '')) element.setAttribute('data-lifted', 'true')
    },
    end: (ids, over, boxes) => {
      for (const element of table.current?.querySelectorAll('[data-lifted]') ?? []) element.removeAttribute('data-lifted')
      if (over === null || (over.type !== 'rack' && !mayDraft(setting))) return
      letGo(boxes)
      change(last => (over.type === 'rack' ? dropOnRack(last, ids, over.at) : drop(last, ids, over)))
    },
  })
  const hands = useHands(table, { change, isFree: mayDraft(setting), wasDragged })

  const onBoard = seen === null ? turn.drafting.sets.flatMap(({ tiles }) => tiles) : seen.sets.flatMap(({ tiles }) => tiles)
  const isOnBoard = hands.stops.board !== null && (hands.stops.board === NEW || onBoard.includes(hands.stops.board))
  const boardStop = isOnBoard ? hands.stops.board : (onBoard[0] ?? NEW)
  const rackStop = hands.stops.rack !== null && rack.includes(hands.stops.rack) ? hands.stops.rack : (rack[0] ?? null)
  const askedIndex = findAsked(setting, hands.asked)
  const why = askedIndex === null ? null : (judgement?.marks[askedIndex]?.why ?? null)
  const askedSet = askedIndex === null ? undefined : turn.drafting.sets[askedIndex]
  return (
    <SettingProvider value={setting}>
      <div className="rummikub" ref={table} data-mode={mode} data-still={!animate} {...hands.on}>
        <Waves />
        <Seats />
        <Bar onZoom={onZoom} isZoomed={isZoomed} />
        <p className="vh">{seat === null ? '' : `${text.tableHelp} ${text.rackHelp}`}</p>
        <Board stop={boardStop} asked={askedSet?.id ?? null} size={tile >= 40 ? 'large' : 'small'} tile={tile} />
        <p className="rk-word vh" role="status">
          {sayDid(setting)}
        </p>
        {why === null || askedIndex === null ? null : <WhyNote index={askedIndex} why={why} table={table} isWide={isWide} />}
        {news.scored === null ? <TableNote penalised={news.penalised} /> : <RoundPanel scored={news.scored} onClose={news.dismiss} />}
        <Shelf stop={rackStop} width={width} isWide={isWide} onScores={() => setScoring(true)} />
        {isScoring ? <ScoreDialog onClose={() => setScoring(false)} /> : null}
      </div>
    </SettingProvider>
  )
}
