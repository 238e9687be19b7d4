/** Keeps what is told of a boarding: as long as it goes on, and afterwards until the reader goes on, or has had time and the table goes on without. */
import type { Happened } from '@tortuga/ui'
import { useState } from 'react'
import type { SeaTypes, View } from '../rules/index.ts'
import { readReport, reportOf, type Report } from './report.ts'

type Told = { readonly step: string; readonly report: Report | null; readonly since: number }

/** What has been told is not told again, whoever draws the table anew; a boarding that was taken back is noticed. */
const stepOf = (happened: readonly Happened<SeaTypes>[], { boarding }: View): string =>
  `${happened.length} ${happened.at(-1)?.version ?? ''} ${boarding === null}`

/** Long enough to have read it; whoever only watches goes on with the next step. */
const READ = 8000
const isRead = ({ since }: Told, { viewer }: View): boolean => typeof viewer !== 'number' || Date.now() - since > READ

/** Held against the view: a boarding that goes on is told, one that was taken back is not. */
const heldAgainst = (report: Report | null, { boarding, captains, round }: View): Report | null => {
  const isLive = report !== null && !report.isOver
  if (boarding === null) return isLive ? null : report
  const crews = captains.map(({ pirates }) => pirates.length)
  return isLive ? report : reportOf(boarding, crews, round)
}

const next = (before: Told, happened: readonly Happened<SeaTypes>[], view: View): Told => {
  const step = stepOf(happened, view)
  const events = happened.map(({ event }) => event)
  const told = readReport(before.report, events)
  const isOld = told !== null && told === before.report && told.isOver && events.length > 0
  if (isOld) return isRead(before, view) ? { ...before, step, report: null } : { ...before, step }
  return { step, report: heldAgainst(told, view), since: told === before.report ? before.since : Date.now() }
}

export const useReport = (happened: readonly Happened<SeaTypes>[], view: View): readonly [Report | null, () => void] => {
  const [told, setTold] = useState<Told>(() => next({ step: '', report: null, since: 0 }, happened, view))
  const now = told.step === stepOf(happened, view) ? told : next(told, happened, view)
  if (now !== told) setTold(now)
  return [now.report, () => setTold({ ...now, report: null })]
}
