/** The three shares and the deck. The share the viewer is looking at is open; other activities are shown beside them. */
import { KeyboardGroup, Pile } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { SPACES } from '../../rules/index.ts'
import { LootBack } from '../art/back.tsx'
import { explainKey } from '../pieces/explain.tsx'
import { SmallFaceCard } from '../pieces/loot-card.tsx'
import { OpenShare } from '../pieces/open-share.tsx'
import { ClosedShare } from '../pieces/share.tsx'
import { ActivityPanel, hasActivity } from './activity.tsx'
import { useTable } from './context/context.ts'

/** The deck with the back of its top card, and the last discard. A click lists the discards. */
const DeckPile = (): ReactElement => {
  const { drawn, told, text, phrases, inspect } = useTable()
  const { deckTop, deckSize, discards } = drawn
  const last = discards.at(-1)
  return (
    <Pile
      className="soc-deck"
      label={text.deckLabel(told.deckSize, deckTop === null ? null : phrases.back[deckTop], told.discards.length)}
      count={deckTop === null ? 0 : deckSize}
      back={deckTop === null ? '' : <LootBack back={deckTop} />}
      empty={phrases.empty}
      perBack={24}
      place="deck"
      reads={explainKey('deck')}
      caption={
        <>
          <span>
            <span className="serif">{phrases.deck}</span> {told.deckSize}
          </span>
          <span className="soc-discards" data-place="discards">
            {last !== undefined && <SmallFaceCard face={last} isReadable />}
          </span>
        </>
      }
      isStop
      opensDialog
      onPress={() => inspect({ type: 'deck' })}
    />
  )
}

export const LootArea = (): ReactElement => {
  const context = useTable()
  const { asked, openSpace, report, count, text, isReading } = context
  const open = isReading ? null : openSpace
  const isSmall = open === null && hasActivity(context)
  return (
    <div
      className="soc-sky"
      data-place="sky"
      data-scene={isSmall}
      data-open={open !== null}
      data-boarding={isSmall && report !== null && asked !== 'pick'}
      data-counting={count !== null}
    >
      <KeyboardGroup className="soc-shares" role="group" label={text.shares}>
        {SPACES.map(space => (space === open ? <OpenShare key={space} space={space} /> : <ClosedShare key={space} space={space} />))}
        <DeckPile />
      </KeyboardGroup>
      {isSmall && (
        <div className="soc-scenes">
          <ActivityPanel />
        </div>
      )}
    </div>
  )
}
