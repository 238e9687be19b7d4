/** The deck with the back of its top card, and the discards beside it. A press lists what has been discarded. */
import type { ReactElement } from 'react'
import { LootBack } from './art/back.tsx'
import { MiniCard } from './loot-card.tsx'
import { useSetting } from './setting.ts'

export const DeckPile = (): ReactElement => {
  const { drawn, text, words, read } = useSetting()
  const last = drawn.discards.at(-1)
  return (
    <button type="button" className="soc-deck" aria-haspopup="dialog" onClick={() => read({ type: 'deck' })}>
      <span className="vh">
        {text.deckSaid(drawn.deckSize, drawn.deckTop === null ? null : words.back[drawn.deckTop], drawn.discards.length)}
      </span>
      <span className="soc-deck-pile" aria-hidden="true" data-place="deck" data-thick={Math.min(3, Math.ceil(drawn.deckSize / 24))}>
        {drawn.deckTop === null ? <span className="soc-empty">{words.empty}</span> : <LootBack back={drawn.deckTop} />}
      </span>
      <span className="soc-deck-words" aria-hidden="true">
        <span className="serif">{words.deck}</span> {drawn.deckSize}
      </span>
      <span className="soc-discards" aria-hidden="true" data-place="discards">
        {last === undefined ? null : <MiniCard face={last} />}
      </span>
    </button>
  )
}
