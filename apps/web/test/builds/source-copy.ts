/** Copies the sources of the project into a temporary folder, for tests that change and build them. */
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ROOT } from '../../../../tools/files.ts'

const COPIED = ['packages', 'games', 'apps', 'tools', 'bench', 'examples']
const CONFIGS = readdirSync(ROOT).filter(name => /^(tsconfig.*|package)\.json$|^vitest\.config\.ts$|^tortuga$/.test(name))

export type SourceCopy = { readonly folder: string; readonly remove: () => void }

/** A copy of the repository's sources; packages are linked, so that they need not be installed again. */
export const copySources = (): SourceCopy => {
  const folder = mkdtempSync(join(tmpdir(), 'tortuga-sources-'))
  for (const name of COPIED)
    cpSync(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: source => !['node_modules', 'dist'].includes(basename(source)),
    })
  for (const name of CONFIGS) cpSync(join(ROOT, name), join(folder, name))
  linkPackages(folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Installed packages are linked to the originals, our own packages to the copies. */
const linkPackages = (folder: string): void => {
  const link = (from: string, to: string): void => symlinkSync(from, to)
  const target = join(folder, 'node_modules')
  cpSync(join(ROOT, 'node_modules', '.bin'), join(target, '.bin'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name === '@tortuga' || name === '.bin') continue
    link(join(ROOT, 'node_modules', name), join(target, name))
  }
  cpSync(join(ROOT, 'node_modules', '@tortuga'), join(target, '@tortuga'), { recursive: true, verbatimSymlinks: true })
  for (const workspace of ['packages', 'games', 'apps'].flatMap(kind => readdirSync(join(ROOT, kind)).map(name => join(kind, name)))) {
    const installed = join(ROOT, workspace, 'node_modules')
    if (existsSync(installed)) link(installed, join(folder, workspace, 'node_modules'))
  }
}
