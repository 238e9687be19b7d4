/** The messages between pages and the service worker. */
import * as v from 'valibot'

/** Either side can ask. The other answers with the name of its build, through the port in the message. */
const whichBuild = v.object({ type: v.literal('which-build') })

export const toWorkerSchema = v.variant('type', [
  v.object({ type: v.literal('take-over') }),
  v.object({ type: v.literal('tidy') }),
  whichBuild,
])
export type ToServiceWorker = v.InferOutput<typeof toWorkerSchema>

export const toPageSchema = v.variant('type', [v.object({ type: v.literal('not-kept'), why: v.picklist(['full', 'failed']) }), whichBuild])
export type ToPage = v.InferOutput<typeof toPageSchema>

type Recipient = { postMessage(message: unknown, transfer: Transferable[]): void }

const TIMEOUT = 2000

/** The build of a page or a worker; null if it does not answer in time. */
export const askBuildId = (recipient: Recipient): Promise<string | null> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve(null), TIMEOUT)
    port1.addEventListener('message', ({ data }) => {
      clearTimeout(timer)
      resolve(typeof data === 'string' ? data : null)
    })
    port1.start()
    recipient.postMessage({ type: 'which-build' } satisfies v.InferOutput<typeof whichBuild>, [port2])
  })
