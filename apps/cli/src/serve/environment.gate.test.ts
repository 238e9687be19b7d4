/** Startup errors: every invalid variable and every taken, forbidden or missing resource gives a sentence in the host's language, never with a password. */
import type { Language } from '@tortuga/kit'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { StartupError } from '@tortuga/server'
import { describe, expect, it } from 'vitest'
import { runWith } from '../../test/terminal.ts'
import { explainStartupErrors } from './environment.ts'
import { STARTUP_ERRORS } from '../text/startup-errors/index.ts'
import { fileFolder } from '../../../../tools/temporary.ts'

const folder = fileFolder('environment')
const data = join(folder, 'data')

/** Starts a server and stops it at once. */
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
    ['GUEST_DAYS', '0'],
  ])('%s=%s is refused with a sentence', async (name, value) => {
    const { exit, out, err } = await serveWith({ [name]: value })
    expect([exit, out]).toEqual([2, ''])
    expect(err).toMatch(new RegExp(`^${name} must be .*\\.\n$`))
    expect((await serveWith({ [name]: value }, '--lang', 'pl')).err).toMatch(new RegExp(`^${name} (to|ma) .*\\.\n$`))
  })

  it.each([
    { PUBLIC_URL: '', TRUST_PROXY: '', METRICS: '', DATABASE_URL: '', IDLE_DAYS: '' },
    { TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8, 192.0.2.1' },
    { TRUST_PROXY: '1', METRICS: 'open', IDLE_DAYS: '7', FINISHED_DAYS: '365', GUEST_DAYS: '90' },
  ])('%j is accepted', async env => {
    const { exit, err, out } = await serveWith(env)
    expect([exit, err]).toEqual([0, ''])
    expect(out).toMatch(/http:\/\/127\.0\.0\.1:\d+/)
  })

  it('PUBLIC_URL is printed as the address', async () => {
    expect((await serveWith({ PUBLIC_URL: 'https://Tortuga.example:8443/' })).out).toContain('  https://tortuga.example:8443\n')
  })
})

describe('a startup error', () => {
  const errorWith = async (...flags: readonly string[]): Promise<string> => (await serveWith({}, ...flags)).err

  it('names the port, address or folder that is taken, missing or invalid', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await new Promise(resolve => taken.once('listening', resolve))
    const { port } = taken.address() as AddressInfo
    expect(await errorWith('--port', String(port))).toBe(`${STARTUP_ERRORS.en['port-taken'](String(port))}\n`)
    taken.close()
    expect(await errorWith('--host', 'nowhere.invalid')).toBe(`${STARTUP_ERRORS.en['no-such-address']('nowhere.invalid')}\n`)
    const file = join(folder, 'file')
    writeFileSync(file, 'x')
    expect(await errorWith('--data', file)).toBe(`${STARTUP_ERRORS.en['folder-forbidden'](file)}\n`)
    const rubbish = join(folder, 'rubbish')
    mkdirSync(rubbish)
    writeFileSync(join(rubbish, 'tortuga.sqlite'), 'this is no database, and was never meant to be one\n'.repeat(100))
    expect(await errorWith('--data', rubbish)).toBe(`${STARTUP_ERRORS.en['not-a-store'](rubbish)}\n`)
    expect((await runWith(['backup', join(folder, 'copy'), '--data', join(folder, 'none')])).err).toContain('There is no tortuga.sqlite in')
    expect((await runWith(['admin', 'list', '--data', join(folder, 'none'), '--lang', 'pl'])).err).toContain('nie ma pliku tortuga.sqlite')
  })

  it('names a backup file that exists or cannot be written', async () => {
    await serveWith({})
    const copy = join(folder, 'copy.sqlite')
    expect((await runWith(['backup', copy, '--data', data])).exit).toBe(0)
    expect((await runWith(['backup', copy, '--data', data])).err).toBe(`${STARTUP_ERRORS.en['file-exists'](copy)}\n`)
    const nowhere = join(folder, 'nowhere', 'copy.sqlite')
    expect((await runWith(['backup', nowhere, '--data', data])).err).toBe(`${STARTUP_ERRORS.en['file-forbidden'](nowhere)}\n`)
  })

  it('names the database that does not respond, without its password', async () => {
    for (const argv of [
      ['serve', '--port', '0'],
      ['admin', 'list'],
    ]) {
      const { exit, err } = await runWith(argv, [], { env: { DATABASE_URL: 'postgres://ola:rumpassword@127.0.0.1:1/x' } })
      expect([exit, err]).toEqual([2, `${STARTUP_ERRORS.en['no-database']('127.0.0.1:1')}\n`])
    }
  })
})

it.each<Language>(['en', 'pl'])('every startup error has a text in %s, and other errors keep their message', async language => {
  for (const [type, textOf] of Object.entries(STARTUP_ERRORS[language])) {
    expect([type, textOf('HERE')]).toEqual([type, expect.stringMatching(/HERE.*\.$/)])
    const failed = explainStartupErrors(language, () =>
      Promise.reject(new StartupError(type as StartupError['type'], 'HERE', 'words for developers')),
    )
    await expect(failed).rejects.toThrow(textOf('HERE'))
  }
  await expect(explainStartupErrors(language, () => Promise.reject(new Error('another error')))).rejects.toThrow('another error')
})
