/** Coming to a table: what is said to whoever says hello, before the match and in it. */
import type { Millis } from '@tortuga/kit'
import type { Audience, Client } from './audience.ts'
import type { Said } from './changes.ts'
import { NEWER_COMES_IN } from './course.ts'
import type { Course } from './course.ts'
import type { Ledger } from './ledger.ts'
import type { Opened, Ports } from './ports.ts'
import { welcome } from './shown.ts'
import { PROTOCOL } from './wire.ts'

export const createGreeting = ({ store, now }: Ports, id: string, ledger: Ledger, audience: Audience, course: Course) => {
  const { trouble, dismiss } = audience

  const greetWaiting = async (client: Client): Promise<void> => {
    const table = await store.waiting(id)
    if (table === null) return dismiss(client, 'no-such-table')
    client.send({ type: 'waiting', ...table })
  }

  /** The match under this build's rules; null where it cannot be shown by them. */
  const openForShow = async (opened: Opened, client: Client, when: Millis): Promise<Opened | null> => {
    const { rules } = ledger.gameOf(opened)
    if (opened.match.rules > rules) dismiss(client, 'newer-rules', NEWER_COMES_IN)
    if (opened.match.rules >= rules) return opened.match.rules > rules ? null : opened
    if (!opened.match.over) await course.commit(ledger.upgradeRules(when), { key: null, at: when, input: 'upgrade' })
    const upgraded = ledger.opened()
    if (upgraded?.match.rules === rules) return upgraded
    dismiss(client, 'closed')
    return null
  }

  const greet = async (client: Client, { protocol, have }: Said<'hello'>, when: Millis): Promise<void> => {
    if (protocol !== PROTOCOL) return dismiss(client, 'protocol')
    const stored = ledger.opened() ?? (await ledger.read())
    client.have = null
    if (stored === null) return greetWaiting(client)
    const { viewer } = client.who
    if (viewer === 'table' && !stored.settings.spectators) return dismiss(client, 'no-spectators')
    client.have = 'new' // not shown to by an upgrade on the way
    const opened = await openForShow(stored, client, when)
    if (opened === null) return
    client.send(welcome(opened, viewer))
    if (opened.halted) trouble(client, 'halted')
    await audience.show(client, ledger.gameOf(opened), opened, have)
    if (viewer !== 'table') await store.see(id, viewer, when)
    client.told = '' // whoever says hello is told who is here, also when nothing has changed
    audience.tellPresence()
    course.callBots()
  }

  return {
    /** A client's own hello; said over and over it is passed over, for every one reads the whole match. */
    hello: async (client: Client, said: Said<'hello'>, when: Millis): Promise<void> =>
      client.mayGreet(when) ? greet(client, said, when) : trouble(client, 'too-often'),

    /** Seats were taken or left, the match has begun, or was halted elsewhere. */
    rereadTable: async (): Promise<void> => {
      const before = ledger.opened()
      const opened = await ledger.read()
      for (const client of audience.greeted()) {
        if (opened === null) await greetWaiting(client)
        else if (before === null) await greet(client, { type: 'hello', protocol: PROTOCOL, have: null }, now())
        else if (opened.halted && !before.halted) trouble(client, 'halted')
      }
    },
  }
}
