/** No JSON is given a type without a schema, in tests neither: `JSON.parse(text) as Settings` would let data of any shape in. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listFiles, ROOT } from '../files.ts'

const SOURCE = /^(?!.*\/editions\/\d)(?!bench\/peers\/).*\.tsx?$/
const FOLDERS = ['apps', 'packages', 'games', 'examples', 'tools', 'bench']
/** This file contains examples. */
const EXEMPT = /^tools\/checks\/unchecked-json\.test\.ts$/

/** What returns JSON as `any`, or as `unknown` without a look at it. */
const CALL = /\bJSON\.parse\(|\bparseUnknown\(|\.json\(/g

/** The index after the bracket that closes the one before `start`. Brackets inside of texts are rare enough to be ignored. */
const endOfCall = (code: string, start: number): number => {
  let depth = 1
  let index = start
  for (; index < code.length && depth > 0; index += 1) depth += code[index] === '(' ? 1 : code[index] === ')' ? -1 : 0
  return index
}

/** The lines that give such a result a type other than `unknown`: by a cast, a declaration, a look at a field, or a spread. */
const findUnchecked = (code: string): readonly number[] =>
  [...code.matchAll(CALL)].flatMap(({ index, 0: call }) => {
    const [before, after] = [code.slice(0, index), code.slice(endOfCall(code, index + call.length))]
    const isCast = /^\)*\s+as\s+(?!unknown\b)/.test(after)
    const isDeclared = /\b(?:const|let)\s+\w+\s*:(?!\s*unknown\b)[^=;\n]*=\s*$/.test(before)
    const isUntyped = call === 'JSON.parse(' && /\b(?:const|let)\s+(?:\w+|[{[][^=;\n]*)\s*=\s*$/.test(before) && !/^\s+as\s/.test(after)
    const isRead = call === '.json(' ? /\(await [^,;\n]*$/.test(before) && /^\)\s*\??[.[]/.test(after) : /^\s*\??[.[]/.test(after)
    const isSpread = before.endsWith('...')
    return isCast || isDeclared || isUntyped || isRead || isSpread ? [before.split('\n').length] : []
  })

it.each([
  'const a = JSON.parse(text) as Settings',
  'const a = JSON.parse(readFileSync(join(folder, name))) as { b: string }',
  'const a = (isJson ? 0 : (JSON.parse(text))) as Settings',
  'const a: Settings = JSON.parse(text)',
  'const a = JSON.parse(text)',
  'const { a } = JSON.parse(text)',
  'send({ ...JSON.parse(text), a: 1 })',
  'send(JSON.parse(text).a)',
  'const a = (await response.json()) as Settings',
  'send((await response.json()).a)',
  'const a: Settings = parseUnknown(text)',
])('finds %s', code => expect(findUnchecked(`// a\n${code}`)).toEqual([2]))

it.each([
  'const a: unknown = JSON.parse(text)',
  'JSON.parse(text) as unknown',
  'v.parse(schema, JSON.parse(text))',
  'v.parse(schema, await response.json()).a',
  'const a: unknown = await response.json().catch(() => null)',
  'expect(JSON.parse(text)).toEqual(a)',
  'return JSON.parse(text)',
])('allows %s', code => expect(findUnchecked(code)).toEqual([]))

it('is nowhere', () => {
  const files = FOLDERS.flatMap(folder => listFiles(folder, SOURCE)).filter(file => !EXEMPT.test(file))
  expect(files.length).toBeGreaterThan(1500)
  expect(files.flatMap(file => findUnchecked(readFileSync(`${ROOT}${file}`, 'utf8')).map(line => `${file}:${line}`))).toEqual([])
})
