/** Paper strips under the bar: what is wrong with the line, with the match, with storage; what is proposed; how it ended. The table stays readable. */
import { announce, Button } from '@tortuga/ui'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { listOnDevice } from '../device/device.ts'
import { PageStrips } from '../offline/strips.tsx'
import { Strip, StripBox } from '../strip.tsx'
import { useTexts } from '../text/index.ts'
import type { TableContext } from './context.ts'
import { sayOutcome } from './outcome.ts'
import { absentSeats } from './presence.ts'

const AwayStrip = lazy(async () => ({ default: (await import('./away-strip.tsx')).AwayStrip }))
const VoteStrip = lazy(async () => ({ default: (await import('./vote-strip.tsx')).VoteStrip }))
const RefusalStrip = lazy(async () => ({ default: (await import('./refusal-strip.tsx')).RefusalStrip }))
const NextTableStrip = lazy(async () => ({ default: (await import('./next-table-strip.tsx')).NextTableStrip }))

const LineStrip = ({ model: { status, halted }, link }: TableContext): ReactNode => {
  const { strip } = useTexts().table
  const wasCut = useRef(false)
  useEffect(() => {
    if (status.type === 'open' && wasCut.current) announce(strip.back) // the strip goes without a word
    wasCut.current = status.type !== 'open' && status.type !== 'connecting'
  }, [status.type])
  if (halted)
    return (
      <Strip icon="warning" tone="bad">
        {strip.halted}
      </Strip>
    )
  if (status.type === 'restarting') return <Strip icon="hourglass">{strip.restarting}</Strip>
  if (status.type !== 'lost') return null
  return (
    <Strip icon="cut">
      <span className="grow">{navigator.onLine ? strip.lost : strip.offline}</span>
      <Button onPress={link.nudge}>{strip.tryNow}</Button>
    </Strip>
  )
}

/** The store of this device, where it forgets or is full. */
const StorageStrip = ({ place, model }: TableContext): ReactNode => {
  const { strip } = useTexts().table
  const [storage, setStorage] = useState('kept')
  const version = model.update?.version
  const isWaiting = model.flight.length > 0
  useEffect(() => {
    if (place.type !== 'device') return undefined
    const look = (): void => {
      listOnDevice().then(
        list => setStorage(list.storage),
        () => {},
      )
    }
    look()
    const timer = isWaiting ? setInterval(look, 1500) : undefined // a move that does not arrive may have found no room
    return () => clearInterval(timer)
  }, [place, version, isWaiting])
  if (storage === 'kept') return null
  return <Strip icon="warning">{storage === 'full' ? strip.storageFull : strip.storageForbidden}</Strip>
}

const HintStrip = ({ hint: { state } }: TableContext): ReactNode => {
  const { table } = useTexts()
  if (state.type === 'failed') return <Strip icon="hint">{table.hintNone}</Strip>
  return null
}

const SeatStrip = ({ model, seat, place }: TableContext): ReactNode => {
  const { table } = useTexts()
  const { update } = model
  if (update === null || update.over) return null
  if (seat === null) return <Strip icon="eye">{table.watching}</Strip>
  if ((update.players[seat]?.bot ?? null) === null) return null
  return (
    <Strip icon="bot">
      <span className="grow">{table.botPlays}</span>
      <Button kind="main" onPress={() => void place.comeBack()}>
        {table.comeBack}
      </Button>
    </Strip>
  )
}

const OverStrip = (context: TableContext): ReactNode => {
  const texts = useTexts()
  if (context.model.update?.over !== true) return null
  return (
    <Strip icon="flag" tone="now">
      <span className="grow">
        <b className="serif">{texts.table.over}.</b> {sayOutcome(context, texts)}
      </span>
      <Button onPress={() => context.openSheet('over')}>{texts.table.openMenu}</Button>
    </Strip>
  )
}

/** Nobody is missed by onlookers, after the end, or while something else is being decided. */
const isSomebodyMissed = ({ seat, model: { update, presence } }: TableContext): boolean =>
  seat !== null && update !== null && !update.over && update.proposal === null && absentSeats(presence).length > 0

const isSomethingProposed = ({ model: { update } }: TableContext): boolean => update !== null && !update.over && update.proposal !== null

/** Before any rule was asked; what breaks a rule is said at the table itself. */
const isTurnedDown = ({ model: { refused } }: TableContext): boolean => refused !== null && refused.rules.length === 0

export const Strips = (context: TableContext): ReactNode => (
  <StripBox>
    <PageStrips />
    <LineStrip {...context} />
    <StorageStrip {...context} />
    <SeatStrip {...context} />
    {isSomebodyMissed(context) ? (
      <Suspense>
        <AwayStrip {...context} />
      </Suspense>
    ) : null}
    {isSomethingProposed(context) ? (
      <Suspense>
        <VoteStrip {...context} />
      </Suspense>
    ) : null}
    {isTurnedDown(context) ? (
      <Suspense>
        <RefusalStrip {...context} />
      </Suspense>
    ) : null}
    <HintStrip {...context} />
    <OverStrip {...context} />
    {context.model.update?.over === true && context.seat !== null && context.place.type === 'server' ? (
      <Suspense>
        <NextTableStrip {...context} />
      </Suspense>
    ) : null}
  </StripBox>
)
