/** Decides what answers a page's request: the stored page, one of its stored files, or the network. */

type PageRequest = { readonly method: string; readonly mode: string; readonly url: string }
type ResponseSource = { readonly type: 'network' } | { readonly type: 'page' } | { readonly type: 'file'; readonly path: string }

const NETWORK: ResponseSource = { type: 'network' }

/** Paths that only the server can answer. */
const isServerPath = (path: string): boolean =>
  path.startsWith('/api/') || ['/healthz', '/readyz', '/metrics', '/sw.js', '/build.json'].includes(path)

/** An address of the page, not of a file: the server makes the same distinction. */
const isPagePath = (path: string): boolean => !/\.\w+$/.test(path)

/** A content hash in the name identifies the bytes, so the file may come from any build. */
export const hasContentHash = (path: string): boolean => /^\/assets\/[^/]+-[\w-]{8,}\.\w+$/.test(path)

export const chooseResponse = (
  { method, mode, url }: PageRequest,
  origin: string,
  isInBuild: (path: string) => boolean,
): ResponseSource => {
  const { origin: requested, pathname } = new URL(url)
  if (method !== 'GET' || requested !== origin || isServerPath(pathname)) return NETWORK
  if (mode === 'navigate') return isPagePath(pathname) ? { type: 'page' } : NETWORK
  return isInBuild(pathname) || hasContentHash(pathname) ? { type: 'file', path: pathname } : NETWORK
}
