/** What has just happened that deserves more than a line of the log: a turn that the clock took back, a round that was written. */
import type { Happened } from '@tortuga/ui'
import { useState } from 'react'
import type { Event, RummikubTypes } from '../rules/index.ts'
import type { Scored } from './scores.tsx'

export type Penalised = Extract<Event, { type: 'penalised' }>
type News = { readonly of: readonly Happened<RummikubTypes>[]; readonly penalised: Penalised | null; readonly scored: Scored | null }

const newsIn = (happened: readonly Happened<RummikubTypes>[], before: News | null): News => {
  const events = happened.map(({ event }) => event)
  const penalised = events.findLast(event => event.type === 'penalised') ?? null
  const scored = events.findLast(event => event.type === 'scored') ?? null
  const isMoved = events.some(({ type }) => type === 'drew' || type === 'played' || type === 'passed')
  const isOver = events.some(({ type }) => type === 'ended')
  return {
    of: happened,
    penalised: penalised ?? (isMoved || scored !== null ? null : (before?.penalised ?? null)),
    scored: isOver ? null : (scored ?? (isMoved ? null : (before?.scored ?? null))), // the end has a window of its own
  }
}

/** A penalty and a written round are told until the next move, a round until it was read. */
export const useNews = (
  happened: readonly Happened<RummikubTypes>[],
): { readonly penalised: Penalised | null; readonly scored: Scored | null; readonly dismiss: () => void } => {
  const [news, setNews] = useState<News>(() => newsIn(happened, null))
  let now = news
  if (news.of !== happened) {
    now = newsIn(happened, news)
    setNews(now)
  }
  return { penalised: now.penalised, scored: now.scored, dismiss: () => setNews({ ...now, scored: null }) }
}
