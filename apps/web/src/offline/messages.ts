/** What pages and the service worker say to each other. */

/** To the worker. `which-build` may be asked of a page, too; the answer comes by the port that came with it. */
export type ToWorker = { readonly type: 'take-over' } | { readonly type: 'tidy' } | WhichBuild
export type ToPage = { readonly type: 'not-kept'; readonly why: 'full' | 'failed' } | WhichBuild
type WhichBuild = { readonly type: 'which-build' }

type Asked = { postMessage(message: unknown, transfer: Transferable[]): void }

const PATIENCE = 2000

/** Which build a page or a worker is of; null where it does not answer. */
export const askBuild = (other: Asked): Promise<string | null> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve(null), PATIENCE)
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer)
      resolve(typeof data === 'string' ? data : null)
    })
    port1.start()
    other.postMessage({ type: 'which-build' } satisfies WhichBuild, [port2])
  })
