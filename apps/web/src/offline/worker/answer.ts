/** Who answers what a page asks for: the page of this build, one of its files, or the network. */

export type Asked = { readonly method: string; readonly mode: string; readonly url: string }
export type Answer = { readonly type: 'network' } | { readonly type: 'page' } | { readonly type: 'file'; readonly path: string }

const NETWORK: Answer = { type: 'network' }

/** What the server answers itself, whoever asks. */
const isServers = (path: string): boolean =>
  path.startsWith('/api/') || ['/healthz', '/readyz', '/metrics', '/sw.js', '/build.json'].includes(path)

/** An address of the page, not of a file: the same distinction as the server's. */
const isPlace = (path: string): boolean => !/\.\w+$/.test(path)

/** What the build named by its content: whatever build it is of, it is the file that was meant. */
export const isNamedByContent = (path: string): boolean => /^\/assets\/[^/]+-[\w-]{8,}\.\w+$/.test(path)

export const answerTo = ({ method, mode, url }: Asked, origin: string, isOfBuild: (path: string) => boolean): Answer => {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin || isServers(pathname)) return NETWORK
  if (mode === 'navigate') return isPlace(pathname) ? { type: 'page' } : NETWORK
  return isOfBuild(pathname) || isNamedByContent(pathname) ? { type: 'file', path: pathname } : NETWORK
}
