/** Preloads the fonts of the first page, and writes compressed copies beside every text file, which the server delivers. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const FIRST_FONTS = /(young-serif-latin-400|source-sans-3-latin-wght)[^/]*\.woff2$/
const TEXT = /\.(js|css|html|svg|json|webmanifest|md)$/

export const preloadFonts = (): Plugin => ({
  name: 'tortuga-preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter(name => FIRST_FONTS.test(name))
        .map(name => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: true },
          injectTo: 'head-prepend' as const,
        })),
  },
})

export const compress = (): Plugin => {
  let folder = ''
  return {
    name: 'tortuga-compress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    writeBundle: {
      order: 'post',
      sequential: true, // after all other plugins have written their files
      handler: () => {
        if (process.env['TORTUGA_COMPRESS'] === 'no') return // for tests that serve the plain files
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
          if (!TEXT.test(name)) continue
          const body = readFileSync(join(folder, name))
          if (body.length < 1000) continue
          writeFileSync(join(folder, `${name}.br`), brotliCompressSync(body))
          writeFileSync(join(folder, `${name}.gz`), gzipSync(body, { level: 9 }))
        }
      },
    },
  }
}
