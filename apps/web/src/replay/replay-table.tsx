/** The game's own table inside a replay: drawn as it was, nothing to be done at it. */
import type { GameTypes, Seat } from '@tortuga/kit'
import { Note, SeatPlate, wantsLessMotion } from '@tortuga/ui'
import type { Kept, TableProps } from '@tortuga/ui'
import { Component } from 'react'
import type { ReactNode } from 'react'
import { usePrefs } from '../prefs.ts'
import { useAid } from '../table/aid.ts'
import { namesOf } from '../table/log-lines.ts'
import { useLanguage, useTexts } from '../text/index.ts'
import type { Scene } from './scene.ts'

const KEEPS_NOTHING: Kept = { read: () => null, write: () => {} }
const nothing = (): void => {}

/** A view made under older rules may be more than a table can draw: then it says so, and one may step on. */
export class Shelter extends Component<{ readonly words: string; readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false }
  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true }
  }
  override render(): ReactNode {
    return this.state.isBroken ? <Note icon="warning" title={this.props.words} /> : this.props.children
  }
}

/** So far ahead that a clock that runs does not move: it shows what was left then. */
const NEVER = Number.MAX_SAFE_INTEGER

export const ReplayTable = ({ recording, walk, advice, openRule }: Scene & { readonly openRule: (rule: string) => void }): ReactNode => {
  const texts = useTexts()
  const language = useLanguage()
  const hasMotion = usePrefs(prefs => prefs.animation)
  const aid = useAid(recording.web.game.id)
  const { shot } = walk
  if (shot === null) return null
  const { web, facts, own } = recording
  const { version, viewer, view, awaited } = shot.look
  const players = recording.players[version] ?? facts.header.players
  const clocks = facts.clocks[version] ?? null
  const name = namesOf(players, texts)
  const isOver = facts.entries[version - 1]?.type === 'end'
  const seatPlate = (seat: Seat): ReactNode => {
    const { bot } = players[seat] ?? { bot: null }
    return (
      <SeatPlate
        seat={seat}
        player={{ name: name(seat), bot }}
        isYou={seat === own && seat === viewer}
        isTurn={!isOver && awaited.includes(seat)}
        here
        level={bot === null ? null : (web.levelNames[language][bot] ?? bot)}
        clock={clocks === null ? null : { left: clocks[seat] ?? 0, since: NEVER }}
        words={texts.table}
      />
    )
  }
  const table: TableProps<GameTypes> = {
    game: web.game,
    view,
    viewer,
    players,
    awaited: isOver ? [] : awaited,
    mayAct: false,
    language,
    inFlight: null,
    refused: null,
    happened: shot.happened,
    drafts: players.map(() => null),
    hint: advice,
    animate: hasMotion && !wantsLessMotion(),
    kept: KEEPS_NOTHING,
    aid,
    send: nothing,
    sendDraft: nothing,
    openRule,
    seatPlate,
  }
  const Table = web.Table
  return <Table key={String(viewer)} {...table} />
}
