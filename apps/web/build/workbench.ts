/** Serves the workbench on the development server: every address below /workbench that is no file gets its page. */
import type { Plugin } from 'vite'

const IS_PAGE = /^\/workbench(\/[^.?]*)?(\?|$)/

export const workbench = (): Plugin => ({
  name: 'tortuga-workbench',
  apply: 'serve',
  configureServer: server => {
    server.middlewares.use((request, _, next) => {
      if (IS_PAGE.test(request.url ?? '')) request.url = '/workbench/index.html'
      next()
    })
  },
})
