/** Windows over the table: piles to look through, the decklists of both sides with what is known to be out, and the glossary. */
import { Button, Dialog } from '@tortuga/ui'
import { useState, type ReactElement } from 'react'
import { cardOf, SIDES, type Face, type Side } from '../../rules/index.ts'
import { CardArt } from '../art/card-art.tsx'
import { CardLines } from '../cards/reader.tsx'
import { GLOSSARY } from '../text/index.ts'
import { otherSide, useSetting, type Setting } from '../setting.ts'
import { census, type Row, type Whereabouts } from './census.ts'
import type { Window } from './opened.tsx'

const Thumb = ({ face }: { readonly face: Face }): ReactElement => {
  const { cards } = useSetting()
  return (
    <span className="rr-thumb" aria-hidden="true">
      <CardArt card={cardOf(cards, face)} />
    </span>
  )
}

const Pile = ({ faces }: { readonly faces: readonly Face[] }): ReactElement => {
  const { text } = useSetting()
  if (faces.length === 0) return <p className="muted">{text.emptyPile}</p>
  return (
    <ol className="rr-pile">
      {faces.map((face, index) => (
        <li key={index}>
          <Thumb face={face} />
          <CardLines face={face} />
        </li>
      ))}
    </ol>
  )
}

const SHOWN: readonly Whereabouts[] = ['play', 'hand', 'top', 'discards', 'score', 'removed']

const whereabouts = ({ text }: Setting, { known, unknown }: Row): string =>
  [
    ...SHOWN.flatMap(where => (known[where] === undefined ? [] : [text.whereabouts[where](known[where])])),
    ...(unknown > 0 ? [text.stillHidden(unknown)] : []),
  ].join(', ')

const DeckTable = ({ side }: { readonly side: Side }): ReactElement => {
  const setting = useSetting()
  const { view, card, text } = setting
  return (
    <table className="rr-census">
      <caption className="vh">{text.deckOf[side]}</caption>
      <thead>
        <tr>
          <th scope="col">{text.cardColumn}</th>
          <th scope="col">{text.copiesColumn}</th>
          <th scope="col">{text.whereColumn}</th>
        </tr>
      </thead>
      <tbody>
        {census(view, side).map(row => (
          <tr key={row.face} data-out={row.unknown === 0}>
            <th scope="row">
              <Thumb face={row.face} />
              <span>
                <span className="serif">{card(row.face)}</span>
                <details>
                  <summary>{text.whatItSays}</summary>
                  <CardLines face={row.face} />
                </details>
              </span>
            </th>
            <td className="serif">{row.copies}</td>
            <td>{whereabouts(setting, row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Decks = (): ReactElement => {
  const { text, near } = useSetting()
  const [side, setSide] = useState<Side>(near === 'crown' ? 'pirate' : 'crown')
  return (
    <div className="stack">
      <div className="row" role="group" aria-label={text.decklists}>
        {SIDES.map(one => (
          <Button key={one} aria-pressed={side === one} onPress={() => setSide(one)}>
            {text.deckOf[one]}
          </Button>
        ))}
      </div>
      <p className="muted small">{text.decksHelp}</p>
      <DeckTable side={side} />
    </div>
  )
}

const Glossary = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const { language, text, openRule } = useSetting()
  return (
    <dl className="rr-glossary">
      {GLOSSARY[language].map(({ word, says, rule }) => (
        <div key={word}>
          <dt className="serif">{word}</dt>
          <dd>
            {says}{' '}
            <button
              type="button"
              className="rule-link"
              onClick={() => {
                onClose()
                openRule(rule)
              }}
            >
              {text.rule(rule)}
            </button>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** All piles of both sides, for where there is no room to show them beside their owners. */
const Menu = ({ onOpen }: { readonly onOpen: (window: Window) => void }): ReactElement => {
  const setting = useSetting()
  const { view, near, words, text } = setting
  const piles: readonly Window[] = [otherSide(near), near].flatMap((side): Window[] => [
    { type: 'discards', side },
    { type: 'score', side },
    ...(view.hands === null ? [] : [{ type: 'hand', side } as const]),
  ])
  return (
    <div className="rr-menu">
      {piles.map(window => (
        <Button key={titleOf(setting, window)} onPress={() => onOpen(window)}>
          {titleOf(setting, window)} <b className="serif">{facesOf(setting, window).length}</b>
        </Button>
      ))}
      {view.removed.length > 0 && (
        <Button onPress={() => onOpen({ type: 'removed' })}>
          {words.removed} <b className="serif">{view.removed.length}</b>
        </Button>
      )}
      <Button onPress={() => onOpen({ type: 'decks' })}>{text.decklists}</Button>
      <Button onPress={() => onOpen({ type: 'glossary' })}>{text.glossary}</Button>
    </div>
  )
}

const titleOf = ({ text, nameOf, words }: Setting, window: Window): string => {
  switch (window.type) {
    case 'discards':
      return text.pileOf(words.discards, nameOf(window.side))
    case 'score':
      return text.pileOf(words.score, nameOf(window.side))
    case 'hand':
      return text.pileOf(words.hand, nameOf(window.side))
    case 'removed':
      return words.removed
    case 'decks':
      return text.decklists
    case 'menu':
      return text.pilesAndLists
    default:
      return text.glossary
  }
}

/** The last one lies on top. */
const facesOf = ({ view }: Setting, window: Window): readonly Face[] => {
  switch (window.type) {
    case 'discards':
      return view.discards[window.side].toReversed()
    case 'score':
      return view.scores[window.side].toReversed()
    case 'hand':
      return view.hands?.[window.side] ?? []
    default:
      return view.removed
  }
}

const Inside = ({
  window,
  onClose,
  onOpen,
}: {
  readonly window: Window
  readonly onClose: () => void
  readonly onOpen: (window: Window) => void
}): ReactElement => {
  const setting = useSetting()
  switch (window.type) {
    case 'menu':
      return <Menu onOpen={onOpen} />
    case 'decks':
      return <Decks />
    case 'glossary':
      return <Glossary onClose={onClose} />
    default:
      return <Pile faces={facesOf(setting, window)} />
  }
}

export const OpenWindow = (props: {
  readonly window: Window
  readonly onClose: () => void
  readonly onOpen: (window: Window) => void
}): ReactElement => {
  const setting = useSetting()
  const { window, onClose } = props
  const isLong = window.type === 'decks' || window.type === 'glossary'
  return (
    <Dialog
      key={window.type}
      title={titleOf(setting, window)}
      closeLabel={setting.text.close}
      onClose={onClose}
      kind={isLong ? 'side' : 'dialog'}
    >
      <div className="rr-window">
        <Inside {...props} />
      </div>
    </Dialog>
  )
}
