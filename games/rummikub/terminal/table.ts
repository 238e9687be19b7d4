/** Draws the table as lines of text. A tile is the letter of its colour and its number. */
import { at, type TerminalReader } from '@tortuga/kit'
import { questionOf, seatsAnswering, totalsOf, turnOf, type View } from '../rules/index.ts'
import { signed } from '../text/format.ts'
import { printTiles, sortTiles, withTexts, type RummikubReader } from './reader.ts'

/** The sets, numbered so that `add B6 to 2` can name one; the kind is shown if the tiles do not decide it. */
const drawSets = (reader: RummikubReader, { table }: View): readonly string[] => {
  if (table.length === 0) return [`    ${reader.ink.dim(reader.text.empty)}`]
  return table.map((set, index) => {
    const isAmbiguous = set.tiles.filter(tile => tile !== 'J').length < 2
    const kind = isAmbiguous ? ` ${reader.ink.dim(`(${reader.terms.kind(set.kind)})`)}` : ''
    return `    ${String(index + 1).padStart(2)}  ${printTiles(reader, set.tiles)}${kind}`
  })
}

const drawPlayers = (reader: RummikubReader, view: View): readonly string[] => {
  const { text, terms } = reader
  const totals = totalsOf(view)
  const seats = view.rackSizes.map((_, seat) => seat)
  const widest = Math.max(...seats.map(seat => reader.name(seat).length))
  return seats.map(seat => {
    const { opened, announced } = at(view.standings, seat)
    const name = reader.name(seat).padEnd(widest)
    const turn = seat === turnOf(view) ? '▶' : ' '
    const facts = [terms.tiles(at(view.rackSizes, seat)), opened ? text.opened : text.notOpened, ...(announced ? [text.announced] : [])]
    const rack = view.racks === null ? '' : `  ${printTiles(reader, sortTiles(at(view.racks, seat)))}`
    return `  ${turn} ${seat === view.viewer ? reader.ink.bold(name) : name}  ${signed(at(totals, seat)).padStart(5)}  ${facts.join(', ')}${rack}`
  })
}

/** The question to the viewer, or the players it waits for. */
const drawQuestion = (reader: RummikubReader, view: View): readonly string[] => {
  const { text, terms } = reader
  const question = questionOf(view)
  if (question === 'redeal') {
    const waiting = seatsAnswering(view)
    const others = waiting.filter(seat => seat !== view.viewer)
    return [
      ...(others.length < waiting.length ? [`  ${reader.ink.bold(text.questions.redeal)}`] : []),
      ...(others.length > 0 ? [`  ${terms.waitingFor(others.map(reader.name))}`] : []),
    ]
  }
  if (question === null || turnOf(view) !== view.viewer) return []
  const isLastMove = question === 'turn' && view.bankSize === 0
  return [`  ${reader.ink.bold(isLastMove ? text.chooseLastMove : text.questions[question])}`]
}

export const drawTable = (view: View, terminalReader: TerminalReader): readonly string[] => {
  const reader = withTexts(terminalReader)
  const { text } = reader
  const round = text.round(Math.min(view.rounds.length + 1, view.options.rounds), view.options.rounds)
  const lap = view.lap === null ? [] : [`${text.lastMoves}: ${view.lap.map(reader.name).join(', ')}`]
  const rack =
    typeof view.viewer === 'number' ? [`  ${text.rack}   ${printTiles(reader, sortTiles(view.rack)) || reader.ink.dim('–')}`] : []
  return [
    `  ${[round, `${text.bank}: ${view.bankSize}`, ...lap].join(' · ')}`,
    `  ${text.table}`,
    ...drawSets(reader, view),
    ...drawPlayers(reader, view),
    ...rack,
    ...drawQuestion(reader, view),
  ]
}
