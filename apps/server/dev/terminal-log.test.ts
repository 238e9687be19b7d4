/** The log of the development server as a person reads it. */
import { expect, it } from 'vitest'
import { createLogger } from '../src/monitoring/logger.ts'
import { openTerminalLog } from './terminal-log.ts'

const open = () => {
  const lines: string[] = []
  return { log: createLogger(openTerminalLog(text => lines.push(text))), printed: () => lines.join('') }
}

it('prints a message with its details, and an error with its stack', () => {
  const { log, printed } = open()
  log.error({ match: 'm1', error: 'Error: no such card\n    at check' }, 'an error in the rules halted a match')
  log.warn({ err: new Error('disk full') }, 'a database error')
  expect(printed()).toContain('server: an error in the rules halted a match\n  match: m1\n  error: Error: no such card\n      at check\n')
  expect(printed()).toMatch(/server: a database error\n {2}err: Error: disk full\n {6}at .*terminal-log\.test\.ts/)
})

it('leaves out what only a host needs, and tells the server to log details', () => {
  const { log, printed } = open()
  log.info({ gap: 5 }, 'no node was running')
  log.debug({ status: 200 }, 'answered')
  expect([printed(), log.isLevelEnabled('debug')]).toEqual(['', true])
})
