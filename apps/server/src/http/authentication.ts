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
/** Put before a token that is issued over TLS when it is hashed, so that it does not count in a plain cookie. */
const SECURE_MARK = `${SECURE_COOKIE} `
/** In seconds: 400 days, the longest that browsers keep a cookie. */
const COOKIE_MAX_AGE = 400 * 86_400
/** How often it is stored that a device was seen. */
const SEEN_EVERY: Millis = 3_600_000

const tokenIn = (cookie: string | undefined): string | null => (cookie !== undefined && HEX_32_BYTES.test(cookie) ? cookie : null)

/** A browser may still have the plain cookie of an earlier release, or of a time before this host used TLS. */
export const readToken = ({ cookies }: FastifyRequest): string | null => tokenIn(cookies[SECURE_COOKIE] ?? cookies[COOKIE])

/** The hashes under which the store may know the request's token. Another host of the domain can plant a plain cookie, but only with a token that was issued without TLS. */
const tokenHashesOf = (request: FastifyRequest): readonly string[] => {
  const token = readToken(request)
  if (token === null) return []
  return request.cookies[SECURE_COOKIE] === undefined ? [hashToken(token)] : [hashToken(SECURE_MARK + token), hashToken(token)]
}

/** Null for a visitor without a player. */
export const findGuest = async ({ store, now }: ServerContext, request: FastifyRequest): Promise<SignedInGuest | null> => {
  let guest: SignedInGuest | null = null
  for (const hash of tokenHashesOf(request)) guest ??= await store.findGuest(hash)
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

/** A new token, and the hash under which the store keeps it. */
export const createToken = (context: ServerContext, request: FastifyRequest): { readonly token: string; readonly hash: string } => {
  const token = context.entropy()
  return { token, hash: hashToken(usesTls(context, request) ? SECURE_MARK + token : token) }
}

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
