/** Finds the player behind a request: the cookie holds a device's token, the store knows the token's hash. */
import { HEX_32_BYTES } from '@tortuga/kit'
import type { Millis } from '@tortuga/kit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../context/server-context.ts'
import { hashToken } from '../identity/tokens.ts'
import type { SignedInGuest } from '../store/port/store.ts'
import { HttpProblem } from './api-errors.ts'

const COOKIE = 'tortuga'
/** Over TLS. Browsers accept a cookie with this prefix from this host alone, so that no other host of the domain can plant one. */
const SECURE_COOKIE = '__Host-tortuga'
/** In seconds: 400 days, the longest that browsers keep a cookie. */
const COOKIE_MAX_AGE = 400 * 86_400
/** How often it is stored that a device was seen. */
const SEEN_EVERY: Millis = 3_600_000

export const readToken = ({ cookies }: FastifyRequest): string | null => {
  const token = cookies[SECURE_COOKIE] ?? cookies[COOKIE] // a browser may still have the cookie of an earlier release
  return token !== undefined && HEX_32_BYTES.test(token) ? token : null
}

/** Null for a visitor without a player. */
export const findGuest = async ({ store, now }: ServerContext, request: FastifyRequest): Promise<SignedInGuest | null> => {
  const token = readToken(request)
  const guest = token === null ? null : await store.findGuest(hashToken(token))
  // The request does not wait for this write and does not fail with it: the next one tries again.
  if (guest !== null && now() - (guest.seen ?? 0) > SEEN_EVERY) store.seeDevices([guest.device], now()).catch(() => {})
  return guest
}

export const requireGuest = async (context: ServerContext, request: FastifyRequest): Promise<SignedInGuest> => {
  const guest = await findGuest(context, request)
  if (guest === null) throw new HttpProblem('not-a-guest')
  if (guest.barred) throw new HttpProblem('barred')
  return guest
}

/** Whether the browser uses TLS, even if a proxy terminates it. */
const usesTls = ({ publicUrl }: ServerContext, { protocol }: FastifyRequest): boolean =>
  protocol === 'https' || (publicUrl?.startsWith('https:') ?? false)

const cookieOptions = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const

export const setTokenCookie = (context: ServerContext, request: FastifyRequest, reply: FastifyReply, token: string): void => {
  const secure = usesTls(context, request)
  void reply.setCookie(secure ? SECURE_COOKIE : COOKIE, token, { ...cookieOptions(secure), maxAge: COOKIE_MAX_AGE })
  if (secure && request.cookies[COOKIE] !== undefined) void reply.clearCookie(COOKIE, cookieOptions(secure))
}

export const clearTokenCookie = (context: ServerContext, request: FastifyRequest, reply: FastifyReply): void => {
  const secure = usesTls(context, request)
  void reply.clearCookie(COOKIE, cookieOptions(secure))
  if (secure) void reply.clearCookie(SECURE_COOKIE, cookieOptions(secure))
}
