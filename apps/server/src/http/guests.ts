/** Who asks: the cookie names a device's token, and its hash a player. */
import { HEX_32 } from '@tortuga/kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { House } from '../house.ts'
import type { Guest } from '../store/store.ts'
import { hashToken } from '../tokens.ts'
import { Problem } from './problem.ts'

const COOKIE = 'tortuga'
const DAYS_400 = 400 * 86_400 // the longest browsers keep one

export const tokenOf = ({ cookies }: FastifyRequest): string | null => {
  const token = cookies[COOKIE]
  return token !== undefined && HEX_32.test(token) ? token : null
}

/** The player behind a request, or nobody. */
export const findGuest = async ({ store }: House, request: FastifyRequest): Promise<Guest | null> => {
  const token = tokenOf(request)
  return token === null ? null : store.findGuest(hashToken(token))
}

/** The player behind a request that needs one. */
export const needGuest = async (house: House, request: FastifyRequest): Promise<Guest> => {
  const guest = await findGuest(house, request)
  if (guest === null) throw new Problem('not-a-guest')
  if (guest.barred) throw new Problem('barred')
  return guest
}

/** `Secure` wherever the page comes over TLS, here or at the proxy in front. */
const cookieOptions = ({ publicUrl }: House, { protocol }: FastifyRequest) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: protocol === 'https' || (publicUrl?.startsWith('https:') ?? false),
  }) as const

export const giveToken = (house: House, request: FastifyRequest, reply: FastifyReply, token: string): void => {
  void reply.setCookie(COOKIE, token, { ...cookieOptions(house, request), maxAge: DAYS_400 })
}

export const takeToken = (house: House, request: FastifyRequest, reply: FastifyReply): void => {
  void reply.clearCookie(COOKIE, cookieOptions(house, request))
}
