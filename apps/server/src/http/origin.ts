/** Whether a request comes from our own page. Browsers say where they come from; a program that says nothing brings no one else's cookie. */
import type { FastifyRequest } from 'fastify'

const hostOf = (url: string): string | null => (URL.canParse(url) ? new URL(url).host : null)

/** The page of this very host, or of the address the host is known by outside. */
export const isOwnOrigin = ({ headers: { origin }, host }: FastifyRequest, publicUrl: string | null): boolean => {
  if (origin === undefined) return true
  const from = hostOf(origin)
  return from !== null && (from === host || (publicUrl !== null && from === hostOf(publicUrl)))
}

/** Requests that change something, and sockets. */
export const changesSomething = (request: FastifyRequest): boolean => request.ws || !['GET', 'HEAD', 'OPTIONS'].includes(request.method)
