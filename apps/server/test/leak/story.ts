/** One story told twice: a match put into the store of a real server as one of two worlds, played on, and every byte that one viewer gets written down. */
import { fastRandom, upTo } from '@tortuga/kit'
import type { Random, Seat } from '@tortuga/kit'
import { drawDecodable } from '@tortuga/kit/laws'
import * as v from 'valibot'
import type { Player } from '../player.ts'
import { ask, openEar } from './ear.ts'
import type { Heard } from './ear.ts'
import { cookieOf, OUTSIDER, putIn } from './house.ts'
import type { LeakHouse } from './house.ts'
import type { Pairing, Turn } from './worlds.ts'

/** A draft that shows something: none where there was none would be no news, and nobody would hear of it. */
const drawDraft = (schema: Parameters<typeof drawDecodable>[0], random: Random): unknown => {
  for (;;) {
    const draft = drawDecodable(schema, random)
    if (draft !== null) return draft
  }
}

/** All that may be asked over HTTP, as who the viewer is; a watcher also as nobody at all. */
const askAll = async (house: LeakHouse, { name, viewer, seats }: Pairing, version: number, heard: Heard[]): Promise<void> => {
  const table = `/api/matches/${name}`
  const versions = [...new Set([0, 1, Math.floor(version / 2), version - 1, version, version + 1])].filter(one => one >= 0)
  const eyes = ['', '?viewer=table', '?viewer=open', ...upTo(seats).map(seat => `?viewer=${seat}`)]
  const paths = [
    '/api/me',
    '/api/me/matches',
    '/api/matches',
    table,
    `${table}/chat`,
    `${table}/journal`,
    ...versions.map(one => `${table}/versions/${one}`),
    ...eyes.flatMap(eye => [`${table}/versions/${version}${eye}`, `${table}/versions/0${eye}`]),
  ]
  const outside = viewer === 'table'
  const cookies = outside ? [cookieOf(name, OUTSIDER), ''] : [cookieOf(name, viewer)]
  const seat = { commitment: 'ab'.repeat(32), contribution: 'cd'.repeat(32), seat: 0 }
  for (const cookie of cookies) {
    for (const path of paths) await ask(house.origin(), 'GET', path, cookie, null, heard)
    await ask(house.origin(), 'POST', `${table}/seats`, cookie, seat, heard)
    await ask(house.origin(), 'POST', `${table}/rematch`, cookie, null, heard)
    await ask(house.origin(), 'DELETE', table, cookie, null, heard)
    await ask(house.origin(), 'DELETE', `${table}/seats/1`, cookie, null, heard)
  }
}

type Ear = Awaited<ReturnType<typeof openEar>>
type Table = { readonly house: LeakHouse; readonly pairing: Pairing; readonly world: 0 | 1; readonly others: ReadonlyMap<Seat, Player> }

/** Moves that the viewer has refused where it stands: out of turn, malformed, against the rules. */
const tryWrong = async ({ pairing: { game } }: Table, ear: Ear, random: Random): Promise<void> => {
  ear.mark('tries')
  const drawn = upTo(40)
    .map(() => drawDecodable(game.schemas.move, random))
    .filter(move => v.is(game.schemas.move, move) && game.check(ear.view(), move) !== null)
  const question = ear.question() ?? 0
  for (const [index, move] of [...drawn.slice(0, 4), { type: 'nonsense' }].entries())
    await ear.hears(1, () => ear.say({ type: 'move', id: `try-${question}-${index}`, question, move }))
}

/** Everybody else comes to the table. */
const gather = async (house: LeakHouse, { name, viewer, seats }: Pairing): Promise<ReadonlyMap<Seat, Player>> => {
  const others = new Map<Seat, Player>()
  for (const seat of upTo(seats)) {
    if (seat === viewer) continue
    const player = house.watch(name, { cookie: cookieOf(name, seat), stays: false })
    await player.shown()
    others.set(seat, player)
  }
  return others
}

