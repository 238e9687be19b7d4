/** What is chosen from a list in a replay: the turn, the speed, whose eyes. */
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTexts } from '../text/index.ts'
import type { Scene } from './scene.ts'
import { useReplayTexts } from './text/index.ts'
import { turnAt } from './turns.ts'
import { SPEEDS } from './walk.ts'
import type { Speed } from './walk.ts'
import { sayEyes, sayTurn } from './words.ts'

type PickProps<A extends string> = {
  readonly name: string
  readonly value: A
  readonly options: readonly (readonly [value: A, label: string])[]
  readonly onPick: (value: A) => void
}

/** One of many, by the platform's own list. */
const Pick = <A extends string>({ name, value, options, onPick }: PickProps<A>): ReactNode => {
  const id = useId()
  return (
    <div className="replay-pick field">
      <label htmlFor={id}>{name}</label>
      <select id={id} value={value} onChange={event => onPick(event.target.value as A)}>
        {options.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Whose eyes. */
export const EyesPick = ({ recording, walk }: Scene): ReactNode => {
  const [texts, words] = [useTexts(), useReplayTexts()]
  const players = recording.players[walk.version] ?? []
  const { eyes } = recording
  return (
    <Pick
      name={words.eyes}
      value={String(walk.viewer)}
      options={eyes.map(viewer => [String(viewer), sayEyes(viewer, players, texts, words)] as const)}
      onPick={picked => walk.lookThrough(eyes.find(viewer => String(viewer) === picked) ?? walk.viewer)}
    />
  )
}

/** Which turn, and how fast: on a phone they lie behind *more*. */
export const SlowPicks = ({ recording, walk }: Scene): ReactNode => {
  const [texts, words] = [useTexts(), useReplayTexts()]
  const { turns, first, last } = recording
  const reachable = turns.map((turn, index) => ({ ...turn, index })).filter(({ start }) => start >= first && start <= last)
  return (
    <>
      {reachable.length === 0 ? null : (
        <Pick
          name={words.turn}
          value={String(turnAt(turns, walk.version))}
          options={reachable.map(
            ({ index, start, seat }) => [String(index), sayTurn(index, seat, recording.players[start] ?? [], texts, words)] as const,
          )}
          onPick={picked => walk.goTo(turns[Number(picked)]?.start ?? first)}
        />
      )}
      <Pick<Speed>
        name={words.speed}
        value={walk.speed}
        options={SPEEDS.map(speed => [speed, words.speeds[speed]])}
        onPick={walk.setSpeed}
      />
    </>
  )
}
