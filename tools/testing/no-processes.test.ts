/** The guard of the quick lane, tried on everything that starts a process or a server; a browser is a process, too. */
import { exec, execFile, execFileSync, execSync, fork, spawn, spawnSync } from 'node:child_process'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'

const STARTS: Readonly<Record<string, () => unknown>> = {
  spawn: () => spawn('true'),
  exec: () => exec('true'),
  execFile: () => execFile('true'),
  fork: () => fork('true'),
  spawnSync: () => spawnSync('true'),
  execSync: () => execSync('true'),
  execFileSync: () => execFileSync('true'),
  'a socket server': () => createServer().listen(0),
  'a web server': () => createHttpServer().listen(0),
}

it.each(Object.entries(STARTS))('a quick test that starts %s fails', (_, start) => {
  expect(start).toThrow('A quick test must not start')
})
