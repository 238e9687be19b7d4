/** The props of the game's own table in a lesson: a real view, and moves that go to the lesson instead of a room. */
import type { GameTypes, Seat } from '@tortuga/kit'
import { useSounds } from '@tortuga/ui'
import type { TableProps, ValueStorage, WebGame } from '@tortuga/ui'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useAnimates, usePrefs } from '../preferences/preferences.ts'
import { HOLD_LIMITS, useDirector } from '../stage/use-director.ts'
import { useRulesQuery } from '../bots/use-rules-query.ts'
import { TableSeat } from '../table/frame/table-seat.tsx'
import { useLanguage, useTexts } from '../text/language.ts'
import { useLessonText } from '../text/lesson.ts'
import { wantedMoves } from './lesson-run.ts'
import type { LessonCourse, LessonRun } from './lesson-run.ts'
import type { LessonActions } from './use-lesson.ts'

type Props = { readonly web: WebGame<GameTypes>; readonly course: LessonCourse; readonly play: LessonRun; readonly actions: LessonActions }

/** The table's own draft lasts until the table is set up again. */
const createMemoryStorage = (): ValueStorage => {
  let stored: unknown = null
  return {
    read: () => stored,
    write: value => {
      stored = value
    },
  }
}

/** The names by seat; the learner has the name that real tables would show. */
export const useLessonNames = ({ course, play }: Pick<Props, 'course' | 'play'>): readonly string[] => {
  const texts = useTexts()
  const own = usePrefs(prefs => prefs.name)
  const { names } = play.scene
  const { seat } = course.lesson
  return useMemo(() => names.map((name, each) => (each === seat ? own || texts.guest : name)), [names, seat, own, texts])
}

export const useLessonTable = (
  { web, course, play, actions }: Props,
  names: readonly string[],
  openRule: (rule: string) => void,
): TableProps<GameTypes> => {
  const { game, lesson } = course
  const { seat } = lesson
  const text = useLessonText()
  const language = useLanguage()
  const animate = useAnimates()
  const queryRules = useRulesQuery(game.id)
  const { state } = play.scene
  const view = useMemo(() => game.view(state, seat), [game, state, seat])
  const awaited = useMemo(() => game.awaited(state), [game, state])
  const players = useMemo(() => names.map(name => ({ name, bot: null })), [names])
  const storage = useMemo(createMemoryStorage, [play.laid])
  const isTurn = play.phase === 'wait' && awaited.includes(seat)
  const version = play.scene.log.length
  const {
    view: shown,
    told,
    newEvents,
    stage,
  } = useDirector(web, seat, {
    version,
    view,
    isTurn,
    stepsSince: last =>
      last + 1 === version && play.fresh.length > 0 ? [{ version, events: play.fresh.map(({ event }) => event) }] : null,
    mostLag: () => null,
    holdLimit: HOLD_LIMITS.device,
  })
  const isAsked = isTurn && !stage.isBehind
  const hint = useMemo(() => {
    const [move] = play.isHinted && play.phase === 'wait' ? wantedMoves(course, { step: play.step }) : []
    return move === undefined ? null : { move, why: text.hinted }
  }, [course, play.isHinted, play.phase, play.step, text])
  const seatPlate = (each: Seat): ReactNode => (
    <TableSeat
      seat={each}
      player={players[each] ?? { name: '', bot: null }}
      web={web}
      isYou={each === seat}
      isTurn={awaited.includes(each)}
      clock={null}
    />
  )
  useSounds(
    { beat: stage.beat, isMyTurn: isAsked },
    usePrefs(prefs => (prefs.sound ? 1 : 0)),
  )
  return {
    game,
    view: shown,
    told,
    viewer: seat,
    players,
    awaited: stage.isBehind && stage.beat !== null && stage.beat.actor !== null ? [stage.beat.actor] : awaited,
    mayAct: isAsked,
    language,
    inFlight: null,
    refused: play.answer === 'other' ? null : play.answer,
    newEvents,
    stage,
    drafts: players.map(() => null),
    hint,
    animate,
    storage,
    aid: queryRules,
    send: actions.move,
    sendDraft: () => {},
    openRule,
    seatPlate,
  }
}
