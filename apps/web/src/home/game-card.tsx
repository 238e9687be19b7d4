/** A game on the home page: its emblem, a short description, and the ways to play it. */
import { Button, Icon } from '@tortuga/ui'
import type { GameListing } from '@tortuga/ui'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { handleMissingChunk } from '../offline/reload.ts'
import { GameEmblem } from '../games/game-emblem.tsx'
import type { RegisteredWebGame } from '../games/registry.ts'
import { useLanguage, useTexts } from '../text/language.ts'
import { playOnDevice } from '../device/play-on-device.ts'

const LoadedSetup = lazy(async () => ({ default: (await import('./setup/loaded-setup.tsx')).LoadedSetup }))

const Facts = ({ seats: [least, most], minutes }: { readonly seats: readonly [number, number]; readonly minutes: number }): ReactNode => {
  const { shelf } = useTexts()
  return (
    <p className="meta">
      <span>
        <Icon name="people" small />
        {shelf.players(least, most)}
      </span>
      <span>
        <Icon name="time" small />
        {shelf.minutes(minutes)}
      </span>
    </p>
  )
}

const Card = ({
  listing,
  beside,
  children,
}: {
  readonly listing: GameListing
  readonly beside: ReactNode
  readonly children: ReactNode
}): ReactNode => {
  const language = useLanguage()
  const { title, pitch, seats, minutes } = listing
  return (
    <li className="game paper">
      <GameEmblem of={listing} />
      <div className="game-words">
        <div className="game-title">
          <h3>{title[language]}</h3>
          {beside}
        </div>
        <p className="pitch">{pitch[language]}</p>
        <Facts seats={seats} minutes={minutes} />
        {children}
      </div>
    </li>
  )
}

/** The element that explains why invitations are disabled. */
export const UNREACHABLE_ID = 'unreachable'

export const GameCard = ({ game, isUnreachable }: { readonly game: RegisteredWebGame; readonly isUnreachable: boolean }): ReactNode => {
  const { shelf, lists } = useTexts()
  const language = useLanguage()
  const [, navigate] = useLocation()
  const [isStarting, setStarting] = useState(false)
  const [dialog, setDialog] = useState<'play' | 'invite' | null>(null)
  const { listing } = game
  const title = listing.title[language]

  const play = (): void => {
    setStarting(true)
    playOnDevice(listing.id, null).then(navigate, () => {
      setStarting(false)
      void handleMissingChunk()
    })
  }
  const learn = game.lessons && (
    <Link className="btn quiet" href={`/learn/${listing.id}`} aria-label={shelf.learnGame(title)}>
      {shelf.learn}
    </Link>
  )
  return (
    <Card listing={listing} beside={learn}>
      <p className="acts">
        <Button kind="main" onPress={play} blocked={isStarting} aria-label={isStarting ? shelf.starting : shelf.playWith(title)}>
          {isStarting ? shelf.starting : shelf.play}
        </Button>
        <Button onPress={() => setDialog('play')} aria-label={`${shelf.change}: ${title}`} title={shelf.change} icon="options" />
        <Button
          kind="quiet"
          onPress={() => setDialog('invite')}
          aria-label={shelf.inviteTo(title)}
          {...(isUnreachable ? { blocked: UNREACHABLE_ID, title: lists.unreachable } : {})}
        >
          {shelf.invite}
        </Button>
      </p>
      {dialog === null ? null : (
        <Suspense>
          <LoadedSetup game={game} kind={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </Card>
  )
}
