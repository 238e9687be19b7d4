/** Nim in the browser: a row of coins for each heap. Pressing a coin takes it and all coins to its right. */
import { range } from '@tortuga/kit'
import { Button, createGameText, HintLine, type TableProps, type WebGame } from '@tortuga/ui'
import '@tortuga/ui/kit.css'
import { nim, type Move, type NimTypes } from '../rules/index.ts'
import { texts } from '../text/index.ts'
import { listing } from './listing.tsx'

const NimTable = ({ view, mayAct, inFlight, hint, language, send, seatPlate, turnNote }: TableProps<NimTypes>) => {
  const text = texts[language].table
  const coin = (move: Move) => (
    <Button key={move.take} aria-label={text.take(move)} blocked={!mayAct || inFlight !== null} onPress={() => send(move)}>
      ●
    </Button>
  )
  return (
    <div className="nim game-table">
      {range(view.seats).map(seatPlate)}
      {turnNote}
      {hint !== null && (
        <HintLine label={text.hint} take={{ label: text.play, onTake: () => send(hint.move) }}>
          {`${text.take(hint.move)}: ${hint.why}`}
        </HintLine>
      )}
      <div className="wood">
        {view.heaps.map((coins, heap) => (
          <p key={heap}>{range(coins).map(index => coin({ heap, take: coins - index }))}</p>
        ))}
      </div>
    </div>
  )
}

export const webGame: WebGame<NimTypes> = {
  game: nim,
  listing,
  subtitle: (_, language) => texts[language].presets['standard']?.name ?? '',
  ...createGameText<NimTypes>(texts, () => false),
  rulebook: {
    en: async () => (await import('../rulebook.md?raw')).default,
    pl: async () => (await import('../rulebook.pl.md?raw')).default,
  },
  Table: NimTable,
}
