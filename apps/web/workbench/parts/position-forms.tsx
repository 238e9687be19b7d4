/** The forms by which a developer names a position: notation, a new deal, a step of a golden game. */
import { at } from '@tortuga/kit'
import type { Game, GameTypes } from '@tortuga/kit'
import { Button, SelectField } from '@tortuga/ui'
import '@tortuga/ui/fields.css'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { PositionSource } from '../positions/position-source.ts'
import { NumberField } from './number-field.tsx'

type NotationProps = { readonly text: string; readonly problem: string | null; readonly onShow: (text: string) => void }

export const NotationForm = ({ text, problem, onShow }: NotationProps): ReactNode => {
  const id = useId()
  const [typed, setTyped] = useState(text)
  return (
    <form
      className="field wb-notation"
      onSubmit={event => {
        event.preventDefault()
        onShow(typed.trim())
      }}
    >
      <label className="name" htmlFor={id}>
        Position in notation
      </label>
      <textarea
        id={id}
        rows={4}
        spellCheck={false}
        value={typed}
        aria-invalid={problem !== null}
        {...(problem === null ? {} : { 'aria-describedby': `${id}-problem` })}
        onChange={event => setTyped(event.target.value)}
      />
      {problem === null ? null : (
        <p className="wrong" role="alert" id={`${id}-problem`}>
          {problem}
        </p>
      )}
      <button type="submit" className="btn main">
        Show
      </button>
    </form>
  )
}

type DealProps = { readonly game: Game<GameTypes>; readonly onShow: (source: PositionSource) => void }

const SEEDS = [1, 1_000_000] as const

export const DealForm = ({ game, onShow }: DealProps): ReactNode => {
  const presets = Object.keys(game.presets)
  const [deal, setDeal] = useState({ preset: at(presets, 0), seats: game.seats[0], seed: 1 })
  return (
    <fieldset className="wb-deal">
      <legend>New deal</legend>
      <SelectField
        className="wb-pick"
        name="Preset"
        value={deal.preset}
        options={presets.map(one => [one, one])}
        onPick={preset => setDeal({ ...deal, preset })}
      />
      <NumberField name="Seats" value={deal.seats} range={game.seats} onChange={seats => setDeal({ ...deal, seats })} />
      <NumberField name="Seed" value={deal.seed} range={SEEDS} onChange={seed => setDeal({ ...deal, seed })} />
      <Button onPress={() => onShow({ type: 'deal', ...deal })}>Deal</Button>
    </fieldset>
  )
}

type GoldenSource = Extract<PositionSource, { readonly type: 'golden' }>

export const GoldenSteps = ({
  source,
  onShow,
}: {
  readonly source: GoldenSource
  readonly onShow: (source: PositionSource) => void
}): ReactNode => (
  <p className="wb-steps">
    <Button icon="undo" onPress={() => onShow({ ...source, moves: Math.max(0, source.moves - 1) })} blocked={source.moves === 0}>
      Back
    </Button>
    <Button icon="again" onPress={() => onShow({ ...source, moves: source.moves + 1 })}>
      Forward
    </Button>
    <span className="muted">
      {source.name}, after {source.moves} moves
    </span>
  </p>
)
