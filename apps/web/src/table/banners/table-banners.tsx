/** The banners of a table: connection, storage, the viewer's seat, proposals, refusals and the result. The rarer ones are loaded when they appear. */
import { announce, Button } from '@tortuga/ui'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Banner, BannerArea } from '../../shell/banner.tsx'
import { PageBanners } from '../../shell/page-banners.tsx'
import { useTexts } from '../../text/language.ts'
import { missingSeats, openSeats } from '../context/table-context.ts'
import type { TablePageContext } from '../context/table-context.ts'

const AwayBanner = lazy(async () => ({ default: (await import('./away-player.tsx')).AwayBanner }))
const StorageBanner = lazy(async () => ({ default: (await import('./storage-banner.tsx')).StorageBanner }))
const VoteBanner = lazy(async () => ({ default: (await import('./vote-banner.tsx')).VoteBanner }))
const RefusalBanner = lazy(async () => ({ default: (await import('./refusal-banner.tsx')).RefusalBanner }))
const SeatBanner = lazy(async () => ({ default: (await import('./seat-banner.tsx')).SeatBanner }))
const OpenSeatBanner = lazy(async () => ({ default: (await import('./open-seat-banner.tsx')).OpenSeatBanner }))
const ResultBanner = lazy(async () => ({ default: (await import('./result-banner.tsx')).ResultBanner }))
const RematchBanner = lazy(async () => ({ default: (await import('./rematch-banner.tsx')).RematchBanner }))

const ConnectionBanner = ({ model: { status, halted }, link }: TablePageContext): ReactNode => {
  const { banner } = useTexts().table
  const wasDisconnected = useRef(false)
  useEffect(() => {
    if (status.type === 'open' && wasDisconnected.current) announce(banner.back) // the banner disappears silently
    wasDisconnected.current = status.type !== 'open' && status.type !== 'connecting'
  }, [status.type])
  if (halted)
    return (
      <Banner icon="warning" tone="bad">
        {banner.halted}
      </Banner>
    )
  if (status.type === 'restarting') return <Banner icon="hourglass">{banner.restarting}</Banner>
  if (status.type === 'older-node') return <Banner icon="hourglass">{banner.olderNode}</Banner>
  if (status.type !== 'lost') return null
  return (
    <Banner icon="cut">
      <span className="grow">{navigator.onLine ? banner.lost : banner.offline}</span>
      <Button onPress={link.nudge}>{banner.tryNow}</Button>
    </Banner>
  )
}

const HintBanner = ({ hint: { state } }: TablePageContext): ReactNode => {
  const { table } = useTexts()
  return state.type === 'failed' ? <Banner icon="hint">{table.hintNone}</Banner> : null
}

/** The viewer plays their seat themselves, as most do. */
const isOwnSeat = ({ seat, model: { update } }: TablePageContext): boolean => seat !== null && update?.players[seat]?.bot === null

/** A missing player for whom the table does not wait. The note at the turn is about the others. */
const AwayPlayer = (context: TablePageContext): ReactNode => {
  const away = missingSeats(context).find(seat => context.model.update?.awaited.includes(seat) === false)
  return away === undefined ? null : <AwayBanner {...context} seat={away} />
}

const hasProposal = ({ model: { update } }: TablePageContext): boolean => update !== null && !update.over && update.proposal !== null

/** Refused by the room before it checked the game's rules; the table itself shows refusals by rules. */
const isRefusedByRoom = ({ model: { refused } }: TablePageContext): boolean => refused !== null && refused.rules.length === 0

const mayRematch = ({ model, seat, location }: TablePageContext): boolean =>
  model.update?.over === true && seat !== null && location.type === 'server'

export const TableBanners = (context: TablePageContext): ReactNode => (
  <BannerArea>
    <PageBanners />
    <ConnectionBanner {...context} />
    <Suspense>{context.location.type === 'device' ? <StorageBanner {...context} /> : null}</Suspense>
    <Suspense>{isOwnSeat(context) ? null : <SeatBanner {...context} />}</Suspense>
    <Suspense>
      <AwayPlayer {...context} />
    </Suspense>
    <Suspense>
      {openSeats(context.model).map(open => (
        <OpenSeatBanner key={open} {...context} open={open} />
      ))}
    </Suspense>
    <Suspense>{hasProposal(context) ? <VoteBanner {...context} /> : null}</Suspense>
    <Suspense>{isRefusedByRoom(context) ? <RefusalBanner {...context} /> : null}</Suspense>
    <HintBanner {...context} />
    <Suspense>{context.model.update?.over === true ? <ResultBanner {...context} /> : null}</Suspense>
    <Suspense>{mayRematch(context) ? <RematchBanner {...context} /> : null}</Suspense>
  </BannerArea>
)
