/** The wood at the bottom edge: what one has, the hand, and the few things that can be done. One brass button for each decision. */
import { upTo } from '@tortuga/kit'
import { Button } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { iconsLeft, type Side } from '../../rules/index.ts'
import { SkillMark } from '../art/marks.tsx'
import { isAboard } from '../draft/things.ts'
import { NOTHING, takeAshore, type Act } from '../draft/drafting.ts'
import { sayMove } from '../deeds.ts'
import { Hint } from '../notes/hint.tsx'
import { WHY_ID } from '../notes/parts.tsx'
import { seatOfSide, useSetting } from '../setting.ts'
import { Hand } from './hand.tsx'
import { Piles, Score, Supply } from './strip.tsx'

const ACTIONS = 3

const ActionDots = (): ReactElement => {
  const { view, text } = useSetting()
  return (
    <span className="rr-dots" role="img" aria-label={text.actionsLeft(view.actions)}>
      {upTo(ACTIONS).map(dot => (
        <i key={dot} data-left={dot < view.actions} />
      ))}
    </span>
  )
}

/** In a raid: the icons the party has left. */
const Unspent = (): ReactElement | null => {
  const { view, cards, text } = useSetting()
  if (view.raid === null) return null
  const left = (['navigation', 'combat'] as const).map(skill => ({
    skill,
    count: iconsLeft(cards, view.fleet, skill).reduce((sum, { count }) => sum + count, 0),
  }))
  return (
    <span className="rr-unspent" role="img" aria-label={text.unspentSaid(left[0]?.count ?? 0, left[1]?.count ?? 0)}>
      <span className="rr-unspent-word">{text.unspent}</span>
      {left.flatMap(({ skill, count }) => upTo(count).map(index => <SkillMark key={`${skill}${index}`} skill={skill} />))}
      {left.every(({ count }) => count === 0) && '–'}
    </span>
  )
}

const Tally = ({ side }: { readonly side: Side }): ReactElement => {
  const { view, text, words, seatPlate, asked } = useSetting()
  return (
    <div className="rr-tally">
      <div className="rr-my-plate">{seatPlate(seatOfSide(view.crown, side))}</div>
      <span className="rr-side-name serif">{text.sides[side]}</span>
      <Score side={side} />
      <Supply side={side} />
      {asked !== null && view.turn === side && <ActionDots />}
      {side === 'pirate' && <Unspent />}
      {side === 'pirate' && (
        <span className="rr-my-deck" data-place="deck-pirate">
          {words.deck} <b className="serif">{view.deckSizes.pirate}</b>
        </span>
      )}
      <Piles side={side} />
    </div>
  )
}

const isTouched = (draft: typeof NOTHING): boolean => JSON.stringify(draft) !== JSON.stringify(NOTHING)

const Buttons = (): ReactElement | null => {
  const setting = useSetting()
  const { isMine, asked, offers, decline, draft, text, canAct, change, send, view, game } = setting
  if (!isMine || asked === null) return null
  const isHeldAboard = asked.name === 'actions' && draft.act === 'crew' && draft.sailor !== null && isAboard(draft.sailor)
  const isIdle = asked.name === 'actions' && draft.act === null
  const blocked = !canAct ? WHY_ID : false
  const isOnly = decline !== null && offers.length === 0 && [...game.moves(view)].length < 2 // there is nothing else to answer
  return (
    <>
      {isTouched(draft) && asked.name !== 'crew-effects' && (
        <Button kind="quiet" blocked={!canAct} onPress={() => change(() => NOTHING)}>
          {text.clear}
        </Button>
      )}
      {isHeldAboard && <Button onPress={() => change(now => takeAshore(view, now))}>{text.toHand}</Button>}
      {decline !== null && (
        <Button kind={isOnly ? 'main' : 'plain'} blocked={blocked} onPress={() => send(decline)}>
          {sayMove(setting, decline)}
        </Button>
      )}
      {offers.map(({ move, refusal }, index) => (
        <Button
          key={move.type}
          kind={index === offers.length - 1 ? 'main' : 'plain'}
          blocked={refusal === null ? blocked : WHY_ID}
          onPress={() => send(move)}
        >
          {sayMove(setting, move)}
        </Button>
      ))}
      {offers.length === 0 && !isOnly && !isIdle && (
        <Button kind="main" blocked={WHY_ID} onPress={() => {}}>
          {text.goOn}
        </Button>
      )}
    </>
  )
}

/** What is done without the hand; on a phone it makes room. */
const NO_CARDS: readonly Act[] = ['gain', 'invest', 'recall', 'raid']

/** `onBack` leaves a raid that is over and still being read; null where there is none. */
export const Shelf = ({ onBack }: { readonly onBack: (() => void) | null }): ReactElement | null => {
  const { side, view, text, asked, isMine, draft } = useSetting()
  if (side === null) return null
  const needsHand = isMine && asked !== null && ['limit', 'discard', 'may-rob', 'way-discard'].includes(asked.name)
  const isElsewhere = draft.act !== null && NO_CARDS.includes(draft.act)
  return (
    <section
      className="rr-shelf wood"
      aria-label={text.yourSide}
      data-raid={view.raid !== null || onBack !== null}
      data-hand={needsHand ? 'asked' : isElsewhere ? 'away' : 'held'}
    >
      <Tally side={side} />
      <Hand />
      <div className="rr-doing">
        <Hint onBack={onBack} />
        <div className="rr-acts">{onBack === null && <Buttons />}</div>
      </div>
    </section>
  )
}
