/** The options of a question: Pirates to resolve, captains to aim at, cards to discard, cards to exchange. */
import { at, type Seat } from '@tortuga/kit'
import { OptionButton, OptionList } from '@tortuga/ui/table'
import type { ReactElement, ReactNode } from 'react'
import { discardsOf, type Face, type Move, type SeaMoveOf } from '../../rules/index.ts'
import { objectMark, pirateMark, rumMark } from '../../text/equal-cards.ts'
import { BackSign } from '../art/back.tsx'
import { SmallFaceCard } from '../pieces/loot-card.tsx'
import { choicesIn, firstMark, isHintedMove, markOf, ownBoard, useTable, type TableContext } from './context/context.ts'

type Described = { readonly title: string; readonly detail: string; readonly picture: ReactNode }

/** Says what an effect would take from a captain, which may be less than the captain owns. */
const sayTaken = ({ drawn, infoOf, text }: Pick<TableContext, 'drawn' | 'infoOf' | 'text'>, face: Face, victim: Seat): string => {
  const { doubloons, rum, objects } = at(drawn.captains, victim)
  const parts = infoOf(face).onWin.flatMap(effect => {
    switch (effect.type) {
      case 'steal-doubloons':
        return [text.takesCoins(Math.min(effect.amount, doubloons), doubloons)]
      case 'steal-rum':
        return [text.takesRum(Math.min(effect.amount, rum.length), rum.length)]
      case 'loser-discards':
        return [text.losesObject(Math.min(1, objects.length), objects.length)]
      default:
        return []
    }
  })
  return parts.join(', ')
}

/** A card as an option: its name and text, after the captain who has it, and what tells it from an equal one (R1.12). */
const describeCard = ({ phrases }: TableContext, face: Face, mark: string | null, owner = ''): Described => ({
  title: phrases.card(face).name,
  detail: [owner, phrases.card(face).text, mark === null ? '' : `(${mark})`].filter(part => part !== '').join(' '),
  picture: <SmallFaceCard face={face} />,
})

/** The label and picture of a legal move. */
const describeMove = (context: TableContext, move: Move): Described | null => {
  const { phrases, nameOf, text, view } = context
  const own = ownBoard(context)
  switch (move.type) {
    case 'resolve': {
      const { card } = at(own.pirates, move.place)
      const described = describeCard(context, card, pirateMark(own, move.place, phrases, nameOf))
      if (move.victim === null) return described
      return {
        ...described,
        title: text.against(described.title, nameOf(move.victim)),
        detail: described.detail.replace(phrases.card(card).text, sayTaken(context, card, move.victim)),
      }
    }
    case 'discard': {
      const isObject = discardsOf(view) === 'objects'
      const { card } = at<{ readonly card: Face }>(isObject ? own.objects : own.pirates, move.place)
      return describeCard(context, card, isObject ? objectMark(own, move.place, phrases) : pirateMark(own, move.place, phrases, nameOf))
    }
    case 'aim': {
      const name = nameOf(move.victim)
      return {
        title: name,
        detail: context.task !== null && 'card' in context.task ? sayTaken(context, context.task.card, move.victim) : '',
        picture: <span className="soc-letter serif">{name.slice(0, 1)}</span>,
      }
    }
    default:
      return null
  }
}

/** One option for each choice. */
export const SingleChoices = ({ label }: { readonly label: string }): ReactElement => {
  const context = useTable()
  return (
    <OptionList label={label}>
      {choicesIn(context).map(move => {
        const described = describeMove(context, move)
        if (described === null) return null
        return (
          <OptionButton
            key={JSON.stringify(move)}
            {...described}
            mark={markOf(context, move)}
            isHinted={isHintedMove(context, move)}
            isBlocked={!context.canSend(move)}
            onChoose={() => context.change(now => ({ ...now, chosen: move }))}
          />
        )
      })}
    </OptionList>
  )
}

type Exchange = SeaMoveOf<'exchange'>

/** A card that the viewer can give. */
const describeGive = (context: TableContext, { give, take }: Exchange): Described => {
  const { phrases, nameOf, seat } = context
  const own = ownBoard(context)
  return take === null
    ? describeCard(context, own.rum[give]?.face ?? '', rumMark(own, seat ?? 0, give, phrases, nameOf))
    : describeCard(context, own.objects[give]?.card ?? '', objectMark(own, give, phrases))
}

/** What the viewer can get: a captain's Object, or a random Rum of a captain. */
const describeGet = (context: TableContext, { victim, take }: Exchange): Described => {
  const { drawn, phrases, text, nameOf } = context
  const loser = at(drawn.captains, victim)
  if (take === null)
    return { title: text.someRum(nameOf(victim)), detail: text.takesRum(1, loser.rum.length), picture: <BackSign back="rum" /> }
  return describeCard(context, loser.objects[take]?.card ?? '', objectMark(loser, take, phrases), `${nameOf(victim)}.`)
}

type SideProps = {
  readonly label: string
  readonly moves: readonly Exchange[]
  readonly describe: (context: TableContext, move: Exchange) => Described
  /** Moves with the same key are the same choice on this side. */
  readonly keyOf: (move: Exchange, words: string) => string
  /** A move with the side that the draft has; null if it has none. */
  readonly picked: Exchange | null
  readonly onChoose: (move: Exchange) => void
}

const ExchangeSide = ({ label, moves, describe, keyOf, picked, onChoose }: SideProps): ReactElement => {
  const context = useTable()
  const { inFlight, hint, canAct } = context
  const keyIn = (move: Move | null): string | null => {
    if (move?.type !== 'exchange') return null
    const { title, detail } = describe(context, move)
    return keyOf(move, `${title} ${detail}`)
  }
  const [sent, chosen, hinted] = [keyIn(inFlight), keyIn(picked), keyIn(hint?.move ?? null)]
  const keys = moves.map(keyIn)
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      <OptionList label={label}>
        {moves.map((move, index) => {
          const key = keys[index] ?? null
          if (keys.indexOf(key) < index) return null
          return (
            <OptionButton
              key={key}
              {...describe(context, move)}
              mark={firstMark(sent === key, chosen === key, hinted === key)}
              isHinted={hinted === key}
              isBlocked={!canAct}
              onChoose={() => onChoose(move)}
            />
          )
        })}
      </OptionList>
    </section>
  )
}

/** R7.3, R7.4: both sides of an exchange. */
export const ExchangeChoices = (): ReactElement | null => {
  const context = useTable()
  const { text, draft, change } = context
  const moves = choicesIn(context).filter((move): move is Exchange => move.type === 'exchange')
  const [first] = moves
  if (first === undefined) return null
  return (
    <div className="soc-exchange">
      <ExchangeSide
        label={text.youGive}
        moves={moves}
        describe={describeGive}
        keyOf={(_, words) => words}
        picked={draft.give === null ? null : { ...first, give: draft.give }}
        onChoose={({ give }) => change(now => ({ ...now, give }))}
      />
      <ExchangeSide
        label={text.youGet}
        moves={moves}
        describe={describeGet}
        keyOf={({ victim }, words) => `${victim} ${words}`}
        picked={draft.get === null ? null : { ...first, ...draft.get }}
        onChoose={({ victim, take }) => change(now => ({ ...now, get: { victim, take } }))}
      />
    </div>
  )
}
