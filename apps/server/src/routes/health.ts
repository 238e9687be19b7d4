/** For whoever watches over the server: is it alive, is it ready, how much does it do. */
import type { House } from '../house.ts'
import { Problem } from '../http/problem.ts'
import type { App } from '../http/schema.ts'

export const addHealthRoutes = (app: App, { store, metrics, isStopping }: House): void => {
  const config = { rateLimit: false } as const

  app.get('/healthz', { config }, () => ({ ok: true }))

  app.get('/readyz', { config }, async () => {
    if (isStopping()) throw new Problem('restarting', '', 5)
    if (!(await store.isReady().catch(() => false))) throw new Problem('try-again', 'the database does not answer', 5)
    return { ok: true }
  })

  app.get('/metrics', async (_, reply) => reply.type(metrics.register.contentType).send(await metrics.register.metrics()))
}
