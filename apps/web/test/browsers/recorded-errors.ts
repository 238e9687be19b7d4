/** A copy of the built page that records its own errors, for a browser whose driver does not report them. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '../../../../tools/temporary.ts'
import { serveFolder } from '../support/static-server.ts'
import { sharedPage } from '../support/site.ts'
import type { Site } from '../support/site.ts'

/** Runs before the page's own scripts. The session's storage keeps the errors over a reload. */
const RECORDER = `{
  const record = line => sessionStorage.setItem('errors', JSON.stringify([].concat(JSON.parse(sessionStorage.getItem('errors') ?? '[]'), line)))
  const write = console.error
  console.error = (...words) => {
    record('console: ' + words.map(String).join(' '))
    write.apply(console, words)
  }
  addEventListener('error', event => record('page: ' + (event.message ?? 'could not load ' + (event.target.src ?? event.target.href))), true)
  addEventListener('unhandledrejection', event => record('promise: ' + event.reason))
  document.addEventListener('securitypolicyviolation', event => record('policy: ' + event.violatedDirective + ' ' + event.blockedURI))
}
`

/** An expression for the page: the errors it has recorded. */
export const ERRORS = `JSON.parse(sessionStorage.getItem('errors') ?? '[]')`

export const openRecordingSite = async (): Promise<Site> => {
  const { folder, remove } = makeFolder('recording-site')
  cpSync(await sharedPage(), folder, { recursive: true })
  const page = join(folder, 'index.html')
  writeFileSync(join(folder, 'recorder.js'), RECORDER)
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', '<head><script src="/recorder.js"></script>'))
  const { url, stop } = await serveFolder(folder)
  return {
    url,
    stop: async () => {
      await stop()
      remove()
    },
  }
}
