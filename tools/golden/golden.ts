/** `npm run golden`: plays the golden games of every game and writes them as text, one file for each preset and number of seats. Golden games of a rules number that is recorded in `editions/sums.json` are never changed. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { MANIFESTS } from '@tortuga/games'
import { createRecord, fastRandom, hashOf, pick, range, seededHeader, sha256Hex } from '@tortuga/kit'
import type { Edition, Game, GameTypes, Match, Step, Viewer } from '@tortuga/kit'
import { readSums, sumOf, sumsFile } from './golden-files.ts'
import type { GoldenGames } from './golden-files.ts'
import { ROOT } from '../files.ts'

type Played = Pick<Edition, 'game' | 'notation'>

/** Every 25 moves the complete views are written, not only their hashes. */
const FULL_VIEWS_EVERY = 25

const viewsOf = (game: Game<GameTypes>, { state, asked, version }: Match<GameTypes>): string[] => {
  const viewers: readonly Viewer[] = [...range(asked.length), 'table', 'open']
  const hashes = viewers.map(viewer => `${viewer}:${hashOf(game.view(state, viewer)).slice(0, 12)}`)
  const whole =
    version % FULL_VIEWS_EVERY === 0 ? viewers.map(viewer => `  view ${viewer} ${JSON.stringify(game.view(state, viewer))}`) : []
  return [`  views ${hashes.join(' ')}`, ...whole]
}

const eventsOf = (events: Step<GameTypes>['events']): string[] => events.map(event => `  ${JSON.stringify(event)}`)

/** One match with random moves from a fixed seed. */
const playGolden = ({ game, notation }: Played, preset: string, options: unknown, seats: number): string => {
  const seed = sha256Hex(`golden ${game.id} ${preset} ${seats}`)
  const random = fastRandom(seats)
  const players = range(seats).map(() => ({ name: '', bot: null }))
  const record = createRecord(game, seededHeader(game, { match: '', options, players, seed }))
  let match = record.current()
  const lines = [
    `${game.id} ${preset}, ${seats} seats, rules ${game.rules}, seed ${seed}`,
    notation.printState(match.state),
    ...eventsOf(record.first?.events ?? []),
    ...viewsOf(game, match),
  ]
  while (!match.over) {
    const seat = pick(game.awaited(match.state), random)
    const move = pick(Array.from(game.moves(game.view(match.state, seat))), random)
    const by = game.isClockMove(move) ? 'clock' : 'player' // rules of contract 1 list the clock's moves, too
    const result = record.play(seat, move, by)
    if (!result.ok) throw new Error(`${preset}: ${notation.printMove(move)} was refused`)
    match = result.match
    const [{ events } = { events: [] }] = result.applied
    lines.push(`${match.version} seat ${seat}: ${notation.printMove(move)}`, ...eventsOf(events), ...viewsOf(game, match))
  }
  return [...lines, notation.printState(match.state), JSON.stringify(game.outcome(match.state)), ''].join('\n')
}

/** The golden games of one edition, for every preset and for these numbers of seats. */
export const playGoldenGames = (edition: Played, seatNumbers?: readonly number[]): GoldenGames => {
  const [least, most] = edition.game.seats
  return new Map(
    Object.entries(edition.game.presets).flatMap(([preset, options]) =>
      (seatNumbers ?? range(most + 1).slice(least)).map(
        seats => [`${preset}-${seats}.txt`, playGolden(edition, preset, options, seats)] as const,
      ),
    ),
  )
}

/** Writes the golden games of a game's current rules, and records their sum if the number is new. Returns why it may not, or null. */
const rewrite = (id: string, rules: number, games: GoldenGames): string | null => {
  const sums = readSums(id)
  const sum = sumOf(games)
  if (sums[rules] !== undefined && sums[rules] !== sum)
    return `${id}: the golden games of rules ${rules} are recorded and would change. Raise the rules number and run \`npm run freeze -- ${id}\` first. To change an edition that was never released, delete its entry in ${sumsFile(id)} by hand.`
  const folder = `${ROOT}games/${id}/golden/`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  mkdirSync(`${ROOT}games/${id}/editions`, { recursive: true })
  for (const [name, text] of games) writeFileSync(`${folder}${name}`, text)
  writeFileSync(`${ROOT}${sumsFile(id)}`, `${JSON.stringify({ ...sums, [rules]: sum }, null, 2)}\n`)
  console.log(`${id}: ${games.size} golden games of rules ${rules}`)
  return null
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { id, rules, load, golden } of MANIFESTS) {
    const refusal = rewrite(id, rules, playGoldenGames(await load.rules(), golden?.seats))
    if (refusal === null) continue
    console.error(refusal)
    process.exitCode = 1
  }
