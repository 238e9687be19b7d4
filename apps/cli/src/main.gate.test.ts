/** The program as a process, bundled as users run it: signals, pipes and default file names. */
import { spawn } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../tools/temporary.ts'
import { bundleProgram } from '../../server/test/bundle.ts'

let program = ''
beforeAll(async () => {
  program = await bundleProgram(fileURLToPath(new URL('./main.ts', import.meta.url)), 'cli-process')
})

const start = (folder: string, ...argv: readonly string[]): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [program, ...argv], { cwd: folder, env: { ...process.env, LC_ALL: 'C' } })

const ended = async (child: ChildProcessWithoutNullStreams): Promise<{ readonly code: number | null; readonly out: string }> => {
  let out = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (out += chunk))
  return new Promise(resolve => child.on('close', code => resolve({ code, out })))
}

/** Resolves when the output contains this text. */
const waitForOutput = async (child: ChildProcessWithoutNullStreams, text: string): Promise<void> => {
  let received = ''
  return new Promise(resolve => {
    child.stdout.on('data', (chunk: Buffer | string) => {
      received += String(chunk)
      if (received.includes(text)) resolve()
    })
  })
}

describe('the process', () => {
  it('engine answers every line, even a malformed one, until its input ends', async () => {
    const child = start(tmpdir(), 'engine')
    child.stdin.end(`nonsense\n{"id":1,"do":"new","game":"rum","seats":2}\n{"id":2,"do":"drop","match":"m1"}`)
    const { code, out } = await ended(child)
    expect(code).toBe(0)
    expect(
      out
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line) as unknown),
    ).toMatchObject([
      { id: null, error: { code: 'malformed' } },
      { id: 1, ok: { match: 'm1' } },
      { id: 2, ok: null },
    ])
  })

  it('engine ends when its output is closed', async () => {
    const child = start(tmpdir(), 'engine')
    child.stdin.on('error', () => undefined)
    const feed = (): void => {
      while (child.stdin.writable && child.stdin.write('{"do":"games"}\n'));
    }
    child.stdin.on('drain', feed)
    feed()
    child.stdout.once('data', () => child.stdout.destroy())
    expect(await new Promise(resolve => child.on('exit', resolve))).toBe(0)
  })

  it('play saves under a free name with today’s date when it is interrupted', async () => {
    const folder = temporaryFolder('main')
    for (const _ of [1, 2]) {
      const child = start(folder, 'play', 'rum')
      const end = ended(child)
      await waitForOutput(child, 'You can:')
      child.kill('SIGINT')
      expect(await end).toMatchObject({ code: 0, out: expect.stringContaining('Match saved in rum-') })
    }
    expect(readdirSync(folder)).toEqual([
      expect.stringMatching(/^rum-\d{4}-\d\d-\d\d-2\.journal$/),
      expect.stringMatching(/^rum-\d{4}-\d\d-\d\d\.journal$/),
    ])
  })
})
