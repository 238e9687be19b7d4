/** Where a server that listens can be found, for people to read. */
import { networkInterfaces } from 'node:os'

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::'

const url = (host: string, port: number): string => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** The public address where there is one; else this machine's, seen from itself and from its network. */
export const listAddresses = (host: string, port: number, publicUrl: string | null): readonly string[] => {
  if (publicUrl !== null) return [publicUrl]
  if (!isEverywhere(host)) return [url(host, port)]
  const others = Object.values(networkInterfaces())
    .flatMap(list => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  return [url('localhost', port), ...others.map(({ address }) => url(address, port))]
}
