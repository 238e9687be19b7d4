/** What mutation runs have measured: a journal in `mutation/`, one line per mutant, which a later run continues. A file is measured again when it or a test of its folder has changed. */
import { parseJson } from '@tortuga/wire'
import { createHash } from 'node:crypto'
import * as v from 'valibot'

/** A tested mutant, as Stryker reports it. */
const mutantSchema = v.object({
  status: v.string(),
  mutatorName: v.string(),
  replacement: v.optional(v.string()),
  testsCompleted: v.optional(v.number()),
  location: v.object({ start: v.object({ line: v.number(), column: v.number() }) }),
})
type Mutant = v.InferOutput<typeof mutantSchema>

/** A `plan` says how many mutants a file has, before the first of them is tested. It restarts the file. */
const lineSchema = v.variant('type', [
  v.object({ type: v.literal('plan'), file: v.string(), key: v.string(), count: v.number() }),
  v.object({ type: v.literal('mutant'), file: v.string(), key: v.string(), mutant: mutantSchema }),
])

/** A file with the key that changes with it and with its tests. */
export type MutatedFile = { readonly file: string; readonly key: string }
export type MeasuredFile = MutatedFile & { readonly count: number; readonly mutants: readonly Mutant[] }

export const isComplete = ({ count, mutants }: MeasuredFile): boolean => mutants.length >= count

const TEST = /(?<!\.gate|\.full)\.test\.tsx?$|\/test\/|\/testing\.ts$/

/** The files below `source` that can be mutated. `blobs` are the hashes of all files of the folder by path. */
export const findMutatedFiles = (blobs: ReadonlyMap<string, string>, source: string): readonly MutatedFile[] => {
  const paths = [...blobs.keys()].toSorted()
  const hashOf = (all: readonly string[]): string =>
    createHash('sha256')
      .update(all.map(path => `${path} ${blobs.get(path)}`).join('\n'))
      .digest('hex')
  const tests = paths.filter(path => TEST.test(path))
  return paths
    .filter(path => path.startsWith(`${source}/`) && path.endsWith('.ts') && !/\.test\.ts$|\/testing\.ts$|\/index\.ts$/.test(path))
    .map(file => ({ file, key: hashOf([file, ...tests]) }))
}

/** What is known about these files as they are now, in their order. */
export const readJournal = (text: string, files: readonly MutatedFile[]): readonly MeasuredFile[] => {
  const keys = new Map(files.map(({ file, key }) => [file, key]))
  const measured = new Map<string, { count: number; mutants: Mutant[] }>()
  for (const written of text.split('\n').slice(0, -1)) {
    const line = parseJson(lineSchema, written) // a line that was cut off is the last one, without its end
    if (keys.get(line.file) !== line.key) continue
    if (line.type === 'plan') measured.set(line.file, { count: line.count, mutants: [] })
    else measured.get(line.file)?.mutants.push(line.mutant)
  }
  return files.flatMap(({ file, key }) => {
    const found = measured.get(file)
    return found === undefined ? [] : [{ file, key, ...found }]
  })
}

/** A survivor that no test ran on says nothing about the tests and counts as unmeasured. */
const isMeasured = ({ status, testsCompleted = 0 }: Mutant): boolean =>
  status !== 'NoCoverage' && !(status === 'Survived' && testsCompleted === 0)

export const describeScore = (files: readonly MeasuredFile[]): { readonly score: string; readonly survivors: readonly string[] } => {
  const valid = files.flatMap(({ file, mutants }) =>
    mutants.filter(({ status }) => !['Ignored', 'CompileError', 'RuntimeError'].includes(status)).map(mutant => ({ file, ...mutant })),
  )
  const measured = valid.filter(isMeasured)
  const survived = measured.filter(({ status }) => status === 'Survived')
  const share = measured.length === 0 ? 0 : 100 * (1 - survived.length / measured.length)
  return {
    score: `${share.toFixed(1)} % of ${measured.length} mutants found, ${survived.length} survived, ${valid.length - measured.length} unmeasured`,
    survivors: survived.map(
      ({ file, location, mutatorName, replacement = '' }) =>
        `${file}:${location.start.line}:${location.start.column}  ${mutatorName}  ${replacement.replaceAll(/\s+/g, ' ').slice(0, 120)}`,
    ),
  }
}
