/** The addresses under which a listening server can be reached, for display. */
import { networkInterfaces } from 'node:os'

const isWildcard = (host: string): boolean => host === '0.0.0.0' || host === '::'

const url = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** The public address if there is one; otherwise localhost, followed by this machine's network addresses. */
export const listAddresses = (host: string, port: number, publicUrl: string | null): readonly string[] => {
  if (publicUrl !== null) return [publicUrl]
  if (!isWildcard(host)) return [url(host, port)]
  const others = Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  return [url('localhost', port), ...others.map(({ address }) => url(address, port))]
}
