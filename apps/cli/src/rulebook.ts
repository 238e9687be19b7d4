/** A game's rulebook in the reader's language, to be looked up by chapter or by rule. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ByLanguage, Language } from './language.ts'
import type { Texts } from './text/index.ts'

export type Chapter = { readonly number: string; readonly title: string; readonly rules: readonly Rule[] }
type Rule = { readonly number: string; readonly text: string }

const FILES: ByLanguage<string> = { en: 'rulebook.md', pl: 'rulebook.pl.md' }

/** The file beside the game, wherever this code runs from: the source tree or the bundle. */
const findFile = (name: string, from: string): string | null => {
  const file = join(from, 'games', name)
  if (existsSync(file)) return file
  return dirname(from) === from ? null : findFile(name, dirname(from))
}

/** Marks of Markdown mean nothing in a terminal. */
const plain = (text: string): string => text.replace(/\*\*?|`/g, '').replace(/\s*\n\s*/g, ' ')

/** Chapters open with `## 1. …`, rules with their number in bold; what belongs to no rule is left out. */
export const readRulebook = (text: string): readonly Chapter[] =>
  text.split(/^## /m).flatMap(part => {
    const [, number, title] = /^(\d+)\. (.*)$/m.exec(part.split('\n')[0] ?? '') ?? []
    if (number === undefined || title === undefined) return []
    const rules = [...part.matchAll(/^\*\*([A-Z]\d+(?:\.\d+)*[a-z]?)\*\*\s+([^]*?)(?=\n\s*\n|$(?![^]))/gm)].map(
      ([, rule = '', body = '']): Rule => ({ number: rule, text: plain(body) }),
    )
    return [{ number, title: plain(title), rules }]
  })

export const openRulebook = (game: string, language: Language): readonly Chapter[] | null => {
  const file = findFile(join(game, FILES[language]), dirname(fileURLToPath(import.meta.url)))
  return file === null ? null : readRulebook(readFileSync(file, 'utf8'))
}

const WIDTH = 100

/** A paragraph in lines that fit, all but the first set in. */
const wrap = (text: string): readonly string[] =>
  text.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last === undefined) return [word]
    return last.length + 1 + word.length <= WIDTH ? [...lines.slice(0, -1), `${last} ${word}`] : [...lines, `    ${word}`]
  }, [])

const sayRule = ({ number, text }: Rule): readonly string[] => wrap(`${number} ${text}`)

/** What is shown for `?` and whatever was typed after it. */
export const consult = (chapters: readonly Chapter[] | null, asked: string, { rulebook }: Texts): readonly string[] => {
  if (chapters === null) return [rulebook.missing]
  if (asked === '') return [rulebook.sections, ...chapters.map(({ number, title }) => `  ${number}. ${title}`), rulebook.how]
  const chapter = chapters.find(({ number }) => number === asked)
  if (chapter !== undefined) return [`${chapter.number}. ${chapter.title}`, ...chapter.rules.flatMap(sayRule)]
  const rule = chapters.flatMap(({ rules }) => rules).find(({ number }) => number.toLowerCase() === asked.toLowerCase())
  return rule === undefined ? [rulebook.none(asked)] : sayRule(rule)
}
