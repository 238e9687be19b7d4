/** Prints how much a first visit loads, and fails the build if shell and first table are larger than the limit. */
import { gzipSync } from 'node:zlib'
import type { Logger, Plugin, Rollup } from 'vite'

const LIMIT = 150_000

/** The entry, then what the first table needs, with the texts of both in one language. */
const FIRST_TABLE = [
  'apps/web/src/main.tsx',
  'apps/web/src/text/pl/index.ts',
  'apps/web/src/table/page/table-page.tsx',
  'games/rum/web/index.tsx',
  'games/rum/web/text/pl/index.ts',
  'games/rum/text/pl/index.ts',
  'apps/web/src/device/client.ts',
]

const isChunk = (file: Rollup.OutputAsset | Rollup.OutputChunk | undefined): file is Rollup.OutputChunk => file?.type === 'chunk'

const bytesOf = (file: Rollup.OutputAsset | Rollup.OutputChunk | undefined): number =>
  file === undefined ? 0 : gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length

/** A chunk with all its static imports, scripts and styles. */
const filesOf = (bundle: Rollup.OutputBundle, chunk: Rollup.OutputChunk): readonly string[] => [
  chunk.fileName,
  ...(chunk.viteMetadata?.importedCss ?? []),
  ...chunk.imports.flatMap(name => {
    const next = bundle[name]
    return isChunk(next) ? filesOf(bundle, next) : []
  }),
]

const kilo = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

export const budget = (): Plugin => {
  let logger: Logger | null = null
  return {
    name: 'tortuga-budget',
    apply: 'build',
    configResolved: config => {
      logger = config.logger
    },
    writeBundle: (_, bundle) => {
      const chunks = Object.values(bundle).filter(isChunk)
      const first = FIRST_TABLE.map(file => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(file)))
        if (chunk === undefined) throw new Error(`no chunk contains ${file}`)
        return chunk
      })
      const files = [...new Set(first.flatMap(chunk => filesOf(bundle, chunk)))]
      const workers = Object.keys(bundle).filter(name => /worker.*\.js$/.test(name))
      const total = files.reduce((sum, name) => sum + bytesOf(bundle[name]), 0)
      for (const name of files) logger?.info(`  ${kilo(bytesOf(bundle[name])).padStart(9)}  ${name}`)
      for (const name of workers) logger?.info(`  ${kilo(bytesOf(bundle[name])).padStart(9)}  ${name} (worker, loaded separately)`)
      logger?.info(`shell and first table: ${kilo(total)} of script and style, compressed; the limit is ${kilo(LIMIT)}`)
      if (total > LIMIT) throw new Error(`shell and first table have ${kilo(total)}, more than ${kilo(LIMIT)}`)
    },
  }
}
