/** A question that is answered on the table itself: what is asked, by which card, and what has been chosen. */
import { at } from '@tortuga/kit'
import type { ReactElement } from 'react'
import { cardOf, type Face, type Source, type Task } from '../../rules/index.ts'
import { CardFace } from '../cards/card-face.tsx'
import { Piece } from '../cards/piece.tsx'
import { CardLines } from '../cards/reader.tsx'
import type { Asked } from '../draft/asked.ts'
import { Group } from '../group.tsx'
import { nameShip, namePlace } from '../names.ts'
import { useSetting, type Setting } from '../setting.ts'
import { facedCard } from './face-note.tsx'
import { Head, Reason, WHY_ID } from './parts.tsx'

/** The card whose text asks, where there is one in sight. */
const askerOf = (setting: Setting, task: Task): Face | null => {
  if (task.type === 'way') return facedCard(setting)
  return task.type === 'do' ? fromSource(setting, task.source) : null
}
const fromSource = ({ view }: Setting, source: Source): Face | null => {
  switch (source.from) {
    case 'crew':
      return view.fleet[source.ship]?.crew[source.crew]?.card ?? null
    case 'island':
      return view.islands[source.island]?.investment?.card ?? null
    case 'shown':
      return view.shown
    case 'event':
      return view.discards[source.side].at(-1) ?? null
    default:
      return null
  }
}

/** A pile to choose from. */
const PileChoice = ({ asked }: { readonly asked: Asked }): ReactElement => {
  const { view, cards, card, text } = useSetting()
  const pile = [...new Set(view.discards[asked.side])].filter(
    face => asked.name !== 'may-fetch-hazard' || cardOf(cards, face).kind === 'hazard',
  )
  return (
    <Group as="ul" label={text.pileChoice} className="rr-pile-choice">
      {pile.map(face => (
        <li key={face}>
          <Piece thing={{ type: 'pile', card: face }} face={face} label={card(face)}>
            <CardFace face={face} />
          </Piece>
        </li>
      ))}
    </Group>
  )
}

/** What has been picked so far, in words. */
const sayPicked = (setting: Setting): string => {
  const { draft, view, card, words } = setting
  return [
    ...draft.places.map(place => namePlace(setting, place)),
    ...draft.ships.map(ship => nameShip(setting, ship)),
    ...(draft.island === null ? [] : [words.island(draft.island)]),
    ...(draft.face === null ? [] : [card(draft.face)]),
    ...(draft.sailor === null ? [] : draft.sailor.split('.').length === 2 ? [sayBerth(setting, draft.sailor)] : []),
    ...(draft.hazard && view.raid !== null ? [setting.text.theHazard] : []),
  ].join(', ')
}
const sayBerth = ({ view, card }: Setting, key: string): string => {
  const [ship = 0, crew = 0] = key.split('.').map(Number)
  const face = at(view.fleet, ship).crew[crew]?.card
  return face === undefined ? '' : card(face)
}

export const AnswerNote = ({ asked, amount }: { readonly asked: Asked; readonly amount: number | null }): ReactElement => {
  const setting = useSetting()
  const { text, words, draft, offers, game } = setting
  const asker = askerOf(setting, asked.task)
  const picked = sayPicked(setting)
  const refusal = offers.at(-1)?.refusal ?? null
  const question = words.questions[asked.task.type === 'do' ? asked.task.effect.type : asked.task.type] ?? ''
  return (
    <>
      <Head title={text.questions[asked.name] ?? question} />
      {asker !== null && <CardLines face={asker} />}
      {(asked.name === 'may-fetch-hazard' || asked.name === 'may-go-on-deck') && <PileChoice asked={asked} />}
      <div id={WHY_ID} className="rr-preview">
        <p>
          <span className="muted">{amount === null ? (text.pickHelp[asked.name] ?? '') : text.pickCards(amount)}</span>{' '}
          {amount !== null && text.chosen(draft.cards.length, amount)}
          {picked !== '' && <b>{picked}</b>}
        </p>
        {refusal !== null && <Reason refusal={refusal} rules={game.refusalRules[refusal.type]} />}
      </div>
    </>
  )
}
