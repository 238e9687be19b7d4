/** Recent events that get a note or panel of their own: a penalty, and the result of a round. */
import { useState } from 'react'
import { useEventStory, type EventStory, type StoryRules } from '@tortuga/ui/table'
import type { Event, RummikubTypes } from '../../../rules/index.ts'
import type { Scored } from '../../dialogs/scores.tsx'
import type { TableContext } from '../context/context.ts'
import { SCENES } from './scenes.ts'

export type Penalised = Extract<Event, { type: 'penalised' }>
type News = { readonly penalised: Penalised | null; readonly scored: Scored | null }

const NONE: News = { penalised: null, scored: null }

/** A penalty is shown until the next move; the result of a round until the next move or until it is closed. The end of the match has its own window. */
const NEWS: StoryRules<RummikubTypes, News> = {
  read: (before, events) => {
    const penalised = events.findLast(event => event.type === 'penalised') ?? null
    const scored = events.findLast(event => event.type === 'scored') ?? null
    const isMoved = events.some(({ type }) => type === 'drew' || type === 'played' || type === 'passed')
    const last = isMoved ? NONE : (before ?? NONE)
    if (events.some(({ type }) => type === 'ended')) return { penalised, scored: null }
    return { penalised: penalised ?? (scored === null ? last.penalised : null), scored: scored ?? last.scored }
  },
  fit: (news, view) => (news?.scored?.round === view.rounds.length ? news : news && { ...news, scored: null }), // a round may be taken back
  isOver: () => false, // the rules above say when news are old
}

/** The scores of a round are shown when the racks have been turned up; a round for which the table waited is closed when it goes on. */
export const useNews = (context: TableContext): EventStory<News> => {
  const { story, dismiss } = useEventStory(context, NEWS)
  const { beat } = context.stage
  const [held, setHeld] = useState<Scored | null>(null)
  const scored = story?.scored ?? null
  const isHeld = beat?.phase === 'hold'
  if (isHeld && scored !== held) setHeld(scored)
  const isTurning = beat?.scene === SCENES.round && beat.phase === 'act'
  const isReleased = !isHeld && scored === held
  return { story: story === null || (!isTurning && !isReleased) ? story : { ...story, scored: null }, dismiss }
}
