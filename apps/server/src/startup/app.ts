/** The HTTP application with all its routes. */
import type { Millis } from '@tortuga/kit'
import type { Logger } from 'pino'
import type { ServerContext } from '../context/server-context.ts'
import { createApp } from '../http/app.ts'
import { addDeviceRoutes } from '../routes/devices.ts'
import { addHealthRoutes } from '../routes/health.ts'
import { addMyRoutes } from '../routes/me.ts'
import { addPageRoutes } from '../routes/page.ts'
import { addReplayRoutes } from '../routes/replays.ts'
import { addSocketRoute } from '../routes/socket.ts'
import { addTableRoutes } from '../routes/tables.ts'
import { createOpenSockets } from '../sockets/open-sockets.ts'

/** How long the server waits for clients to close their connections. */
const CLOSE_TIMEOUT = 2000

type AppOptions = {
  readonly log: Logger
  readonly trustProxy: boolean | string
  readonly webFolder: string | null
  readonly reconnectDelay: Millis
}

export const createServerApp = async (context: ServerContext, { log, trustProxy, webFolder, reconnectDelay }: AppOptions) => {
  const sockets = createOpenSockets(context.limits)
  const disconnectClients = async (): Promise<void> => {
    await context.rooms.stop(reconnectDelay)
    await sockets.close(CLOSE_TIMEOUT)
  }
  const app = await createApp(context, { log, trustProxy, preClose: disconnectClients })
  for (const addRoutes of [addHealthRoutes, addMyRoutes, addDeviceRoutes, addTableRoutes, addReplayRoutes]) addRoutes(app, context)
  addSocketRoute(app, context, sockets)
  await addPageRoutes(app, webFolder)
  return app
}
