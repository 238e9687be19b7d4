/** Protects against requests from other sites. Browsers send an Origin header; a request without one comes from a program, which has no other person's cookie. */
import type { FastifyRequest } from 'fastify'

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null)

/** Whether the origin is the host of this request, or the server's public address. */
export const isOwnOrigin = ({ headers: { origin }, host }: FastifyRequest, publicUrl: string | null): boolean => {
  if (origin === undefined) return true
  const from = hostOf(origin)
  return from !== null && (from === host || (publicUrl !== null && from === hostOf(publicUrl)))
}

/** Whether the request may change something. A socket always may. */
export const isUnsafe = (request: FastifyRequest): boolean => request.ws || !['GET', 'HEAD', 'OPTIONS'].includes(request.method)
