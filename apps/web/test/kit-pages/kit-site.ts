/** Builds a page of the table kit's parts in memory and shows it in a browser without a server. */
import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { build } from 'vite'
import type { Rollup } from 'vite'
import { visit, type BrowserVisit } from '../support/browser.ts'

const BASE = 'http://kit.test'
const htmlOf = (scripts: readonly string[], styles: readonly string[]): string =>
  [
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Table kit</title>',
    ...styles.map(path => `<link rel="stylesheet" href="${path}">`),
    ...scripts.map(path => `<script type="module" src="${path}"></script>`),
  ].join('')

type KitFiles = Readonly<Record<string, string>>

/** The files of the page by path; `source` is its script in this folder. */
export const buildKitPage = async (source: string): Promise<KitFiles> => {
  const { output } = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, rollupOptions: { input: join(import.meta.dirname, source) } },
  })) as Rollup.RollupOutput
  const files = output.map(file => [`/${file.fileName}`, file.type === 'chunk' ? file.code : String(file.source)] as const)
  const scripts = output.flatMap(file => (file.type === 'chunk' && file.isEntry ? [`/${file.fileName}`] : []))
  const styles = files.flatMap(([path]) => (path.endsWith('.css') ? [path] : []))
  return { ...Object.fromEntries(files), '/': htmlOf(scripts, styles) }
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' }

/** Opens the page at `path` and waits for the button with the name `button`. */
export const visitKitPage = async (
  browser: Browser,
  files: KitFiles,
  button: string,
  options: BrowserContextOptions = {},
  path = '/',
): Promise<BrowserVisit> => {
  const found = await visit(browser, BASE, options)
  await found.page.route(`${BASE}/**`, async route => {
    const path = new URL(route.request().url()).pathname
    const body = files[path]
    if (body === undefined) return route.fulfill({ status: 204 })
    return route.fulfill({ body, contentType: TYPES[path.split('.').at(-1) ?? ''] ?? 'text/html' })
  })
  await found.page.goto(path)
  await found.page.getByRole('button', { name: button, exact: true }).waitFor()
  return found
}
