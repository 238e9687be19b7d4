/** What attacks are made of: visitors, tables that one visitor fills, and a steady rate of messages. */
import { at, range } from '@tortuga/kit'
import { setTimeout as pause } from 'node:timers/promises'
import type { AttackSocket, AttackVisitor } from './visitor.ts'

export type AttackContext = {
  readonly folder: string
  /** A new visitor with an address of its own. */
  visitor(): AttackVisitor
}

export type Attack = {
  /** The defect of 0.1.0 that it repeats. */
  readonly defect: number
  readonly name: string
  readonly sent: string
  /** Runs while the others do, because it mostly waits. */
  readonly isBeside?: boolean
  /** The most of one processor that the server may use, if less is expected than it has. */
  readonly mostProcessor?: number
  run(context: AttackContext): Promise<string>
}

export const insist = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what)
}

/** A table of one visitor who plays all its seats, each with a name and a socket of its own. */
export const seatAll = async (context: AttackContext, table: Readonly<Record<string, unknown>>, seats: number) => {
  const visitors = range(seats).map(() => context.visitor())
  for (const [index, visitor] of visitors.entries()) await visitor.enter(`Eve ${index}`)
  const { id } = await at(visitors, 0).openTable({ seats, ...table })
  for (const visitor of visitors) insist((await visitor.sit(id)).status === 200, 'no seat')
  const sockets: AttackSocket[] = []
  for (const visitor of visitors) sockets.push(await visitor.join(id))
  for (const socket of sockets) await socket.until(() => socket.all('update').length > 0)
  return { id, visitors, sockets, leave: () => visitors.forEach(visitor => visitor.leave()) }
}

/** Sends at the highest rate that is not cut off. */
export const sendSteadily = async (seconds: number, perSecond: number, send: (index: number) => void): Promise<void> => {
  for (const second of range(seconds)) {
    for (const index of range(perSecond)) send(second * perSecond + index)
    await pause(1000)
  }
}
