/** Memory stays constant over many requests if the client drops its matches. Reads /proc, so it runs on Linux only. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const LINES = 200_000
const PER_MATCH = 5
const MEGABYTE = 1024 * 1024

const residentOf = (pid: number): number => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024

const linesOf = (count: number): string =>
  [
    { id: count, do: 'new', game: 'rum', seats: 2 + (count % 3) },
    { do: 'view', match: `m${count}`, viewer: 0 },
    { do: 'play', match: `m${count}`, seat: 0, move: { type: 'draw', from: 'wreck' } },
    'nonsense',
    { do: 'drop', match: `m${count}` },
  ]
    .map(line => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`)
    .join('')

it(`memory does not grow over ${LINES} lines that drop their matches`, async () => {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), MAIN, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] })
  let answers = 0
  child.stdout.on('data', (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 10) answers += 1
  })
  const resident: number[] = []
  for (let match = 1; match <= LINES / PER_MATCH; match += 1) {
    if (!child.stdin.write(linesOf(match))) await once(child.stdin, 'drain')
    if ((match * PER_MATCH) % (LINES / 4) === 0) resident.push(residentOf(child.pid ?? 0))
  }
  child.stdin.end()
  const [code] = await once(child, 'close')
  expect({ code, answers }).toEqual({ code: 0, answers: LINES })
  const [first = 0] = resident
  expect((resident.at(-1) ?? 0) - first).toBeLessThan(50 * MEGABYTE)
})
