/** The dialogs over the table: piles, decklists, glossary, and a menu of them for phones. */
import { Button, Dialog } from '@tortuga/ui'
import { RuleLink } from '@tortuga/ui/table'
import { useState, type ReactElement } from 'react'
import { cardOf, SIDES, type Face, type Side } from '../../rules/index.ts'
import { CardArt } from '../art/card-art.tsx'
import { CardLines } from '../pieces/read-card.tsx'
import { useTable, type OpenedDialog, type TableContext } from '../table/context/context.ts'
import { otherLists, pilesOf, titleOf } from '../table/context/dialogs.ts'
import { GLOSSARY } from '../text/index.ts'
import { countCards, type CardCount, type CardWhereabouts } from './card-count.ts'

const Thumb = ({ face }: { readonly face: Face }): ReactElement => (
  <span className="rr-thumb" aria-hidden="true">
    <CardArt card={cardOf(useTable().cards, face)} />
  </span>
)

const PileList = ({ faces }: { readonly faces: readonly Face[] }): ReactElement => {
  const { text } = useTable()
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

const SHOWN: readonly CardWhereabouts[] = ['play', 'hand', 'top', 'discards', 'score', 'removed']

const whereabouts = ({ text }: TableContext, { known, unknown }: CardCount): string =>
  [
    ...SHOWN.flatMap(where => (known[where] === undefined ? [] : [text.whereabouts[where](known[where])])),
    ...(unknown > 0 ? [text.stillHidden(unknown)] : []),
  ].join(', ')

const DeckTable = ({ side }: { readonly side: Side }): ReactElement => {
  const context = useTable()
  const { view, terms, text } = context
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
        {countCards(view, side).map(row => (
          <tr key={row.face} data-out={row.unknown === 0}>
            <th scope="row">
              <Thumb face={row.face} />
              <span>
                <span className="serif">{terms.card(row.face)}</span>
                <details>
                  <summary>{text.whatItSays}</summary>
                  <CardLines face={row.face} />
                </details>
              </span>
            </th>
            <td className="serif">{row.copies}</td>
            <td>{whereabouts(context, row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Decks = (): ReactElement => {
  const { text, near } = useTable()
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

const Glossary = (): ReactElement => (
  <dl className="rr-glossary">
    {GLOSSARY[useTable().language].map(({ word, meaning, rule }) => (
      <div key={word}>
        <dt className="serif">{word}</dt>
        <dd>
          {meaning} <RuleLink rule={rule} />
        </dd>
      </div>
    ))}
  </dl>
)

/** All piles and lists, for phones: they have no room for them beside the players. */
const Menu = (): ReactElement => {
  const context = useTable()
  const piles = SIDES.toSorted((one, other) => Number(one === context.near) - Number(other === context.near)).flatMap(side =>
    pilesOf(context, side),
  )
  return (
    <div className="rr-menu">
      {piles.map(({ dialog, faces }) => (
        <Button key={titleOf(context, dialog)} onPress={() => context.openDialog(dialog)}>
          {titleOf(context, dialog)} <b className="serif">{faces.length}</b>
        </Button>
      ))}
      {otherLists(context).map(({ dialog, name }) => (
        <Button key={name} onPress={() => context.openDialog(dialog)}>
          {name}
        </Button>
      ))}
    </div>
  )
}

const Inside = ({ dialog }: { readonly dialog: OpenedDialog }): ReactElement => {
  const context = useTable()
  if ('side' in dialog) {
    const pile = pilesOf(context, dialog.side).find(one => one.dialog.type === dialog.type)
    return <PileList faces={pile?.faces ?? []} />
  }
  return dialog.type === 'menu' ? <Menu /> : dialog.type === 'decks' ? <Decks /> : <Glossary />
}

export const GameDialog = (): ReactElement | null => {
  const context = useTable()
  const { dialog, kit, openDialog } = context
  if (dialog === null) return null
  return (
    <Dialog
      key={dialog.type}
      title={titleOf(context, dialog)}
      closeLabel={kit.close}
      onClose={() => openDialog(null)}
      kind={dialog.type === 'decks' || dialog.type === 'glossary' ? 'side' : 'dialog'}
    >
      <div className="rr-window">
        <Inside dialog={dialog} />
      </div>
    </Dialog>
  )
}
