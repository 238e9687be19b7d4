/** /api/me: a player is a name and the devices that hold a token for it. */
import type { Millis } from '@tortuga/kit'
import { HEX_32 } from '@tortuga/kit'
import * as v from 'valibot'
import type { House } from '../house.ts'
import { findGuest, giveToken, needGuest, takeToken, tokenOf } from '../http/guests.ts'
import { Problem } from '../http/problem.ts'
import { seatQuery, seatSchema } from '../http/schema.ts'
import type { App } from '../http/schema.ts'
import { forget } from '../lobby/seats.ts'
import { findTable } from '../lobby/tables.ts'
import { nameSchema } from '../names.ts'
import { hashToken, makeId } from '../tokens.ts'

const LINK_LASTS: Millis = 10 * 60_000
const MOST_MATCHES = 100

const nameBody = v.strictObject({ name: nameSchema })
const linkBody = v.strictObject({ link: v.pipe(v.string(), v.regex(HEX_32)) })
const blockBody = v.strictObject({ match: seatQuery.entries.match, seat: seatSchema })

export const addMyRoutes = (app: App, house: House): void => {
  const { store, entropy, now, limits } = house

  app.get('/api/me', async (request, reply) => {
    const guest = await findGuest(house, request)
    const token = tokenOf(request)
    if (guest !== null && token !== null) giveToken(house, request, reply, token) // kept for as long as somebody comes by
    return { name: guest?.name ?? null } // nobody yet is no mistake
  })

  app.post('/api/me', { schema: { body: nameBody }, config: { rateLimit: { max: limits.newGuests } } }, async (request, reply) => {
    const { name } = request.body
    const guest = await findGuest(house, request)
    if (guest?.barred) throw new Problem('barred')
    if (guest !== null) await store.rename(guest.id, name)
    else {
      const token = entropy()
      await store.addGuest(makeId(entropy()), name, hashToken(token))
      giveToken(house, request, reply, token)
    }
    return { name }
  })

  app.delete('/api/me', async (request, reply) => {
    await forget(house, await needGuest(house, request))
    takeToken(house, request, reply)
    return reply.code(204).send()
  })

  app.get('/api/me/matches', async request => {
    const guest = await findGuest(house, request)
    return { matches: guest === null ? [] : await store.listOf(guest.id, MOST_MATCHES) }
  })

  app.post('/api/me/link', async request => {
    const guest = await needGuest(house, request)
    const link = entropy()
    const expires = now() + LINK_LASTS
    await store.addLink(hashToken(link), guest.id, expires)
    return { link, expires }
  })

  app.post('/api/me/link/use', { schema: { body: linkBody }, config: { rateLimit: { max: limits.links } } }, async (request, reply) => {
    const token = entropy()
    const guest = await store.useLink(hashToken(request.body.link), hashToken(token), now())
    if (guest === null) throw new Problem('no-such-link')
    giveToken(house, request, reply, token)
    return { name: guest.name }
  })

  /** Others are known by where they sat, not by who they are. */
  const block = async (guest: string, match: string, seat: number, isBlocked: boolean): Promise<void> => {
    const other = (await findTable(house, match)).chairs[seat]?.player ?? null
    if (other === null || other === guest) throw new Problem('bad-seats', 'nobody to block there')
    await house.blocks.set(guest, other, isBlocked)
  }
  app.post('/api/me/blocks', { schema: { body: blockBody } }, async (request, reply) => {
    const { match, seat } = request.body
    await block((await needGuest(house, request)).id, match, seat, true)
    return reply.code(204).send()
  })
  app.delete('/api/me/blocks', { schema: { querystring: seatQuery } }, async (request, reply) => {
    const { match, seat } = request.query
    await block((await needGuest(house, request)).id, match, seat, false)
    return reply.code(204).send()
  })
}
