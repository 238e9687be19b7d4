/** A game on the shelf: its emblem, what it is, and the two ways to play it. */
import { Button, Icon, Tag } from '@tortuga/ui'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useLoad } from '../hooks.ts'
import type { Registered } from '../registry.ts'
import { useLanguage, useTexts } from '../text/index.ts'
import { playOnDevice } from './play.ts'
import type { Coming } from './shelf.ts'

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

export const ComingCard = ({ game: { id, title, seats, minutes, Emblem } }: { readonly game: Coming }): ReactNode => {
  const { shelf } = useTexts()
  return (
    <li className="game paper coming">
      <div className="pic">
        <Emblem />
      </div>
      <div className="game-words">
        <h3>{title}</h3>
        <p className="pitch">{shelf.pitch[id]}</p>
        <Facts seats={seats} minutes={minutes} />
        <p className="acts">
          <Tag icon="hourglass">{shelf.coming}</Tag>
        </p>
      </div>
    </li>
  )
}

export const GameCard = ({ game: { id, title, web } }: { readonly game: Registered }): ReactNode => {
  const { shelf } = useTexts()
  const language = useLanguage()
  const [, navigate] = useLocation()
  const [loaded] = useLoad(web, id)
  const [isStarting, setStarting] = useState(false)
  const [dialog, setDialog] = useState<'play' | 'invite' | null>(null)

  const play = (): void => {
    setStarting(true)
    playOnDevice(id, null).then(navigate, () => setStarting(false))
  }
  const face = loaded.type === 'ready' ? loaded.value : null
  return (
    <li className="game paper">
      <div className="pic">{face === null ? null : <face.Emblem />}</div>
      <div className="game-words">
        <h3>{title}</h3>
        <p className="pitch">{face?.pitch[language]}</p>
        {face === null ? <p className="meta" /> : <Facts seats={face.game.seats} minutes={face.minutes} />}
        <p className="acts">
          <Button kind="main" onPress={play} blocked={isStarting} aria-label={isStarting ? shelf.starting : shelf.playWith(title)}>
            {isStarting ? shelf.starting : shelf.play}
          </Button>
          <Button onPress={() => setDialog('play')} aria-label={shelf.change} title={shelf.change} icon="options" />
          <Button kind="quiet" onPress={() => setDialog('invite')} aria-label={shelf.inviteTo(title)}>
            {shelf.invite}
          </Button>
        </p>
      </div>
      {dialog === null || face === null ? null : (
        <Suspense>
          <SetupDialog kind={dialog} web={face} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </li>
  )
}
