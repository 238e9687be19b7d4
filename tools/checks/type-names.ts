/** Checks that an exported type name has one meaning in the whole project. Only the names that every game has by the contract may exist once per game. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { listFiles, ROOT } from '../files.ts'

/** Each game exports these by the contract or by the common layout of its folder, always with the same meaning. */
const CONTRACT_NAMES: ReadonlySet<string> = new Set([
  'Card',
  'Draft',
  'DraftState',
  'Event',
  'Face',
  'FlyingPiece',
  'Move',
  'OptionFormText',
  'Options',
  'Piece',
  'Reason',
  'Refusal',
  'RuleTitles',
  'State',
  'StepDraft',
  'TableContext',
  'TableText',
  'Task',
  'TerminalText',
  'Texts',
  'View',
])

const DECLARED = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (\w+)\b(?!\s*,|\s*\})/gm
const RENAMED = /^export (?:type )?\{([^}]*)\}/gm

/** The type names that a source text declares and exports, including those it exports under another name. A plain re-export declares nothing. */
export const readTypeNames = (source: string): string[] => [
  ...[...source.matchAll(DECLARED)].map(found => found[1] ?? ''),
  ...[...source.matchAll(RENAMED)].flatMap(found =>
    [...(found[1] ?? '').matchAll(/\b(?:type )?[A-Z]\w* as ([A-Z][a-z]\w*)/g)].map(name => name[1] ?? ''),
  ),
]

/** The game that a file belongs to; the toy game of the kit's tests and the examples count as games. Null for everything else. */
const gameOf = (file: string): string | null => /^(?:games|examples)\/[^/]+|^packages\/kit\/test\/toy/.exec(file)?.[0] ?? null

const isContractName = (name: string, files: readonly string[]): boolean => {
  const games = files.map(gameOf)
  return CONTRACT_NAMES.has(name) && games.every(game => game !== null) && new Set(games).size === games.length
}

/** One sentence for each name with more than one meaning. */
export const findAmbiguousNames = (declared: ReadonlyMap<string, readonly string[]>): string[] => {
  const places = new Map<string, string[]>()
  for (const [file, names] of declared) for (const name of names) places.set(name, [...(places.get(name) ?? []), file])
  return [...places]
    .filter(([name, files]) => files.length > 1 && !isContractName(name, files))
    .map(([name, files]) => `${name} is exported by ${files.join(', ')}`)
}

const report = (): number => {
  const files = ['packages', 'games', 'apps', 'tools', 'bench', 'examples'].flatMap(folder => listFiles(folder, /\.tsx?$/))
  const declared = new Map(files.map(file => [file, readTypeNames(readFileSync(`${ROOT}${file}`, 'utf8'))]))
  const ambiguous = findAmbiguousNames(declared)
  for (const sentence of ambiguous) console.log(sentence)
  console.log(`looked at ${[...declared.values()].flat().length} exported types in ${files.length} files`)
  return ambiguous.length
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = report() === 0 ? 0 : 1
