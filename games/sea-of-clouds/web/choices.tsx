/** What a captain is asked to choose from: Pirates to resolve, captains to aim at, cards to give up, things to exchange. */
import { at, type Seat } from '@tortuga/kit'
import type { ReactElement, ReactNode } from 'react'
import type { Face, Move } from '../rules/index.ts'
import { BackSign } from './art/back.tsx'
import { MiniCard } from './loot-card.tsx'
import { mayMake, stateOf, useSetting, type Setting } from './setting.ts'

type OptionProps = {
  readonly state: 'flying' | 'chosen' | 'hinted' | 'free'
  readonly isBlocked: boolean
  readonly onChoose: () => void
  readonly title: string
  readonly detail: string
  readonly picture: ReactNode
}

const Option = ({ state, isBlocked, onChoose, title, detail, picture }: OptionProps): ReactElement => {
  const { text } = useSetting()
  return (
    <li>
      <button
        type="button"
        className="soc-option"
        data-state={state}
        aria-pressed={state === 'chosen'}
        aria-disabled={isBlocked}
        onClick={() => {
          if (!isBlocked) onChoose()
        }}
      >
        <span className="soc-option-picture" aria-hidden="true">
          {picture}
        </span>
        <span className="soc-option-words">
          <b className="serif">{title}</b> <span>{detail}</span>
        </span>
        {state === 'flying' && <span className="soc-sending">{text.sending}</span>}
      </button>
    </li>
  )
}

/** What a captain has that an effect may be about. */
const sayHolding = ({ drawn, words, text }: Setting, seat: Seat): string => {
  const { doubloons, rum, objects } = at(drawn.captains, seat)
  return [words.doubloons(doubloons), text.rumCount(rum.length), text.objectCount(objects.length)].join(', ')
}

const CaptainSign = ({ seat }: { readonly seat: Seat }): ReactElement => {
  const { nameOf } = useSetting()
  return <span className="soc-letter serif">{nameOf(seat).slice(0, 1)}</span>
}

/** What an effect could take from a captain. */
const sayPrey = ({ drawn, infoOf, words, text }: Setting, face: Face, victim: Seat): string => {
  const { doubloons, rum } = at(drawn.captains, victim)
  return infoOf(face).onWin.some(({ type }) => type === 'steal-rum') ? text.rumCount(rum.length) : words.doubloons(doubloons)
}

/** One answer of those the rules list. */
const describe = (setting: Setting, move: Move): Pick<OptionProps, 'title' | 'detail' | 'picture'> | null => {
  const { words, nameOf, text } = setting
  switch (move.type) {
    case 'resolve': {
      const { name, text: does } = words.card(move.card)
      const at = move.victim === null ? name : text.against(name, nameOf(move.victim))
      const detail = move.victim === null ? does : sayPrey(setting, move.card, move.victim)
      return { title: at, detail, picture: <MiniCard face={move.card} /> }
    }
    case 'discard':
      return { title: words.card(move.card).name, detail: words.card(move.card).text, picture: <MiniCard face={move.card} /> }
    case 'aim':
      return { title: nameOf(move.victim), detail: sayHolding(setting, move.victim), picture: <CaptainSign seat={move.victim} /> }
    default:
      return null
  }
}

/** Single answers, each an option. */
export const SingleChoices = (): ReactElement => {
  const setting = useSetting()
  const { game, view, change } = setting
  return (
    <ul className="soc-options">
      {[...game.moves(view)].map(move => {
        const described = describe(setting, move)
        if (described === null) return null
        return (
          <Option
            key={JSON.stringify(move)}
            {...described}
            state={stateOf(setting, move)}
            isBlocked={!mayMake(setting, move)}
            onChoose={() => change(now => ({ ...now, chosen: move }))}
          />
        )
      })}
    </ul>
  )
}

type Exchange = Extract<Move, { type: 'exchange' }>
const exchangesOf = ({ game, view }: Setting): readonly Exchange[] =>
  [...game.moves(view)].filter((move): move is Exchange => move.type === 'exchange')

const inFlightOf = ({ inFlight }: Setting): Exchange | null => (inFlight?.type === 'exchange' ? inFlight : null)
const hintOf = ({ hint }: Setting): Exchange | null => (hint?.move.type === 'exchange' ? hint.move : null)

/** What one gives: each face once. */
const Gives = ({ moves }: { readonly moves: readonly Exchange[] }): ReactElement => {
  const setting = useSetting()
  const { words, drafting, change, mayAct, inFlight } = setting
  const stateOfGive = (face: Face): OptionProps['state'] =>
    inFlightOf(setting)?.give === face ? 'flying' : drafting.give === face ? 'chosen' : hintOf(setting)?.give === face ? 'hinted' : 'free'
  return (
    <ul className="soc-options">
      {[...new Set(moves.map(({ give }) => give))].map(face => (
        <Option
          key={face}
          title={words.card(face).name}
          detail={words.card(face).text}
          picture={<MiniCard face={face} />}
          state={stateOfGive(face)}
          isBlocked={!mayAct || inFlight !== null}
          onChoose={() => change(now => ({ ...now, give: face }))}
        />
      ))}
    </ul>
  )
}

/** What one gets for it: a captain's Object, or any one of a captain's Rum. */
const Gets = ({ moves }: { readonly moves: readonly Exchange[] }): ReactElement => {
  const setting = useSetting()
  const { drawn, words, text, drafting, change, mayAct, inFlight, nameOf } = setting
  const [first] = moves
  const sides = moves.filter(({ give }) => give === first?.give)
  const isThis = (one: Pick<Exchange, 'victim' | 'take'> | null, { victim, take }: Exchange): boolean =>
    one?.victim === victim && one.take === take
  return (
    <ul className="soc-options">
      {sides.map(move => {
        const { victim, take } = move
        const state = isThis(inFlightOf(setting), move)
          ? 'flying'
          : isThis(drafting.get, move)
            ? 'chosen'
            : isThis(hintOf(setting), move)
              ? 'hinted'
              : 'free'
        return (
          <Option
            key={`${victim} ${take ?? ''}`}
            title={take === null ? text.someRum(nameOf(victim)) : words.card(take).name}
            detail={take === null ? text.rumCount(at(drawn.captains, victim).rum.length) : `${nameOf(victim)}. ${words.card(take).text}`}
            picture={take === null ? <BackSign back="rum" /> : <MiniCard face={take} />}
            state={state}
            isBlocked={!mayAct || inFlight !== null}
            onChoose={() => change(now => ({ ...now, get: { victim, take } }))}
          />
        )
      })}
    </ul>
  )
}

/** R7.3, R7.4: both sides of an exchange; what the draft amounts to is said below. */
export const ExchangeChoices = (): ReactElement => {
  const setting = useSetting()
  const { text } = setting
  const moves = exchangesOf(setting)
  return (
    <div className="soc-exchange">
      <section aria-label={text.youGive}>
        <h3>{text.youGive}</h3>
        <Gives moves={moves} />
      </section>
      <section aria-label={text.youGet}>
        <h3>{text.youGet}</h3>
        <Gets moves={moves} />
      </section>
    </div>
  )
}
