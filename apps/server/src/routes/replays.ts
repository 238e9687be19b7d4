/** Routes for replays: the journal after the end, any version as a viewer may see it, and the chat. */
import { createJournalPrinter } from '@tortuga/kit'
import type { Game, GameTypes, Viewer } from '@tortuga/kit'
import { projectEntries, projectSetup } from '@tortuga/room'
import type { StoredMatch } from '@tortuga/room'
import type { ChatLog, MatchVersion } from '@tortuga/wire'
import type { FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { JOURNAL_PAGE } from '../config/budgets.ts'
import { findMatchEdition } from '../config/editions.ts'
import type { ServerContext } from '../context/server-context.ts'
import { findGuest } from '../http/authentication.ts'
import { HttpProblem } from '../http/api-errors.ts'
import { matchParams, versionParams, viewerQuery } from '../http/validation.ts'
import type { App } from '../http/validation.ts'
import { requireViewable } from '../lobby/table-info.ts'
import { requireTable, seatOf } from '../lobby/tables.ts'
import type { Guest, StoredTable } from '../store/port/store.ts'
import { createLimiter } from '../store/sql/transactions/limiter.ts'

/** Until the match ends, players may view it from their seat or as a spectator, and others only as a spectator. After the end, every view is open. */
const chooseViewer = (table: StoredTable, guest: Guest | null, requested: Viewer | undefined): Viewer => {
  const own = seatOf(table, guest) ?? 'table'
  const viewer = requested ?? own
  if (table.status !== 'over' && viewer !== own && viewer !== 'table') throw new HttpProblem('not-over')
  if (typeof viewer === 'number' && viewer >= table.occupants.length) throw new HttpProblem('bad-seats')
  return viewer
}

const projectVersion = async (
  { store }: ServerContext,
  game: Game<GameTypes>,
  id: string,
  version: number,
  viewer: Viewer,
): Promise<MatchVersion> => {
  const step = await store.stepAt(id, version)
  if (step === null) throw new HttpProblem('no-such-version')
  const [visible] =
    version === 0 ? [projectSetup(game, step, viewer)] : projectEntries(game, await store.entriesBetween(id, version - 1, version), viewer)
  if (visible === undefined) throw new HttpProblem('no-such-version')
  return { viewer, ...visible, view: game.view(step.state, viewer) }
}

export const addReplayRoutes = (app: App, context: ServerContext): void => {
  const { blocks, store, registry } = context

  /** The table, if it has begun and the player may view it. */
  const findViewable = async (id: string, request: FastifyRequest) => {
    const guest = await findGuest(context, request)
    const table = await requireTable(context, id)
    requireViewable(table, guest)
    if (table.status === 'waiting') throw new HttpProblem('not-begun')
    return { table, guest }
  }

  const onePageAtATime = createLimiter(1)
  /** A journal as text. The client's connection decides when the next page is read. */
  async function* printPages(id: string, { header, match: { version } }: StoredMatch): AsyncGenerator<string> {
    const { line, sumLine } = createJournalPrinter()
    yield line(header)
    for (let after = 0; after < version;) {
      const page = await onePageAtATime(() => store.entriesBetween(id, after, Math.min(after + JOURNAL_PAGE, version)))
      if (page.length === 0) throw new Error(`${id} was deleted while its journal was read`)
      yield page.map(({ entry }) => line(entry)).join('')
      after += page.length
    }
    yield sumLine()
  }

  app.get('/api/matches/:id/journal', { schema: { params: matchParams } }, async (request, reply) => {
    const { id } = request.params
    const { table } = await findViewable(id, request)
    const stored = await store.readMatch(id)
    if (table.status !== 'over' || stored === null || !stored.match.over) throw new HttpProblem('not-over')
    return reply
      .type('application/x-ndjson')
      .header('content-disposition', `attachment; filename="${id}.journal"`)
      .send(Readable.from(printPages(id, stored)))
  })

  app.get('/api/matches/:id/versions/:version', { schema: { params: versionParams, querystring: viewerQuery } }, async request => {
    const { id, version } = request.params
    const { table, guest } = await findViewable(id, request)
    const viewer = chooseViewer(table, guest, request.query.viewer)
    const stored = await store.readMatch(id)
    if (stored === null) throw new HttpProblem('no-such-version')
    const edition = await findMatchEdition(registry, table.game, stored.header.rules)
    if (edition === null) throw new HttpProblem('other-rules', `this server does not have rules ${stored.header.rules} of that game`)
    return projectVersion(context, edition.game, id, version, viewer)
  })

  app.get('/api/matches/:id/chat', { schema: { params: matchParams } }, async (request): Promise<ChatLog> => {
    const { id } = request.params
    const guest = await findGuest(context, request)
    const table = await requireTable(context, id)
    if (table.status !== 'waiting') requireViewable(table, guest)
    const blocked = await blocks.read(guest?.id ?? null, id)
    const messages = (await store.chat(id)).filter(({ player, at: sent }) => sent > (blocked.get(player) ?? -Infinity))
    return { chat: messages.map(({ seat, text, at }) => ({ seat, text, at })) }
  })
}
