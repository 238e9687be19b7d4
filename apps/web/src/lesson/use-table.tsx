/** What the game's own table is given in a lesson: a real view of a real state, and moves that go to the lesson instead of a room. */
import type { GameTypes, Seat } from '@tortuga/kit'
import { SeatPlate, wantsLessMotion } from '@tortuga/ui'
import type { Kept, TableProps } from '@tortuga/ui'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { usePrefs } from '../prefs.ts'
import { useAid } from '../table/aid.ts'
import { useSounds } from '../table/sounds.ts'
import { useLanguage, useTexts } from '../text/index.ts'
import { wantedMoves } from './player.ts'
import type { Course, Play } from './player.ts'
import { useLessonTexts } from './text/index.ts'
import type { Acts } from './use-lesson.ts'

type Props = { readonly course: Course; readonly play: Play; readonly acts: Acts }

/** What the table keeps for itself lasts until it is laid anew. */
const keepHere = (): Kept => {
  let kept: unknown = null
  return {
    read: () => kept,
    write: value => {
      kept = value
    },
  }
}

/** Who sits there; the learner under the name that real tables would show. */
export const useNames = ({ course, play }: Pick<Props, 'course' | 'play'>): readonly string[] => {
  const texts = useTexts()
  const own = usePrefs(prefs => prefs.name)
  const { names } = play.scene
  const { seat } = course.lesson
  return useMemo(() => names.map((name, chair) => (chair === seat ? own || texts.guest : name)), [names, seat, own, texts])
}

export const useTable = (
  { course, play, acts }: Props,
  names: readonly string[],
  openRule: (rule: string) => void,
): TableProps<GameTypes> => {
  const { game, lesson } = course
  const { seat } = lesson
  const texts = useTexts()
  const words = useLessonTexts()
  const language = useLanguage()
  const hasMotion = usePrefs(prefs => prefs.animation)
  const aid = useAid(game.id)
  const { state } = play.scene
  const view = useMemo(() => game.view(state, seat), [game, state, seat])
  const awaited = useMemo(() => game.awaited(state), [game, state])
  const players = useMemo(() => names.map(name => ({ name, bot: null })), [names])
  const kept = useMemo(keepHere, [play.laid])
  const isAsked = play.phase === 'wait' && awaited.includes(seat)
  const hint = useMemo(() => {
    const [move] = play.isHinted && play.phase === 'wait' ? wantedMoves(course, { step: play.step }) : []
    return move === undefined ? null : { move, why: words.hinted }
  }, [course, play.isHinted, play.phase, play.step, words])
  const seatPlate = (chair: Seat): ReactNode => (
    <SeatPlate
      seat={chair}
      player={players[chair] ?? { name: '', bot: null }}
      isYou={chair === seat}
      isTurn={awaited.includes(chair)}
      here
      level={null}
      clock={null}
      words={texts.table}
    />
  )
  useSounds(play.scene.log.length, isAsked)
  return {
    game,
    view,
    viewer: seat,
    players,
    awaited,
    mayAct: isAsked,
    language,
    inFlight: null,
    refused: play.answer === 'other' ? null : play.answer,
    happened: play.fresh,
    drafts: players.map(() => null),
    hint,
    animate: hasMotion && !wantsLessMotion(),
    kept,
    aid,
    send: acts.move,
    sendDraft: () => {},
    openRule,
    seatPlate,
  }
}
