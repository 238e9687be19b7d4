/** A game on the shelf: its emblem, what it is, and the two ways to play it. */
import { Button, Icon, Tag } from '@tortuga/ui'
import type { GameFace } from '@tortuga/ui'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useLoad } from '../hooks.ts'
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
  kind = '',
  children,
}: {
  readonly face: GameFace
  readonly kind?: string
  readonly children: ReactNode
}): ReactNode => {
  const language = useLanguage()
  const { title, pitch, seats, minutes, Emblem } = face
  return (
    <li className={`game paper ${kind}`}>
      <div className="pic">
        <Suspense>
          <Emblem />
        </Suspense>
      </div>
      <div className="game-words">
        <h3>{title[language]}</h3>
        <p className="pitch">{pitch[language]}</p>
        <Facts seats={seats} minutes={minutes} />
        {children}
      </div>
    </li>
  )
}

export const ComingCard = ({ face }: { readonly face: GameFace }): ReactNode => {
  const { shelf } = useTexts()
  return (
    <Card face={face} kind="coming">
      <p className="acts">
        <Tag icon="hourglass">{shelf.coming}</Tag>
      </p>
    </Card>
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

export const GameCard = ({ game }: { readonly game: Registered }): ReactNode => {
  const { shelf } = useTexts()
  const language = useLanguage()
  const [, navigate] = useLocation()
  const [isStarting, setStarting] = useState(false)
  const [dialog, setDialog] = useState<'play' | 'invite' | null>(null)
  const { face } = game
  const title = face.title[language]

  const play = (): void => {
    setStarting(true)
    playOnDevice(face.id, null).then(navigate, () => setStarting(false))
  }
  return (
    <Card face={face}>
      <p className="acts">
        <Button kind="main" onPress={play} blocked={isStarting} aria-label={isStarting ? shelf.starting : shelf.playWith(title)}>
          {isStarting ? shelf.starting : shelf.play}
        </Button>
        <Button onPress={() => setDialog('play')} aria-label={shelf.change} title={shelf.change} icon="options" />
        <Button kind="quiet" onPress={() => setDialog('invite')} aria-label={shelf.inviteTo(title)}>
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
