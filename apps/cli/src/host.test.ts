/** What stands in a host's way: every wrong setting and every taken, forbidden or missing place is a sentence in the host's language, and never a password. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hindrance } from '@tortuga/server'
import { describe, expect, it } from 'vitest'
import { runWith } from '../test/terminal.ts'
import { attempt } from './host.ts'
import type { Language } from './language.ts'
import { HINDRANCES } from './text/hindrances.ts'

const folder = mkdtempSync(join(tmpdir(), 'tortuga-host-'))
const data = join(folder, 'data')

/** Starts a server that is told to stop at once. */
const serveWith = (env: Readonly<Record<string, string>>, ...flags: readonly string[]) =>
  runWith(['serve', '--port', '0', '--host', '127.0.0.1', '--data', data, ...flags], [], { env: { LANG: 'en_GB.UTF-8', ...env } })

describe('a setting', () => {
  it.each([
    ['PUBLIC_URL', 'tortuga.example'],
    ['PUBLIC_URL', 'ftp://tortuga.example'],
    ['PUBLIC_URL', 'https://tortuga.example/games'],
    ['PUBLIC_URL', 'https://name:word@tortuga.example'],
    ['PUBLIC_URL', 'https://tortuga.example/?x'],
    ['TRUST_PROXY', 'nonsense'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', '300.1.1.1'],
    ['METRICS', 'yes'],
    ['DATABASE_URL', 'mysql://machine/base'],
    ['DATABASE_URL', 'nonsense'],
    ['IDLE_DAYS', 'x'],
  ])('%s=%s is refused in a sentence', async (name, value) => {
    const { exit, out, err } = await serveWith({ [name]: value })
    expect([exit, out]).toEqual([2, ''])
    expect(err).toMatch(new RegExp(`^${name} is .*\\.\n$`))
    expect((await serveWith({ [name]: value }, '--lang', 'pl')).err).toMatch(new RegExp(`^${name} (to|ma) .*\\.\n$`))
  })

  it.each([
    { PUBLIC_URL: '', TRUST_PROXY: '', METRICS: '', DATABASE_URL: '', IDLE_DAYS: '' },
    { TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8, 192.0.2.1' },
    { TRUST_PROXY: '1', METRICS: 'open', IDLE_DAYS: '7' },
  ])('%j is taken', async env => {
    const { exit, err, out } = await serveWith(env)
    expect([exit, err]).toEqual([0, ''])
    expect(out).toMatch(/http:\/\/127\.0\.0\.1:\d+/)
  })

  it('of the public address is said as people use it', async () => {
    expect((await serveWith({ PUBLIC_URL: 'https://Tortuga.example:8443/' })).out).toContain('  https://tortuga.example:8443\n')
  })
})

describe('a place', () => {
  const errOf = async (...flags: readonly string[]): Promise<string> => (await serveWith({}, ...flags)).err

  it('that is taken, missing, no folder or no database is named', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise(resolve => taken.once('listening', resolve))
    const { port } = taken.address() as AddressInfo
    expect(await errOf('--port', String(port))).toBe(`${HINDRANCES.en['port-taken'](String(port))}\n`)
    taken.close()
    expect(await errOf('--host', 'nowhere.invalid')).toBe(`${HINDRANCES.en['no-such-address']('nowhere.invalid')}\n`)
    const file = join(folder, 'file')
    writeFileSync(file, 'x')
    expect(await errOf('--data', file)).toBe(`${HINDRANCES.en['folder-forbidden'](file)}\n`)
    const rubbish = join(folder, 'rubbish')
    mkdirSync(rubbish)
    writeFileSync(join(rubbish, 'tortuga.sqlite'), 'this is no database, and was never meant to be one\n'.repeat(100))
    expect(await errOf('--data', rubbish)).toBe(`${HINDRANCES.en['not-a-store'](rubbish)}\n`)
    expect((await runWith(['backup', join(folder, 'copy'), '--data', join(folder, 'none')])).err).toContain('There is no tortuga.sqlite in')
    expect((await runWith(['admin', 'list', '--data', join(folder, 'none'), '--lang', 'pl'])).err).toContain('nie ma pliku tortuga.sqlite')
  })

  it('for a backup that cannot be written, or exists, is named', async () => {
    await serveWith({})
    const copy = join(folder, 'copy.sqlite')
    expect((await runWith(['backup', copy, '--data', data])).exit).toBe(0)
    expect((await runWith(['backup', copy, '--data', data])).err).toBe(`${HINDRANCES.en['file-exists'](copy)}\n`)
    const nowhere = join(folder, 'nowhere', 'copy.sqlite')
    expect((await runWith(['backup', nowhere, '--data', data])).err).toBe(`${HINDRANCES.en['file-forbidden'](nowhere)}\n`)
  })

  it('where no PostgreSQL answers is named, without the password', async () => {
    for (const argv of [
      ['serve', '--port', '0'],
      ['admin', 'list'],
    ]) {
      const { exit, err } = await runWith(argv, [], { env: { DATABASE_URL: 'postgres://ola:rumpassword@127.0.0.1:1/x' } })
      expect([exit, err]).toEqual([2, `${HINDRANCES.en['no-database']('127.0.0.1:1')}\n`])
    }
  })
})

it.each<Language>(['en', 'pl'])('every hindrance is one sentence or two in %s, and what is not known is said as it is', async language => {
  for (const [type, say] of Object.entries(HINDRANCES[language])) {
    expect([type, say('HERE')]).toEqual([type, expect.stringMatching(/HERE.*\.$/)])
    const met = attempt(language, () => Promise.reject(new Hindrance(type as Hindrance['type'], 'HERE', 'words for developers')))
    await expect(met).rejects.toThrow(say('HERE'))
  }
  await expect(attempt(language, () => Promise.reject(new Error('a thing of its own')))).rejects.toThrow('a thing of its own')
})
