/** Golden games: whole matches as text, for each game, preset and number of seats. `npm run golden` writes them anew; a test holds them against the rules. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { at, begin, fastRandom, hashOf, pick, sha256Hex, streamsOf, submit, upTo } from '@tortuga/kit'
import type { Game, GameTypes, Match, Step, Viewer } from '@tortuga/kit'
import type { Notation } from '@tortuga/kit/laws'
import { notation as rumNotation, rum } from '@tortuga/rum/rules'
import { notation as runnerNotation, rumRunner } from '@tortuga/rum-runner/rules'
import { notation as rummikubNotation, rummikub } from '@tortuga/rummikub/rules'
import { notation as seaNotation, seaOfClouds } from '@tortuga/sea-of-clouds/rules'
import { ROOT } from './sources.ts'

/** `seats` where not every number of them is worth a file. */
type Listed = { readonly game: Game<GameTypes>; readonly notation: Notation<GameTypes>; readonly seats?: readonly number[] }

/** One line a game. */
const GAMES: readonly Listed[] = [
  { game: rum, notation: rumNotation },
  { game: rumRunner, notation: runnerNotation },
  { game: rummikub, notation: rummikubNotation, seats: [2, 6] },
  { game: seaOfClouds, notation: seaNotation },
]

/** Every so many moves the views are written out, not only their hashes. */
const WHOLE_VIEWS = 25

const viewsOf = (game: Game<GameTypes>, { state, asked, version }: Match<GameTypes>): string[] => {
  const viewers: readonly Viewer[] = [...upTo(asked.length), 'table', 'open']
  const hashes = viewers.map(viewer => `${viewer}:${hashOf(game.view(state, viewer)).slice(0, 12)}`)
  const whole = version % WHOLE_VIEWS === 0 ? viewers.map(viewer => `  view ${viewer} ${JSON.stringify(game.view(state, viewer))}`) : []
  return [`  views ${hashes.join(' ')}`, ...whole]
}

const eventsOf = ({ events }: Pick<Step<GameTypes>, 'events'>): string[] => events.map(event => `  ${JSON.stringify(event)}`)

/** One match, played by chance from a fixed seed. */
const playGolden = ({ game, notation }: Listed, preset: string, options: unknown, seats: number): string => {
  const seed = sha256Hex(`golden ${game.id} ${preset} ${seats}`)
  const streams = streamsOf('hmac-sha256', seed)
  const random = fastRandom(seats)
  const { match: start, first } = begin(game, options, seats, streams(0))
  const lines = [
    `${game.id} ${preset}, ${seats} seats, rules ${game.rules}, seed ${seed}`,
    notation.printState(first.state),
    ...eventsOf(first),
  ]
  let match = start
  lines.push(...viewsOf(game, match))
  while (!match.over) {
    const seat = pick(game.awaited(match.state), random)
    const move = pick(Array.from(game.moves(game.view(match.state, seat))), random)
    const question = match.asked[seat] ?? 0
    const made = submit(game, match, { seat, question, move, by: 'player', at: 0, clocks: null }, streams(match.steps))
    if (!made.ok) throw new Error(`${preset}: ${notation.printMove(move)} was refused`)
    match = made.match
    lines.push(`${match.version} seat ${seat}: ${notation.printMove(move)}`, ...eventsOf(at(made.made, 0)), ...viewsOf(game, match))
  }
  return [...lines, notation.printState(match.state), JSON.stringify(game.outcome(match.state)), ''].join('\n')
}

/** Every golden game, by the path of its file. */
export const playAllGolden = (): ReadonlyMap<string, string> =>
  new Map(
    GAMES.flatMap(listed => {
      const { game } = listed
      const [least, most] = game.seats
      return Object.entries(game.presets).flatMap(([preset, options]) =>
        (listed.seats ?? upTo(most + 1).slice(least)).map(
          seats => [`games/${game.id}/golden/${preset}-${seats}.txt`, playGolden(listed, preset, options, seats)] as const,
        ),
      )
    }),
  )

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, text] of playAllGolden()) {
    mkdirSync(new URL(`${path}/..`, `file://${ROOT}`), { recursive: true })
    writeFileSync(`${ROOT}${path}`, text)
    console.log(`${path}: ${text.split('\n').length} lines`)
  }
