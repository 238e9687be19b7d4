/** Keeps quick tests quick: one that starts a process, a server or a browser fails, and its message names the lane it belongs to. */
import childProcess, { ChildProcess } from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { Server } from 'node:net'

const forbid = (what: string) => (): never => {
  throw new Error(`A quick test must not start ${what}. Rename its file to *.gate.test.ts.`)
}

// Starting a process asynchronously ends in this method, and every HTTP or socket server listens through the other.
Object.assign(ChildProcess.prototype, { spawn: forbid('a process') })
Object.assign(Server.prototype, { listen: forbid('a server') })
Object.assign(childProcess, { spawnSync: forbid('a process'), execSync: forbid('a process'), execFileSync: forbid('a process') })
syncBuiltinESMExports()
