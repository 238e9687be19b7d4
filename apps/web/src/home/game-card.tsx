/** A game on the shelf: its emblem, what it is, and the two ways to play it. */
import { Button, Icon } from '@tortuga/ui'
import type { GameFace } from '@tortuga/ui'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useLoad } from '../hooks.ts'
import { missPiece } from '../offline/renewal.ts'
import { Picture } from '../picture.tsx'
import type { Registered } from '../registry.ts'
import { useLanguage, useTexts } from '../text/index.ts'
import { playOnDevice } from './play.ts'

const SetupDialog = lazy(async () => ({ default: (await import('./setup-dialog.tsx')).SetupDialog }))

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
  face,
  beside,
  children,
}: {
  readonly face: GameFace
  readonly beside: ReactNode
  readonly children: ReactNode
}): ReactNode => {
  const language = useLanguage()
  const { title, pitch, seats, minutes } = face
  return (
    <li className="game paper">
      <Picture of={face} />
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

/** What is asked before a game; its words come with the game's table. */
const Setup = ({
  game,
  kind,
  onClose,
}: {
  readonly game: Registered
  readonly kind: 'play' | 'invite'
  readonly onClose: () => void
}): ReactNode => {
  const [loaded] = useLoad(game.web, game.face.id)
  return loaded.type === 'ready' ? <SetupDialog kind={kind} web={loaded.value} onClose={onClose} /> : null
}

/** The line that says why nobody can be invited now. */
export const NO_LINE = 'no-line'

export const GameCard = ({ game, isCut }: { readonly game: Registered; readonly isCut: boolean }): ReactNode => {
  const { shelf, lists } = useTexts()
  const language = useLanguage()
  const [, navigate] = useLocation()
  const [isStarting, setStarting] = useState(false)
  const [dialog, setDialog] = useState<'play' | 'invite' | null>(null)
  const { face } = game
  const title = face.title[language]

  const play = (): void => {
    setStarting(true)
    playOnDevice(face.id, null).then(navigate, () => {
      setStarting(false)
      void missPiece()
    })
  }
  const learn = (
    <Link className="btn quiet" href={`/learn/${face.id}`} aria-label={shelf.learnGame(title)}>
      {shelf.learn}
    </Link>
  )
  return (
    <Card face={face} beside={learn}>
      <p className="acts">
        <Button kind="main" onPress={play} blocked={isStarting} aria-label={isStarting ? shelf.starting : shelf.playWith(title)}>
          {isStarting ? shelf.starting : shelf.play}
        </Button>
        <Button onPress={() => setDialog('play')} aria-label={`${shelf.change}: ${title}`} title={shelf.change} icon="options" />
        <Button
          kind="quiet"
          onPress={() => setDialog('invite')}
          aria-label={shelf.inviteTo(title)}
          {...(isCut ? { blocked: NO_LINE, title: lists.unreachable } : {})}
        >
          {shelf.invite}
        </Button>
      </p>
      {dialog === null ? null : (
        <Suspense>
          <Setup game={game} kind={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </Card>
  )
}
