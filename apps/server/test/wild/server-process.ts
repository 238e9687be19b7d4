/** A server as a process of its own, to be killed or measured. One argument: its options as JSON. It prints its port when it is ready, and goes when its standard input ends. */
import { pino } from 'pino'
import { openStore, serve } from '../../src/main.ts'
import type { ServeOptions } from '../../src/main.ts'

const { memory, ...options } = JSON.parse(process.argv[2] ?? '{}') as ServeOptions & { readonly memory?: boolean }
const log = pino({ level: 'error', base: null }, pino.destination(2))
const { port, stop } = await serve({ ...options, log, ...(memory === true && { store: await openStore({ memory: true }) }) })
console.log(port)
process.stdin.resume().on('end', () => void stop().then(() => process.exit()))
