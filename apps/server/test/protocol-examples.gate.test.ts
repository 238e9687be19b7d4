/** Runs the examples of docs/protocol.md against a server: shell blocks in a shell, socket blocks over a WebSocket. */
import { clientMessageSchema, parseJson, problemSchema, serverMessageSchema } from '@tortuga/wire'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { makeFolder } from '../../../tools/temporary.ts'
import { startServer } from './test-server.ts'
import type { TestServer } from './test-server.ts'

type Example = { readonly kind: string; readonly lines: readonly string[] }

/** Fenced blocks that say how they are tested: `sh run`, `json answers`, `text output`, `text socket`, `json problem`. */
const readExamples = (markdown: string): readonly Example[] =>
  [...markdown.matchAll(/^```(sh run|json answers|text output|text socket|json problem)\n([^]*?)^```$/gm)].map(
    ([, kind = '', text = '']) => ({ kind, lines: text.trimEnd().split('\n') }),
  )

const CONTRIBUTION = 'c0'.repeat(32)

const examples = readExamples(readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8'))

let server: TestServer
const { folder, remove } = makeFolder('protocol')
beforeAll(async () => {
  let calls = 0
  // Fixed entropy: the shuffle is the same every time, and the person begins. The bot never answers, so that only the example changes the match.
  const entropy = (): string =>
    createHash('sha256')
      .update(`docs ${(calls += 1)}`)
      .digest('hex')
  server = await startServer('memory', { entropy, think: () => new Promise(() => {}) })
})
afterAll(async () => {
  await server.stop()
  remove()
})

/** A matcher for values that contain everything in the example; '…' matches any value. */
const matcherFor = (expected: unknown): unknown => {
  if (expected === '…') return expect.anything()
  if (Array.isArray(expected)) return expected.map(matcherFor)
  if (typeof expected !== 'object' || expected === null) return expected
  return expect.objectContaining(Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, matcherFor(value)])))
}

const variables = new Map<string, string>()

/** Runs a script. Later scripts get the variables that it sets. */
const runShell = async (script: readonly string[]): Promise<readonly string[]> => {
  const names = script.flatMap(line => /^([A-Z]+)=/.exec(line)?.[1] ?? [])
  const file = join(folder, 'variables')
  const lines = [
    `openssl() { echo ${CONTRIBUTION}; }`,
    ...[...variables].map(([name, value]) => `${name}='${value}'`),
    ...script,
    ...names.map(name => `echo "${name}=$${name}" >> '${file}'`),
  ]
  const env = { ...process.env, SERVER: server.origin() }
  writeFileSync(file, '')
  const { stdout } = await promisify(execFile)('sh', ['-c', lines.join('\n')], { cwd: folder, env })
  for (const [, name = '', value = ''] of readFileSync(file, 'utf8').matchAll(/^([A-Z]+)=(.*)$/gm)) variables.set(name, value)
  return stdout.trimEnd().split('\n')
}

/** Sends the lines with → and expects the lines with ←, in this order. */
const runSocket = async (lines: readonly string[]): Promise<void> => {
  const cookie = `tortuga=${/tortuga\t(\w+)/.exec(readFileSync(join(folder, 'cookies'), 'utf8'))?.[1] ?? ''}`
  const socket = new WebSocket(`${server.origin().replace('http', 'ws')}/api/matches/${variables.get('ID')}/socket`, {
    headers: { cookie },
  })
  const received: string[] = []
  let wake = (): void => {}
  socket.on('message', (data: Buffer) => {
    received.push(data.toString())
    wake()
  })
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
  try {
    for (const line of lines) {
      const [arrow, text] = [line.slice(0, 1), line.slice(2)]
      if (arrow === '→') socket.send(JSON.stringify(parseJson(clientMessageSchema, text)))
      else {
        while (received.length === 0) await new Promise<void>(resolve => (wake = resolve))
        expect(parseJson(serverMessageSchema, received.shift() ?? '')).toEqual(matcherFor(JSON.parse(text)))
      }
    }
  } finally {
    socket.terminate()
  }
}

it('has the examples that a reader needs first', () => {
  expect(examples.map(({ kind }) => kind).slice(0, 3)).toEqual(['sh run', 'json answers', 'text socket'])
  expect(examples.length).toBeGreaterThan(7)
})

it('has only examples that work', async () => {
  let output: readonly string[] = []
  for (const { kind, lines } of examples) {
    if (kind === 'sh run') output = await runShell(lines)
    else if (kind === 'text output') expect(output).toEqual(lines)
    else if (kind === 'text socket') await runSocket(lines)
    else if (kind === 'json problem') expect(v.safeParse(problemSchema, JSON.parse(lines.join('\n'))).success).toBe(true)
    else expect(output.map(text => JSON.parse(text) as unknown)).toEqual(lines.map(text => matcherFor(JSON.parse(text))))
  }
})
