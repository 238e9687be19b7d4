/** The layers of the project and what each may import, with the functions that check source files against that table. */
import { LANGUAGES } from '@tortuga/kit'
import { posix } from 'node:path'

export type ImportStatement = { readonly specifier: string; readonly isType: boolean; readonly isLazy: boolean }

type GameLayer = 'rules' | 'bots' | 'text' | 'terminal' | 'setup' | 'lens' | 'web' | 'journey' | 'shapes' | 'frozen'
type Layer = 'kit' | 'laws' | 'wire' | 'room' | 'ui' | GameLayer | 'manifest' | 'server' | 'cli' | 'page' | 'free'
type Rights = {
  readonly ours: readonly Layer[]
  /** May be imported as types only. */
  readonly typesOf?: readonly Layer[]
  /** May be imported as types or by `import()`, so that importing this layer does not load them. */
  readonly lazily?: readonly Layer[]
  readonly libraries: readonly string[] | 'any'
}

const KIT_LIBRARIES = ['@noble/hashes', 'pure-rand', 'valibot']

/**
 * In addition, every layer may import itself. `page` is apps/web; `free` covers tools, bench and tests; `frozen` are the modules of earlier
 * editions, and `shapes` shows them in the current shape. The apps reach the games through their manifests.
 */
const MAY: Readonly<Record<Exclude<Layer, 'free'>, Rights>> = {
  kit: { ours: [], libraries: KIT_LIBRARIES },
  laws: { ours: ['kit'], libraries: [...KIT_LIBRARIES, 'vitest', 'fast-check'] },
  wire: { ours: ['kit'], libraries: ['valibot'] },
  room: { ours: ['kit', 'wire'], libraries: ['valibot'] },
  rules: { ours: ['kit'], libraries: ['valibot'] },
  bots: { ours: ['kit', 'rules'], libraries: [] },
  text: { ours: ['kit'], typesOf: ['rules', 'bots'], libraries: [] },
  terminal: { ours: ['kit', 'rules', 'text'], libraries: [] },
  setup: { ours: ['kit', 'rules', 'text'], libraries: [] },
  ui: { ours: ['kit', 'wire'], libraries: 'any' },
  lens: { ours: ['kit', 'rules', 'text'], libraries: [] },
  web: { ours: ['kit', 'ui', 'rules', 'text'], libraries: 'any' },
  journey: { ours: ['kit', 'ui', 'rules', 'bots', 'text', 'web'], typesOf: ['manifest'], libraries: ['playwright-core', 'react'] },
  shapes: { ours: ['kit', 'rules'], libraries: [] },
  frozen: { ours: [], typesOf: ['kit'], libraries: [] },
  manifest: {
    ours: ['kit', 'manifest'],
    typesOf: ['ui'],
    lazily: ['rules', 'bots', 'text', 'terminal', 'setup', 'lens', 'web', 'journey', 'shapes', 'frozen'],
    libraries: ['valibot', 'playwright-core'],
  },
  server: { ours: ['kit', 'wire', 'room', 'manifest'], libraries: 'any' },
  cli: { ours: ['kit', 'wire', 'room', 'manifest', 'rules', 'server'], libraries: 'any' },
  page: { ours: ['kit', 'wire', 'room', 'ui', 'manifest'], libraries: 'any' },
}

