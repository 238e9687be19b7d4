/** Looking back: the journal of a finished match, any version of one through the right eyes, and what was said. */
import { printJournal } from '@tortuga/kit'
import type { Game, GameTypes, Viewer } from '@tortuga/kit'
import { showEntries, showSetup } from '@tortuga/room'
import type { Shown } from '@tortuga/room'
import type { House } from '../house.ts'
import { findGuest } from '../http/guests.ts'
import { Problem } from '../http/problem.ts'
import { matchParams, versionParams, viewerQuery } from '../http/schema.ts'
import type { App } from '../http/schema.ts'
import { mayLook } from '../lobby/info.ts'
import { findTable, seatOf } from '../lobby/tables.ts'
import { findRegistered } from '../registry.ts'
import type { Guest, Table } from '../store/store.ts'

/** Until the end a player sees what that seat has seen, and everybody else what the table showed; after it, whatever is asked for. */
const chooseViewer = (table: Table, guest: Guest | null, asked: Viewer | undefined): Viewer => {
  const own = seatOf(table, guest) ?? 'table'
  const viewer = asked ?? own
  if (table.status !== 'over' && viewer !== own && viewer !== 'table') throw new Problem('not-over')
  if (typeof viewer === 'number' && viewer >= table.chairs.length) throw new Problem('bad-seats')
  return viewer
}

const showVersion = async ({ store }: House, game: Game<GameTypes>, id: string, version: number, viewer: Viewer) => {
  const step = await store.at(id, version)
  if (step === null) throw new Problem('no-such-version')
  const shown: Shown | undefined =
    version === 0 ? showSetup(game, step, viewer) : showEntries(game, await store.between(id, version - 1, version), viewer)[0]
  return { viewer, ...shown, view: game.view(step.state, viewer) }
}

export const addReplayRoutes = (app: App, house: House): void => {
  const { store, registry } = house

  /** The table, if the asking player may look at it. */
  const lookAt = async (id: string, request: Parameters<typeof findGuest>[1]) => {
    const guest = await findGuest(house, request)
    const table = await findTable(house, id)
    mayLook(table, guest)
    if (table.status === 'waiting') throw new Problem('not-begun')
    return { table, guest }
  }

  app.get('/api/matches/:id/journal', { schema: { params: matchParams } }, async (request, reply) => {
    const { id } = request.params
    const { table } = await lookAt(id, request)
    const opened = await store.open(id)
    if (table.status !== 'over' || opened === null || !opened.match.over) throw new Problem('not-over')
    const entries = (await store.between(id, 0, opened.match.version)).map(({ entry }) => entry)
    return reply
      .type('application/x-ndjson')
      .header('content-disposition', `attachment; filename="${id}.journal"`)
      .send(printJournal({ header: opened.header, entries }))
  })

  app.get('/api/matches/:id/versions/:version', { schema: { params: versionParams, querystring: viewerQuery } }, async request => {
    const { id, version } = request.params
    const { table, guest } = await lookAt(id, request)
    const viewer = chooseViewer(table, guest, request.query.viewer)
    const game = findRegistered(registry, table.game)?.game
    if (game === undefined) throw new Problem('other-rules', 'this server does not play that game')
    try {
      return await showVersion(house, game, id, version, viewer)
    } catch (error) {
      const rules = error instanceof Problem ? game.rules : (await store.open(id))?.match.rules
      if (rules === game.rules) throw error
      throw new Problem('other-rules', 'this version was played under rules that this server cannot show')
    }
  })

  app.get('/api/matches/:id/chat', { schema: { params: matchParams } }, async request => {
    const { id } = request.params
    const guest = await findGuest(house, request)
    const table = await findTable(house, id)
    if (table.status !== 'waiting') mayLook(table, guest)
    const blocked = guest === null ? [] : await store.blockedBy(guest.id)
    const lines = (await store.chat(id)).filter(({ player }) => !blocked.includes(player))
    return { chat: lines.map(({ seat, text, at }) => ({ seat, text, at })) }
  })
}
