/** Who may import whom: the layers of the house as a table, and the functions that hold source files against it. */
import { posix } from 'node:path'

export type Import = { readonly specifier: string; readonly isType: boolean }

type Layer = 'kit' | 'laws' | 'room' | 'ui' | 'rules' | 'bots' | 'text' | 'web' | 'server' | 'cli' | 'page' | 'free'
type Rights = { readonly ours: readonly Layer[]; readonly typesOf?: readonly Layer[]; readonly libraries: readonly string[] | 'any' }

const KIT_LIBRARIES = ['@noble/hashes', 'pure-rand', 'valibot']

/** Beside this, every layer may import itself. `page` is apps/web; `free` is tools, bench and tests. */
const MAY: Readonly<Record<Exclude<Layer, 'free'>, Rights>> = {
  kit: { ours: [], libraries: KIT_LIBRARIES },
  laws: { ours: ['kit'], libraries: [...KIT_LIBRARIES, 'vitest', 'fast-check'] },
  room: { ours: ['kit'], libraries: ['valibot'] },
  rules: { ours: ['kit'], libraries: ['valibot'] },
  bots: { ours: ['kit', 'rules'], libraries: [] },
  text: { ours: ['kit'], typesOf: ['rules', 'bots'], libraries: [] },
  ui: { ours: ['kit', 'room'], libraries: 'any' },
  web: { ours: ['kit', 'ui', 'rules', 'text'], libraries: 'any' },
  server: { ours: ['kit', 'room', 'rules', 'bots'], libraries: 'any' },
  cli: { ours: ['kit', 'room', 'rules', 'bots', 'text', 'server'], libraries: 'any' },
  page: { ours: ['kit', 'room', 'ui', 'rules', 'bots', 'text', 'web'], libraries: 'any' },
}

/** Where a file belongs, first match wins. Tests come first: beside the code they test, they may import more than it. */
const PLACES: readonly (readonly [RegExp, Layer])[] = [
  [/\.test\.tsx?$/, 'free'],
  [/^(packages|games|apps)\/[^/]+\/(test|golden)\//, 'free'],
  [/^(tools|bench|examples)\//, 'free'],
  [/^packages\/kit\/laws\//, 'laws'],
  [/^packages\/kit\/src\//, 'kit'],
  [/^packages\/room\//, 'room'],
  [/^packages\/ui\//, 'ui'],
  [/^games\/[^/]+\/rules\//, 'rules'],
  [/^games\/[^/]+\/bots\//, 'bots'],
  [/^games\/[^/]+\/text\//, 'text'],
  [/^games\/[^/]+\/web\//, 'web'],
  [/^apps\/server\//, 'server'],
  [/^apps\/cli\//, 'cli'],
  [/^apps\/web\//, 'page'],
]

const layerOf = (file: string): Layer | null => PLACES.find(([pattern]) => pattern.test(file))?.[1] ?? null

/** The workspace a file is in: `packages/kit`, `games/rum`, `apps/cli`; for the rest its top folder. */
const homeOf = (file: string): string => (/^(packages|games|apps)\/[^/]+/.exec(file) ?? /^[^/]+/.exec(file))?.[0] ?? file

const PACKAGES = ['kit', 'room', 'ui']
const APPS = ['server', 'cli', 'web']

/** The file behind one of our specifiers, or null for a library. */
export const targetOf = (file: string, specifier: string): string | null => {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const [scope, name = '', ...rest] = specifier.split('/')
  if (scope !== '@tortuga') return null
  const part = rest.join('/')
  if (PACKAGES.includes(name)) return `packages/${name}/${part || 'src'}/index.ts`
  if (APPS.includes(name)) return `apps/${name}/${part ? `${part}/` : ''}src/main.ts`
  return `games/${name}/${part}/index.ts`
}

const STATIC = /^(?:import|export)\s+(type\s+)?(?:(?:[\w$]+\s*,?\s*)?(?:\*(?:\s+as\s+[\w$]+)?|\{[^}]*\})?\s*from\s*)?(['"])([^'"]+)\2/gm
const CALLED = /\b(?:import|require)\(\s*(?:(['"`])([^'"`$]+)\1|[^)'"`\s])/g
const BY_URL = /new URL\(\s*'([^']+\.(?:ts|tsx|mjs|js))',\s*import\.meta\.url/g

/** A dynamic import whose target only running the program can tell. */
export const COMPUTED = '(computed)'

/** Every import of a source text: static, type, re-exported, dynamic, by URL. It reads formatted code, where static ones start a line. */
export const readImports = (source: string): Import[] => [
  ...[...source.matchAll(STATIC)].map(found => ({ specifier: found[3] ?? '', isType: found[1] !== undefined })),
  ...[...source.matchAll(CALLED)].map(found => ({ specifier: found[2] ?? COMPUTED, isType: false })),
  ...[...source.matchAll(BY_URL)].map(found => ({ specifier: found[1] ?? '', isType: false })),
]

const libraryOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** A table may show its own game's rulebook as it is written. */
const RULEBOOK = /^games\/[^/]+\/rulebook(\.pl)?\.md\?raw$/

const isGame = (home: string): boolean => home.startsWith('games/')

const objection = (file: string, { specifier, isType }: Import): string | null => {
  const layer = layerOf(file)
  if (layer === null) return 'is in no layer we know'
  const target = targetOf(file, specifier)
  if (target === null) {
    if (layer === 'free' || MAY[layer].libraries === 'any') return null
    return MAY[layer].libraries.includes(libraryOf(specifier)) ? null : `is ${layer}, which may not use this library`
  }
  const [home, there] = [homeOf(file), homeOf(target)]
  if (isGame(home) && isGame(there) && home !== there) return 'is a game and may not know another'
  if (layer === 'free') return null
  if (specifier.startsWith('.') && home !== there) return 'leaves its package: import by the name of the other one'
  if (layer === 'web' && RULEBOOK.test(target)) return null
  const wanted = layerOf(target)
  if (wanted === null) return 'reaches into a place that is no layer'
  if (wanted === layer && home === there) return null
  if (wanted === 'server' && specifier !== '@tortuga/server') return 'may import the entry of the server only'
  if (MAY[layer].ours.includes(wanted)) return null
  if (MAY[layer].typesOf?.includes(wanted)) return isType ? null : `is ${layer}, which may import only types from ${wanted}`
  return `is ${layer}, which may not import ${wanted === 'free' ? 'tests, tools or bench' : wanted}`
}

/** What is wrong with a file's imports, a sentence each. A file in no layer is wrong whatever it imports. */
export const violations = (file: string, imports: readonly Import[]): string[] => {
  if (layerOf(file) === null) return [`${file} is in no layer we know: see tools/imports.ts`]
  return imports.flatMap(each => {
    const wrong = objection(file, each)
    return wrong === null ? [] : [`${file} imports ${each.specifier}: it ${wrong}`]
  })
}

/** Rings of files that import each other, types included, each ring once, from where the walk met it. */
export const findCycles = (graph: ReadonlyMap<string, readonly string[]>): string[][] => {
  const done = new Set<string>()
  const walk = (file: string, path: readonly string[]): string[][] => {
    if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file]]
    if (done.has(file)) return []
    const found = (graph.get(file) ?? []).flatMap(next => walk(next, [...path, file]))
    done.add(file)
    return found
  }
  return [...graph.keys()].flatMap(file => walk(file, []))
}
