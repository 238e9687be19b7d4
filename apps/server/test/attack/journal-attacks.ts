/** Attacks with and on long journals: requests that lengthen one, and reads of one that is long already. */
import { at, range } from '@tortuga/kit'
import { PROTOCOL_VERSION } from '@tortuga/wire'
import { setTimeout as pause } from 'node:timers/promises'
import { insist, seatAll } from './attack-tools.ts'
import type { Attack } from './attack-tools.ts'
import { LONG_MATCHES } from './long-journals.ts'

const requestBurst: Attack = {
  defect: 1,
  name: 'an unbounded journal',
  sent: 'propose, vote no and undo for 5 s, 30 a second',
  run: async context => {
    const { sockets, leave } = await seatAll(context, { game: 'rummikub' }, 2)
    const [one, other] = [at(sockets, 0), at(sockets, 1)]
    for (const index of range(50)) {
      const { version } = one.update()
      one.send({ type: 'propose', id: `p${index}`, version, proposal: { type: 'end' } })
      await pause(50)
      other.send({ type: 'vote', id: `v${index}`, proposal: version + 1, agree: false })
      one.send({ type: 'undo', id: `u${index}`, version, back: 1 })
      await pause(50)
    }
    const { version } = one.update()
    leave()
    insist(version <= 40, `${version} entries were stored`)
    return `${version} entries stored`
  },
}

const farUndo: Attack = {
  defect: 1,
  name: 'an undo of a million moves',
  sent: '60 × propose undo back: 1e6, 20 × back: 1000',
  run: async context => {
    const { sockets, leave } = await seatAll(context, { game: 'rummikub' }, 2)
    const socket = at(sockets, 0)
    for (const index of range(40)) socket.send({ type: 'propose', id: `m${index}`, version: 0, proposal: { type: 'undo', back: 1e6 } })
    for (const index of range(20)) socket.send({ type: 'propose', id: `k${index}`, version: 0, proposal: { type: 'undo', back: 1000 } })
    await socket.until(() => socket.all('trouble').length + socket.all('refused').length >= 60)
    leave()
    insist(socket.all('done').length === 0, 'a proposal was accepted')
    return 'all refused'
  },
}

const longHello: Attack = {
  defect: 1,
  name: 'hello at a journal of 33,000 entries',
  sent: '40 spectators × 5 hello with have: null',
  run: async context => {
    const visitor = context.visitor()
    const sockets = await Promise.all(range(40).map(() => visitor.join(LONG_MATCHES.running)))
    for (const socket of sockets) for (const _ of range(4)) socket.send({ type: 'hello', protocol: PROTOCOL_VERSION, have: null })
    for (const socket of sockets) await socket.until(() => socket.all('update').length === 5)
    const bytes = Math.max(...sockets.map(socket => socket.all('update').at(-1)?.length ?? 0))
    visitor.leave()
    insist(bytes < 1024 * 1024, `${bytes} bytes in one update`)
    return `${Math.round(bytes / 1024)} kB each`
  },
}

const insistFound = (answers: readonly { readonly status: number }[]): void =>
  insist(
    answers.every(({ status }) => status === 200),
    `status ${answers.map(({ status }) => status).join(' ')}`,
  )

const versionReads = (name: string, match: string): Attack => ({
  defect: 1,
  name,
  sent: '200 × GET versions/N, 40 at once, anonymous',
  run: async context => {
    const visitor = context.visitor()
    for (const round of range(5)) {
      const answers = await Promise.all(
        range(40).map(index => visitor.api('GET', `/api/matches/${match}/versions/${(round * 40 + index) * 160}`)),
      )
      insistFound(answers)
    }
    return 'all answered'
  },
})

const journalReads: Attack = {
  defect: 1,
  name: 'downloads of a finished journal of 33,000 entries',
  sent: '10 × GET journal at once, anonymous',
  run: async context => {
    const visitor = context.visitor()
    const answers = await Promise.all(range(10).map(() => visitor.api('GET', `/api/matches/${LONG_MATCHES.finished}/journal`)))
    insistFound(answers)
    insist(
      answers.every(({ text }) => /"sum":"[0-9a-f]{64}"\}\n$/.test(text)),
      'a journal was cut short',
    )
    return `${Math.round((answers[0]?.text.length ?? 0) / 2 ** 20)} MB each`
  },
}

const lateMoves: Attack = {
  defect: 1,
  name: 'moves at a finished match',
  sent: '60 × move with new ids',
  run: async context => {
    const { sockets, leave } = await seatAll(context, { game: 'rummikub' }, 2)
    const [one, other] = [at(sockets, 0), at(sockets, 1)]
    one.send({ type: 'propose', id: 'end', version: 0, proposal: { type: 'end' } })
    await other.until(() => other.update().version === 1)
    other.send({ type: 'vote', id: 'yes', proposal: 1, agree: true })
    await one.until(() => one.update().over)
    for (const index of range(58)) one.send({ type: 'move', id: `m${index}`, question: 0, move: { type: 'draw' } })
    await one.until(() => one.all('refused').length + one.all('trouble').length >= 58)
    leave()
    return `${one.all('refused').length} searched, ${one.all('trouble').length} too often`
  },
}

export const JOURNAL_ATTACKS: readonly Attack[] = [
  requestBurst,
  farUndo,
  longHello,
  versionReads('versions of a running journal of 33,000 entries', LONG_MATCHES.running),
  versionReads('versions of a finished journal while it is packed', LONG_MATCHES.finished),
  journalReads,
  lateMoves,
]
