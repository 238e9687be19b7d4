/** A server program that tests kill and benchmarks measure. Its argument is the program options as JSON. It prints its port when it is ready and stops when its standard input ends. */
import { at, sha256Hex } from '@tortuga/kit'
import { parseJson } from '@tortuga/wire'
import { pino } from 'pino'
import { openStore, serve } from '../../src/main.ts'
import { beginUnderAllEditions } from '../all-editions.ts'
import { turnOfGuest } from './guest-names.ts'
import { programOptionsSchema } from './program-options.ts'

const { memory, isAllEditions, entropy, ahead, ...options } = parseJson(programOptionsSchema, process.argv[2] ?? '')
let drawn = 0
const log = pino({ level: 'error', base: null }, pino.destination(2))
const { dataFolder, databaseUrl = null } = options
const store = await openStore(memory ? { memory } : databaseUrl === null ? { dataFolder } : { url: databaseUrl })
const { port, stop } = await serve({
  ...options,
  ...(ahead === 0 ? {} : { now: () => Date.now() + ahead }),
  log,
  entropy: () => sha256Hex(`${entropy} ${(drawn += 1)}`),
  store: isAllEditions ? beginUnderAllEditions(store, ({ header }) => turnOfGuest(at(header.players, 0).name)) : store,
})
console.log(port)
process.stdin.resume().on('end', () => {
  void stop()
    .then(() => store.close())
    .then(() => process.exit())
})