/** The layer of a file; the first match wins. Tests come first because they may import more than the code beside them. */
const PLACES: readonly (readonly [RegExp, Layer])[] = [
  [/\.test\.tsx?$/, 'free'],
  [/^(games|examples)\/[^/]+\/test\/(?:journey|samples)\.ts$/, 'journey'],
  [/^(games|examples)\/[^/]+\/test\/gallery\.tsx$/, 'journey'],
  [/^(packages|games|apps)\/[^/]+\/(test|golden)\//, 'free'],
  [/^(tools|bench)\//, 'free'],
  [/^packages\/kit\/laws\//, 'laws'],
  [/^packages\/kit\/src\//, 'kit'],
  [/^packages\/wire\//, 'wire'],
  [/^packages\/room\//, 'room'],
  [/^packages\/ui\//, 'ui'],
  [/^games\/[^/]+\.ts$/, 'manifest'],
  [/^(games|examples)\/[^/]+\/game\.ts$/, 'manifest'],
  [/^(games|examples)\/[^/]+\/rules\//, 'rules'],
  [/^(games|examples)\/[^/]+\/bots\//, 'bots'],
  [/^(games|examples)\/[^/]+\/text\//, 'text'],
  [/^(games|examples)\/[^/]+\/terminal\//, 'terminal'],
  [/^(games|examples)\/[^/]+\/setup\//, 'setup'],
  [/^(games|examples)\/[^/]+\/lens\//, 'lens'],
  [/^(games|examples)\/[^/]+\/web\//, 'web'],
  [/^games\/[^/]+\/editions\/views\.ts$/, 'shapes'],
  [/^games\/[^/]+\/editions\/\d+\.(js|d\.ts)$/, 'frozen'],
  [/^apps\/server\//, 'server'],
  [/^apps\/cli\//, 'cli'],
  [/^apps\/web\//, 'page'],
]

const layerOf = (file: string): Layer | null => PLACES.find(([pattern]) => pattern.test(file))?.[1] ?? null

/** The workspace of a file (`packages/kit`, `games/rum`, `apps/cli`), or its top folder outside the workspaces. The template in `examples/` counts as a game. */
const homeOf = (file: string): string => (/^(packages|games|examples|apps)\/[^/]+(?=\/)/.exec(file) ?? /^[^/]+/.exec(file))?.[0] ?? file

const PACKAGES = ['kit', 'wire', 'room', 'ui']
const APPS = ['server', 'cli', 'web']

/** The file that one of our specifiers points to; null for a library. */
export const resolveImport = (file: string, specifier: string): string | null => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const [scope, name = '', ...rest] = specifier.split('/')
  if (scope !== '@tortuga') return null
  const part = rest.join('/')
  if (name === 'games') return `games/${part || 'main'}.ts`
  if (PACKAGES.includes(name)) return `packages/${name}/${part || 'src'}/index.ts`
  if (APPS.includes(name)) return `apps/${name}/${part ? `${part}/` : ''}src/main.ts`
  return `games/${name}/${part}/index.ts`
}

const STATIC = /^(?:import|export)\s+(type\s+)?(?:(?:[\w$]+\s*,?\s*)?(?:\*(?:\s+as\s+[\w$]+)?|\{[^}]*\})?\s*from\s*)?(['"])([^'"]+)\2/gm
const CALLED = /\b(?:import|require)\(\s*(?:(['"`])([^'"`$]+)\1|[^)'"`\s])/g
const BY_URL = /new URL\(\s*'([^']+\.(?:ts|tsx|mjs|js))',\s*import\.meta\.url/g

/** Stands for a dynamic import whose target is only known at run time. */
export const COMPUTED = '(computed)'

/** Every import of a source text: static, type-only, re-export, dynamic, by URL. Expects formatted code, in which static imports start a line. */
export const readImports = (source: string): ImportStatement[] => [
  ...[...source.matchAll(STATIC)].map(found => ({ specifier: found[3] ?? '', isType: found[1] !== undefined, isLazy: false })),
  ...[...source.matchAll(CALLED)].map(found => ({ specifier: found[2] ?? COMPUTED, isType: false, isLazy: true })),
  ...[...source.matchAll(BY_URL)].map(found => ({ specifier: found[1] ?? '', isType: false, isLazy: true })),
]

const libraryOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** A web table may import its own game's rulebook as raw text. */
const RULEBOOK = /^(games|examples)\/[^/]+\/rulebook(\.pl)?\.md\?raw$/

const isGame = (home: string): boolean => /^(games|examples)\//.test(home)

/** The list of games imports the manifests by their paths, so that a new game needs no package. */
const isListed = (file: string, target: string): boolean => file === 'games/index.ts' && /^games\/[^/]+\/game\.ts$/.test(target)

const objection = (file: string, { specifier, isType, isLazy }: ImportStatement): string | null => {
  const layer = layerOf(file)
  if (layer === null) return 'is in no known layer'
  const target = resolveImport(file, specifier)
  if (target === null) {
    if (layer === 'free' || MAY[layer].libraries === 'any') return null
    if (layer === 'manifest' && !isType) return 'is a manifest, which may import only types from libraries'
    return MAY[layer].libraries.includes(libraryOf(specifier)) ? null : `is in layer ${layer}, which may not use this library`
  }
  const [home, there] = [homeOf(file), homeOf(target)]
  if (isGame(home) && isGame(there) && home !== there) return 'is part of a game and may not import another game'
  if (layer === 'free' || isListed(file, target)) return null
  if (specifier.startsWith('.') && home !== there) return 'leaves its package by a path: import the other package by its name'
  if (layer === 'web' && RULEBOOK.test(target)) return null
  const wanted = layerOf(target)
  if (wanted === null) return 'imports a file that is in no layer'
  if (wanted === layer && home === there) return null
  if (wanted === 'server' && specifier !== '@tortuga/server') return 'may import only the entry of the server'
  if (MAY[layer].ours.includes(wanted)) return null
  if (MAY[layer].lazily?.includes(wanted))
    return isType || isLazy ? null : `is in layer ${layer}, which may import ${wanted} only by import()`
  if (MAY[layer].typesOf?.includes(wanted)) return isType ? null : `is in layer ${layer}, which may import only types from ${wanted}`
  return `is in layer ${layer}, which may not import ${wanted === 'free' ? 'tests, tools or bench' : wanted}`
}

/** One sentence for each forbidden import of a file, or one for a file that is in no layer. */
export const findViolations = (file: string, imports: readonly ImportStatement[]): string[] => {
  if (layerOf(file) === null) return [`${file} is in no known layer: see tools/checks/imports.ts`]
  return imports.flatMap(each => {
    const wrong = objection(file, each)
    return wrong === null ? [] : [`${file} imports ${each.specifier}: the file ${wrong}`]
  })
}

/** Import cycles between nodes (files or folders), type imports included. Each cycle is reported once. */
export const findCycles = (graph: ReadonlyMap<string, readonly string[]>): string[][] => {
  const done = new Set<string>()
  const walk = (node: string, path: readonly string[]): string[][] => {
    if (path.includes(node)) return [[...path.slice(path.indexOf(node)), node]]
    if (done.has(node)) return []
    const found = (graph.get(node) ?? []).flatMap(next => walk(next, [...path, node]))
    done.add(node)
    return found
  }
  return [...graph.keys()].flatMap(node => walk(node, []))
}

/** A folder with the texts of one language belongs to the folder above it, where their types are. */
const LANGUAGE_FOLDER = new RegExp(`/(?:${LANGUAGES.join('|')})$`)

/** The folder of a source file; `null` for tests and for files outside the checked roots. An entry file (`index.ts`, `main.tsx` …) is a node of its own, because it imports the folders below it. */
const folderOf = (file: string): string | null => {
  if (layerOf(file) === 'free') return null
  const root =
    /^(?:packages|apps)\/[^/]+\/src|^apps\/web\/workbench|^(?:games|examples)\/[^/]+\/(?:rules|bots|text|terminal|lens|web)/.exec(file)?.[0]
  if (root === undefined) return null
  if (/\/(?:index|main|app)\.tsx?$/.test(file)) return file
  const folder = posix.dirname(file).replace(LANGUAGE_FOLDER, '')
  // `rules/` keeps the files that every game has (types.ts, apply.ts …) at its top, beside the folders that use them.
  return folder === root && root.endsWith('/rules') ? file : folder
}

/** A folder with more files than this is hard to find one's way in. */
export const MAX_FILES = 15

/** Folders with more files, and why. This list may only get shorter. */
export const LARGE_FOLDERS: readonly (readonly [folder: string, why: string])[] = [
  ['apps/web/src/text', 'one file for each part of the page'],
  ['apps/web/src/text/en', 'one file for each part of the page'],
  ['apps/web/src/text/pl', 'one file for each part of the page'],
]

/** Folders with more than `MAX_FILES` source files beside tests, and how many they have. */
export const findLargeFolders = (files: readonly string[]): readonly (readonly [folder: string, count: number])[] => {
  const counts = new Map<string, number>()
  for (const file of files) {
    if (/\.test\.tsx?$/.test(file) || /\/editions\//.test(file)) continue
    const folder = posix.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > MAX_FILES)
}

/** The graph of folders that follows from a graph of files. Only imports inside one workspace layer count: between layers the table above decides. */
export const graphOfFolders = (files: ReadonlyMap<string, readonly string[]>): Map<string, string[]> => {
  const graph = new Map<string, Set<string>>()
  for (const [file, targets] of files) {
    const from = folderOf(file)
    if (from === null) continue
    const found = graph.get(from) ?? new Set<string>()
    graph.set(from, found)
    for (const target of targets) {
      const to = folderOf(target)
      const isInside = posix.dirname(file) === posix.dirname(target)
      if (to !== null && to !== from && !isInside && homeOf(target) === homeOf(file) && layerOf(target) === layerOf(file)) found.add(to)
    }
  }
  return new Map([...graph].map(([folder, targets]) => [folder, [...targets]]))
}
