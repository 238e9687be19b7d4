/** Adds a pseudo-language to a copy of the sources: every text of English, bracketed and about 40 % longer. */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

export const PSEUDO = 'xx'

const sourcesIn = (folder: string): readonly string[] =>
  ['packages', 'games', 'examples', 'apps'].flatMap(kind =>
    readdirSync(join(folder, kind), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/.test(name) && !/(^|\/)node_modules\//.test(name))
      .map(name => join(folder, kind, name)),
  )

/** Doubled vowels: about 40 % longer, and still recognisable. */
const double = (text: string): string => text.replaceAll(/[aeiouy]/gi, vowel => `${vowel}${vowel}`)

/** A sentence or a capitalised word; anything else may be a code that is compared or stored. */
const isText = (text: string): boolean => /[A-Za-z]{2}/.test(text) && (/\S\s+\S/.test(text) || /^[A-Z][a-z]+[.!?…]?$/.test(text))

/** Whether a quoted string is a value, judged by what stands around it: no key, no comparison, no type, no index, no import. */
const isValue = (before: string, after: string): boolean => {
  const [left, right] = [before.trimEnd(), after.trimStart()]
  if (/[{,]$/.test(left) && right.startsWith(':')) return false
  if (/(case|from|import|===|!==|[|<])$/.test(left) || /^(===|!==|[|>])/.test(right)) return false
  return !(left.endsWith('[') && right.startsWith(']'))
}

/** Lengthens every text in a piece of TypeScript: quoted strings, and the fixed parts of templates. */
const lengthenTexts = (source: string): string => {
  let at = 0
  /** Copies code up to the bracket that closes it, or to the end. */
  const readCode = (): string => {
    let out = ''
    let depth = 0
    while (at < source.length) {
      const letter = source.charAt(at)
      if (source.startsWith('//', at) || source.startsWith('/*', at)) out += readComment()
      else if (letter === "'" || letter === '"') out += readString(letter)
      else if (letter === '`') out += readTemplate()
      else {
        if (letter === '}' && depth === 0) return out
        depth += letter === '{' ? 1 : letter === '}' ? -1 : 0
        out += letter
        at += 1
      }
    }
    return out
  }
  const readComment = (): string => {
    const isLine = source.startsWith('//', at)
    const found = source.indexOf(isLine ? '\n' : '*/', at)
    const end = found < 0 ? source.length : found + (isLine ? 0 : 2)
    const comment = source.slice(at, end)
    at = end
    return comment
  }
  const readString = (quote: string): string => {
    const start = at
    at += 1
    while (source.charAt(at) !== quote) at += source.charAt(at) === '\\' ? 2 : 1
    at += 1
    const text = source.slice(start + 1, at - 1)
    const isLengthened = isText(text) && isValue(source.slice(0, start), source.slice(at, at + 20))
    return isLengthened ? `${quote}[${double(text)}]${quote}` : `${quote}${text}${quote}`
  }
  const readTemplate = (): string => {
    at += 1
    let out = ''
    let fixed = ''
    while (source.charAt(at) !== '`') {
      if (source.startsWith('${', at)) {
        at += 2
        out += `\${${readCode()}}`
        at += 1
      } else {
        const part = source.charAt(at) === '\\' ? source.slice(at, at + 2) : source.charAt(at)
        at += part.length
        fixed += part
        out += part.length > 1 ? part : double(part)
      }
    }
    at += 1
    return isText(fixed) || /[a-z]{2}/.test(fixed) ? `\`[${out}]\`` : `\`${out}\``
  }
  return readCode()
}

/** In the copied files: the name of the exported table. */
const renameLanguage = (source: string): string =>
  source
    .replaceAll(/\b(export const|typeof) en\b/g, `$1 ${PSEUDO}`)
    .replaceAll(/\b(\w*[a-z])En\b/g, '$1Xx')
    .replaceAll(/(?<=\/|-)en(?=\.tsx?')/g, PSEUDO)

/** `text/en/…` beside `text/pl/…`, `en.ts` beside `pl.ts`, and `titles-en.ts` beside `titles-pl.ts`. */
const languagePairs = (folder: string): readonly string[] => {
  const found = new Set<string>()
  for (const file of sourcesIn(folder)) {
    const parent = dirname(file)
    if (basename(parent) === 'en' && existsSync(join(dirname(parent), 'pl'))) found.add(parent)
    const polish = basename(file).replace(/(^|-)en(?=\.tsx?$)/, '$1pl')
    if (polish !== basename(file) && basename(parent) !== 'en' && existsSync(join(parent, polish))) found.add(file)
  }
  return [...found]
}

const copyLanguage = (english: string): void => {
  const pseudo = join(dirname(english), basename(english).replace(/(^|-)en(?=$|\.)/, `$1${PSEUDO}`))
  cpSync(english, pseudo, { recursive: true })
  const files = statSync(pseudo).isDirectory()
    ? readdirSync(pseudo, { recursive: true, encoding: 'utf8' }).map(name => join(pseudo, name))
    : [pseudo]
  for (const file of files.filter(name => /\.tsx?$/.test(name)))
    writeFileSync(file, renameLanguage(lengthenTexts(readFileSync(file, 'utf8'))))
}

/** The end of the value that starts here: the comma or closing bracket at the same depth. */
const endOfValue = (source: string, start: number): number => {
  let depth = 0
  let quote = ''
  for (let index = start; index < source.length; index += 1) {
    const letter = source.charAt(index)
    if (quote !== '') {
      if (letter === '\\') index += 1
      else if (letter === quote) quote = ''
    } else if (/['"`]/.test(letter)) quote = letter
    else if (/[([{]/.test(letter)) depth += 1
    else if (/[)\]}]/.test(letter)) {
      if (depth === 0) return index
      depth -= 1
    } else if (letter === ',' && depth === 0) return index
  }
  return source.length
}

/** Names and paths of Polish become those of the pseudo-language; rulebooks stay Polish, since they are no sentences of the interface. */
const toPseudo = (text: string): string =>
  text
    .replaceAll(/(?<!\.)\bpl\b/g, PSEUDO)
    .replaceAll(/(?<=\.)pl(?=[,;)\s]|$)/g, PSEUDO)
    .replaceAll(/\b(\w*[a-z])Pl\b/g, '$1Xx')

/** One more member wherever an object has one for Polish: `{ en, pl }`, or `pl: …` with any value. */
const addMembers = (source: string): string => {
  let done = ''
  let rest = source.replaceAll(/(?<=[{,]\s*)pl(?=\s*[,}])/g, `pl, ${PSEUDO}`)
  const member = /(?<=[{,]\s*)pl:\s*/
  for (let found = member.exec(rest); found !== null; found = member.exec(rest)) {
    const end = endOfValue(rest, found.index + found[0].length)
    const value = rest.slice(found.index + found[0].length, end).trimEnd()
    done += `${rest.slice(0, end)}, ${PSEUDO}: ${toPseudo(value)}`
    rest = rest.slice(end)
  }
  return done + rest
}

const IMPORT = /^import [^;]*? from '[^']*'\n/gm

/** In every file that names Polish beside English: one more import, and one more member. */
const addToIndex = (source: string): string => {
  if (!/\bpl\b/.test(source) || !/\ben\b/.test(source)) return source
  const imports = [...source.matchAll(IMPORT)].map(([line]) => line)
  const code = imports.reduce((text, line, index) => text.replace(line, `/*import ${index}*/\n`), source)
  return imports.reduce((text, line, index) => {
    const isPolish = /[/-]pl(\.tsx?|\/[^']*)'\n$/.test(line)
    return text.replace(`/*import ${index}*/\n`, isPolish ? `${line}${toPseudo(line)}` : line)
  }, addMembers(code))
}

/** Tests name the languages they test, so they are no part of the check. */
const removeTests = (folder: string): void => {
  for (const file of sourcesIn(folder)) {
    const isTest = /\.test\.tsx?$/.test(file) || (file.includes('/apps/web/test/') && basename(file) !== 'browser.ts')
    if (isTest) rmSync(file)
  }
}

export const addPseudoLanguage = (folder: string): void => {
  removeTests(folder)
  const pairs = languagePairs(folder)
  for (const english of pairs) copyLanguage(english)
  const isTranslation = (file: string): boolean => /[/-](en|pl|xx)(\/|\.tsx?$)/.test(file)
  for (const file of sourcesIn(folder).filter(name => !isTranslation(name))) {
    const before = readFileSync(file, 'utf8')
    const after = file.endsWith('packages/kit/src/text/language.ts')
      ? before.replace("pl: 'Polski',", `pl: 'Polski',\n  ${PSEUDO}: 'Pseudo',`)
      : addToIndex(before)
    if (after !== before) writeFileSync(file, after)
  }
}
