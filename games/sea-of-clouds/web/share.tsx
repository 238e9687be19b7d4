/** A space with its share of loot: backs, doubloons, who is looking, and what the viewer knows of it. Where a card is to be picked, each back is a choice. */
import { at } from '@tortuga/kit'
import { Icon } from '@tortuga/ui'
import type { ReactElement } from 'react'
import type { Seen, Space } from '../rules/index.ts'
import { LootBack } from './art/back.tsx'
import { Coin } from './art/things.tsx'
import { mayMake, stateOf, useSetting, type Setting } from './setting.ts'

/** Who is looking there now; null where nobody is. */
const lookerAt = ({ task }: Setting, space: Space): number | null => (task?.type === 'decide' && task.space === space ? task.seat : null)

/** A card for whoever hears the table: its back, its name where it is known, and who else has seen it. */
const sayShareCard = ({ words, text, nameOf, seat }: Setting, { back, face, seenBy }: Seen): string => {
  const others = seenBy.filter(other => other !== seat).map(nameOf)
  const name =
    face === null ? words.back[back] : seat === null ? words.card(face).name : text.knownAs(words.back[back], words.card(face).name)
  return others.length === 0 ? name : `${name} (${words.seenBy(others)})`
}

const sayShare = (setting: Setting, space: Space): string => {
  const { drawn, words, text, nameOf } = setting
  const { cards, doubloons } = at(drawn.shares, space)
  const looker = lookerAt(setting, space)
  const parts = [
    ...(cards.length === 0 ? [words.empty] : cards.map(card => sayShareCard(setting, card))),
    ...(doubloons > 0 ? [words.doubloons(doubloons)] : []),
    ...(looker === null ? [] : [text.looks(nameOf(looker))]),
  ]
  return `${text.spaceTitle(space + 1)}: ${parts.join(', ')}`
}

/** Eyes on a back: so many others have seen it. */
const Eyes = ({ card }: { readonly card: Seen }): ReactElement | null => {
  const { seat } = useSetting()
  const others = card.seenBy.filter(other => other !== seat).length
  const isSeen = seat !== null && card.seenBy.includes(seat)
  if (others === 0 && !isSeen) return null
  return (
    <span className="soc-eyes" data-mine={isSeen} aria-hidden="true">
      <Icon name="eye" small />
      {others > 0 && others}
    </span>
  )
}

const PickCard = ({ space, place }: { readonly space: Space; readonly place: number }): ReactElement => {
  const setting = useSetting()
  const { drawn, words, change } = setting
  const card = at(at(drawn.shares, space).cards, place)
  const move = { type: 'pick', space, place } as const
  const state = stateOf(setting, move)
  return (
    <button
      type="button"
      className="soc-pick"
      data-state={state}
      data-place={`share-${space}-${place}`}
      aria-pressed={state === 'chosen'}
      aria-disabled={!mayMake(setting, move)}
      onClick={() => {
        if (mayMake(setting, move)) change(now => ({ ...now, chosen: move }))
      }}
    >
      <span className="vh">{words.pick(space, place, sayShareCard(setting, card))}</span>
      <LootBack back={card.back} />
      <Eyes card={card} />
    </button>
  )
}

const Pile = ({ space }: { readonly space: Space }): ReactElement => {
  const setting = useSetting()
  const { drawn, asked, read, words } = setting
  const { cards } = at(drawn.shares, space)
  if (cards.length === 0)
    return (
      <span className="soc-empty soc-pile" data-place={`share-${space}`}>
        {words.empty}
      </span>
    )
  if (asked === 'pick')
    return (
      <span className="soc-pile" data-place={`share-${space}`} data-count={cards.length}>
        {cards.map((_, place) => (
          <PickCard key={place} space={space} place={place} />
        ))}
      </span>
    )
  return (
    <button
      type="button"
      className="soc-pile"
      data-place={`share-${space}`}
      data-count={cards.length}
      aria-haspopup="dialog"
      onClick={() => read({ type: 'share', space })}
    >
      <span className="vh">{sayShare(setting, space)}</span>
      {cards.map((card, place) => (
        <span key={place} className="soc-pile-card" data-place={`share-${space}-${place}`}>
          <LootBack back={card.back} />
          <Eyes card={card} />
        </span>
      ))}
    </button>
  )
}

/** Up to four doubloons lie singly; more are a number. */
export const Doubloons = ({ amount }: { readonly amount: number }): ReactElement => (
  <span className="soc-coins">
    {amount > 4 ? <Coin amount={amount} /> : Array.from({ length: amount }, (_, index) => <Coin key={index} />)}
  </span>
)

/** Who is looking, and what the viewer knows. */
const Caption = ({ space }: { readonly space: Space }): ReactElement => {
  const setting = useSetting()
  const { drawn, words, text, nameOf, seat } = setting
  const looker = lookerAt(setting, space)
  const known = at(drawn.shares, space).cards.flatMap(({ face }) => (face === null ? [] : [words.card(face).name]))
  return (
    <>
      {looker !== null && (
        <p className="soc-share-words soc-looker">
          <Icon name="eye" small />
          {text.looks(nameOf(looker))}
        </p>
      )}
      {known.length > 0 && <p className="soc-share-words">{seat === null ? known.join(', ') : text.youKnow(known.join(', '))}</p>}
    </>
  )
}

export const ShareView = ({ space }: { readonly space: Space }): ReactElement => {
  const setting = useSetting()
  const { drawn, text, words, drafts } = setting
  const { cards, doubloons } = at(drawn.shares, space)
  const looker = lookerAt(setting, space)
  const isPointedAt = drafts.some(draft => draft?.type === 'space' && draft.space === space)
  return (
    <section
      className="soc-share"
      data-looking={looker !== null}
      data-pointed={isPointedAt}
      data-cards={cards.length}
      aria-label={text.spaceTitle(space + 1)}
    >
      <div className="soc-share-top">
        <Pile space={space} />
        {doubloons > 0 && (
          <span className="soc-share-coins" data-place={`coins-${space}`} role="img" aria-label={words.doubloons(doubloons)}>
            <Doubloons amount={doubloons} />
          </span>
        )}
      </div>
      <h3>{text.spaceTitle(space + 1)}</h3>
      <Caption space={space} />
    </section>
  )
}
