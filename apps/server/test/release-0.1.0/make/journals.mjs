/** Has the `engine` of 0.1.0 play matches, from the deal and from positions, and saves their journals: `node --import tsx <this file> <checkout of 0.1.0>`, run in that checkout. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

const [checkout = ''] = process.argv.slice(2)
const TARGET = join(import.meta.dirname, '..', 'journals')
const SEED = '18'.repeat(32)
const BEFORE = 24

const engine = spawn(process.execPath, ['--import', 'tsx', join(resolve(checkout), 'apps/cli/src/main.ts'), 'engine'], {
  cwd: resolve(checkout),
  stdio: ['pipe', 'pipe', 'inherit'],
})
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]()
const ask = async request => {
  engine.stdin.write(`${JSON.stringify(request)}\n`)
  const { ok, error } = JSON.parse((await answers.next()).value)
  if (error !== undefined) throw new Error(error.message)
  return ok
}

/** Bots play for all seats: so many moves, or to the end. */
const play = async (match, first, most = Infinity) => {
  let awaited = first
  for (let moves = 0; awaited.length > 0 && moves < most; moves += 1) {
    const [seat] = awaited
    const { move } = await ask({ do: 'bot', match, seat, level: 'sailor', seed: SEED, playouts: 100 })
    awaited = (await ask({ do: 'play', match, seat, move })).awaited
  }
}

const save = async (match, name) => {
  const lines = await ask({ do: 'journal', match })
  writeFileSync(join(TARGET, `${name}.jsonl`), lines.map(line => `${JSON.stringify(line)}\n`).join(''))
}

for (const [name, game, seats] of [
  ['rum', 'rum', 3],
  ['runner', 'rum-runner', 2],
  ['rummikub', 'rummikub', 3],
  ['sea', 'sea-of-clouds', 3],
]) {
  const dealt = await ask({ do: 'new', game, seats, seed: SEED })
  await play(dealt.match, dealt.awaited, BEFORE)
  const state = await ask({ do: 'state', match: dealt.match })
  const loaded = await ask({ do: 'load', game, state, seed: SEED })
  await play(loaded.match, loaded.awaited)
  await save(loaded.match, `${name}-engine-from-position`)
  const whole = await ask({ do: 'new', game, seats, seed: SEED })
  await play(whole.match, whole.awaited)
  await save(whole.match, `${name}-engine`)
}
engine.stdin.end()
await once(engine, 'close')
