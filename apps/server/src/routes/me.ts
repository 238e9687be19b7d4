/** /api/me: a player is a name and the devices that hold a token for it. */
import type { Millis } from '@tortuga/kit'
import { blockBodySchema, playerBodySchema, useLinkBodySchema } from '@tortuga/wire'
import { ROUTE_BUDGETS } from '../config/budgets.ts'
import type { ServerContext } from '../context/server-context.ts'
import { clearTokenCookie, createToken, findGuest, requireGuest, setTokenCookie, readToken } from '../http/authentication.ts'
import { HttpProblem } from '../http/api-errors.ts'
import { seatQuery } from '../http/validation.ts'
import type { App } from '../http/validation.ts'
import { hashToken, createId } from '../identity/tokens.ts'
import { forgetPlayer } from '../lobby/seats.ts'
import { requireTable } from '../lobby/tables.ts'

const LINK_LIFETIME: Millis = 10 * 60_000

const addNameRoutes = (app: App, context: ServerContext): void => {
  const { store, entropy } = context

  app.get('/api/me', async (request, reply) => {
    const guest = await findGuest(context, request)
    const token = readToken(request)
    if (guest !== null && token !== null) setTokenCookie(context, request, reply, token) // extends the cookie's lifetime
    return { name: guest?.name ?? null, avatar: guest?.avatar ?? null }
  })

  app.post('/api/me', { schema: { body: playerBodySchema } }, async (request, reply) => {
    const { name, avatar } = request.body
    const found = await findGuest(context, request)
    if (found?.barred) throw new HttpProblem('barred')
    const guest = found !== null && (await store.rename(found.id, name)) ? found : null // forgotten meanwhile, if it is not renamed
    const id = guest?.id ?? createId(entropy())
    if (guest === null) {
      const { token, hash } = createToken(context, request)
      await store.addGuest(id, name, hash)
      setTokenCookie(context, request, reply, token)
    }
    if (avatar !== undefined) await store.setAvatar(id, avatar)
    return { name, avatar: avatar === undefined ? (guest?.avatar ?? null) : avatar }
  })

  app.delete('/api/me', async (request, reply) => {
    await forgetPlayer(context, await requireGuest(context, request))
    clearTokenCookie(context, request, reply)
    return reply.code(204).send()
  })

  app.get('/api/me/matches', async request => {
    const guest = await findGuest(context, request)
    return { matches: guest === null ? [] : await store.listTablesOf(guest.id, ROUTE_BUDGETS['GET /api/me/matches'].rows) }
  })
}

const addLinkRoutes = (app: App, context: ServerContext): void => {
  const { store, entropy, now } = context

  app.post('/api/me/link', async request => {
    const guest = await requireGuest(context, request)
    const link = entropy()
    const expires = now() + LINK_LIFETIME
    await store.addLink(hashToken(link), guest.id, expires)
    return { link, expires }
  })

  app.post('/api/me/link/use', { schema: { body: useLinkBodySchema } }, async (request, reply) => {
    const { token, hash } = createToken(context, request)
    const guest = await store.useLink(hashToken(request.body.link), hash, now())
    if (guest === null) throw new HttpProblem('no-such-link')
    setTokenCookie(context, request, reply, token)
    return { name: guest.name, avatar: guest.avatar }
  })
}

const addBlockRoutes = (app: App, context: ServerContext): void => {
  /** Other players are named by their seat in a match; their ids are never sent. */
  const setBlocked = async (guest: string, match: string, seat: number, isBlocked: boolean): Promise<void> => {
    const other = (await requireTable(context, match)).occupants[seat]?.player ?? null
    if (other === null || other === guest) throw new HttpProblem('bad-seats', 'there is no other player in this seat')
    await context.blocks.set(guest, other, match, isBlocked)
  }

  app.post('/api/me/blocks', { schema: { body: blockBodySchema } }, async (request, reply) => {
    const { match, seat } = request.body
    await setBlocked((await requireGuest(context, request)).id, match, seat, true)
    return reply.code(204).send()
  })

  app.delete('/api/me/blocks', { schema: { querystring: seatQuery } }, async (request, reply) => {
    const { match, seat } = request.query
    await setBlocked((await requireGuest(context, request)).id, match, seat, false)
    return reply.code(204).send()
  })
}

export const addMyRoutes = (app: App, context: ServerContext): void => {
  addNameRoutes(app, context)
  addLinkRoutes(app, context)
  addBlockRoutes(app, context)
}