/** One turn: a half-made move, a wrong one, the right one, a word. */
const takeTurn = async (table: Table, ear: Ear, { seat, moves }: Turn, random: Random): Promise<void> => {
  const { house, pairing, world, others } = table
  house.time.pass(700)
  const mover = others.get(seat)
  const speaker = mover ?? ear
  const move = moves[world]
  ear.mark('draft')
  await ear.hears(1, () => speaker.say({ type: 'draft', draft: drawDraft(pairing.game.schemas.draft, random) }))
  if (mover !== undefined) {
    ear.mark('wrong move')
    await mover.ask({ type: 'move', question: 99_999, move })
    await ear.settle()
    ear.mark('move')
    await mover.move(move)
    await mover.ask({ type: 'chat', text: 'your turn' })
  } else {
    await tryWrong(table, ear, random)
    ear.mark('own move')
    await ear.hears(2, () => ear.say({ type: 'move', id: `own-${ear.question()}`, question: ear.question(), move }))
  }
  await ear.settle()
}

/** The last move is taken back, with everybody's yes. */
const takeBack = async ({ pairing: { viewer }, others }: Table, ear: Ear): Promise<void> => {
  ear.mark('take back')
  const [first, ...rest] = others.values()
  if (first === undefined) return
  const { version } = await first.shown()
  await first.ask({ type: 'propose', version, proposal: { type: 'undo', back: 1 } })
  for (const other of rest) await other.ask({ type: 'vote', proposal: version + 1, agree: true })
  if (viewer !== 'table') await ear.hears(2, () => ear.say({ type: 'vote', id: 'vote', proposal: version + 1, agree: true }))
  await ear.settle()
}

/** The line is cut, and the table has noticed. */
const goAway = async ({ others }: Table, ear: Ear): Promise<void> => {
  const [witness] = others.values()
  const count = (): number => witness?.heard.filter(({ type }) => type === 'here').length ?? 0
  const before = count()
  ear.close()
  await witness?.until(() => count() > before, 'somebody to be gone')
}

/** Everything one viewer hears in one world. */
export const tell = async (house: LeakHouse, pairing: Pairing, world: 0 | 1): Promise<readonly Heard[]> => {
  const { name, viewer, seats, turns, worlds } = pairing
  const { match } = worlds[world]
  const random = fastRandom(seats)
  const heard: Heard[] = []
  await putIn(house, pairing, worlds[world])
  const others = await gather(house, pairing)
  const table: Table = { house, pairing, world, others }
  const listen = async (have: number | null): Promise<Ear> => {
    const url = `${house.origin().replace('http', 'ws')}/api/matches/${name}/socket`
    const ear = await openEar(url, viewer === 'table' ? '' : cookieOf(name, viewer), heard)
    ear.mark(have === null ? 'hello' : 'hello again')
    ear.say({ type: 'hello', protocol: 1, have })
    await ear.settle()
    return ear
  }

  const first = await listen(null)
  await tryWrong(table, first, random)
  await askAll(house, pairing, match.version, heard)
  for (const turn of turns) await takeTurn(table, first, turn, random)
  if (turns.length > 0) await takeBack(table, first)
  await goAway(table, first)

  const again = await listen(match.version)
  await askAll(house, pairing, match.version + turns.length, heard)
  again.mark('somebody goes')
  for (const other of others.values()) await again.hears(1, () => other.close())
  again.close()
  return heard
}

/** What a bot in the viewer's seat is given to think about, if it is asked. */
export const tellBot = async (house: LeakHouse, pairing: Pairing, world: 0 | 1): Promise<readonly Heard[]> => {
  const told: Pairing = { ...pairing, name: `${pairing.name}-bot` }
  await putIn(house, told, told.worlds[world], told.viewer)
  const others = await gather(house, told)
  for (const other of others.values()) await other.ask({ type: 'moves', limit: 1 })
  for (const other of others.values()) other.close()
  return house.thoughts.splice(0).map(text => ({ when: 'thinking', text }))
}
