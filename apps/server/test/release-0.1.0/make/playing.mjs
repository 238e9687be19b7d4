/** What people do at a table of the 0.1.0 server: move until something holds, take back, propose and vote, leave and return. */
import { setTimeout as wait } from 'node:timers/promises'

const MAX_MOVES = 1500
const BOT_PATIENCE = 3000 // tries of 10 milliseconds

const need = (answer, what) => {
  if (answer.type !== 'done') throw new Error(`${what}: ${JSON.stringify(answer)}`)
  return answer.version
}

export const createPlaying = ({ store, adviseBy, randomMove, random }) => {
  /** Waits until every client at the table shows this version. */
  const allReach = async ({ clients }, version) => {
    for (const client of clients) if (client?.isOpen()) await client.reaches(version)
    return version
  }
  const sync = async table => allReach(table, (await store.open(table.id)).match.version)

  /** The stored match and its last entry. */
  const openWithLast = async ({ id }) => {
    const opened = await store.open(id)
    const { version } = opened.match
    const [last] = version === 0 ? [] : await store.between(id, version - 1, version)
    return { ...opened, last: last?.entry }
  }

  const waitForBot = async ({ id }, version) => {
    for (let tries = 0; (await store.open(id)).match.version <= version; tries += 1) {
      if (tries > BOT_PATIENCE) throw new Error(`no bot moved at ${id}`)
      await wait(10)
    }
  }

  /** A bot of middling strength chooses for people, with some random moves among its choices. */
  const chooseMixed = (game, view) => (random.int(6) === 0 ? randomMove(game, view) : adviseBy(game, view, 'sailor'))

  const move = async (table, seat, choose = chooseMixed) => {
    await sync(table)
    const { view } = await table.clients[seat].shown()
    return table.clients[seat].move(choose(table.game, view))
  }

  const peopleAsked = ({ clients }, { match, players }) =>
    players.flatMap(({ bot }, seat) => (bot === null && (match.asked[seat] ?? null) !== null && clients[seat] !== undefined ? [seat] : []))

  /** People move until `reached` holds for the stored match, and do `between` after each move. Gives false if the match ends first. */
  const playUntil = async (table, reached, { choose = chooseMixed, between = async () => {} } = {}) => {
    for (let moves = 0; moves < MAX_MOVES; moves += 1) {
      const opened = await openWithLast(table)
      if (reached(opened.match.state, opened)) return true
      if (opened.match.over) return false
      const people = peopleAsked(table, opened)
      if (people.length === 0) await waitForBot(table, opened.match.version)
      else {
        const answer = await move(table, people[random.int(people.length)], choose)
        if (answer.type === 'done') await allReach(table, answer.version)
        else if (answer.refusal?.type !== 'stale') throw new Error(`refused: ${JSON.stringify(answer)}`)
        await between(table)
      }
    }
    throw new Error(`${table.id} did not end`)
  }

  const ask = async (table, seat, request, what) => {
    await sync(table)
    const { version } = await table.clients[seat].shown()
    return allReach(table, need(await table.clients[seat].ask({ version, ...request }), what))
  }

  const propose = (table, seat, proposal) => ask(table, seat, { type: 'propose', proposal }, 'propose')
  const vote = async (table, seat, agree) => {
    await sync(table)
    const { proposal } = (await store.open(table.id)).match
    return allReach(table, need(await table.clients[seat].ask({ type: 'vote', proposal: proposal.version, agree }), 'vote'))
  }

  return {
    move,
    playUntil,
    sync,
    propose,
    vote,
    /** Plays to the end. */
    playOut: (table, how) => playUntil(table, (_, { match }) => match.over, how),
    /** A seat takes back its own last quiet moves, if it has any. */
    undoFreely: async table => {
      for (const [seat, client] of table.clients.entries()) {
        const shown = client?.newest('update')
        if (shown && shown.undoable > 0 && shown.awaited.includes(seat))
          return ask(table, seat, { type: 'undo', back: Math.min(2, shown.undoable) }, 'undo')
      }
      return null
    },
    /** One seat asks to take back some moves, all others agree. */
    undoByVote: async (table, seat, back) => {
      await propose(table, seat, { type: 'undo', back })
      for (const other of table.clients.keys()) if (other !== seat) await vote(table, other, true)
    },
    /** A person leaves the table; the seat waits for them. */
    leave: async (table, seat) => {
      table.clients[seat].close()
      delete table.clients[seat]
      await table.guests[seat].api('DELETE', `/api/matches/${table.id}/seats/mine`)
    },
    comeBack: async (table, seat) => {
      await table.guests[seat].api('POST', `/api/matches/${table.id}/seats/mine`)
      table.clients[seat] = table.guests[seat].join(table.id)
      await table.clients[seat].shown()
    },
    chat: async (table, seat, text) => need(await table.clients[seat].ask({ type: 'chat', text }), 'chat'),
  }
}
