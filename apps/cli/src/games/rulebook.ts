/** A game's rulebook in the player's language, looked up by chapter or by rule. */
import type { ByLanguage, Language } from '@tortuga/kit'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CliTexts } from '../text/index.ts'

export type Chapter = { readonly number: string; readonly title: string; readonly rules: readonly Rule[] }
type Rule = { readonly number: string; readonly text: string }

const FILES: ByLanguage<string> = { en: 'rulebook.md', pl: 'rulebook.pl.md' }

/** Finds the file in the game's folder, from the source tree or from the bundle. */
const findFile = (name: string, from: string): string | null => {
  const file = join(from, 'games', name)
  if (existsSync(file)) return file
  return dirname(from) === from ? null : findFile(name, dirname(from))
}

/** Removes Markdown marks. */
const plain = (text: string): string => text.replace(/\*\*?|`/g, '').replace(/\s*\n\s*/g, ' ')

/** Chapters start with `## 1. …`, rules with their number in bold. Text that belongs to no rule is left out. */
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

/** Wraps a paragraph; all lines but the first are indented. */
const wrap = (text: string): readonly string[] =>
  text.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last === undefined) return [word]
    return last.length + 1 + word.length <= WIDTH ? [...lines.slice(0, -1), `${last} ${word}`] : [...lines, `    ${word}`]
  }, [])

const sayRule = ({ number, text }: Rule): readonly string[] => wrap(`${number} ${text}`)

/** The lines printed for the `?` key; `query` is a chapter number, a rule number or empty. */
export const lookUpRule = (chapters: readonly Chapter[] | null, query: string, { rulebook }: CliTexts): readonly string[] => {
  if (chapters === null) return [rulebook.missing]
  if (query === '') return [rulebook.sections, ...chapters.map(({ number, title }) => `  ${number}. ${title}`), rulebook.how]
  const chapter = chapters.find(({ number }) => number === query)
  if (chapter !== undefined) return [`${chapter.number}. ${chapter.title}`, ...chapter.rules.flatMap(sayRule)]
  const rule = chapters.flatMap(({ rules }) => rules).find(({ number }) => number.toLowerCase() === query.toLowerCase())
  return rule === undefined ? [rulebook.none(query)] : sayRule(rule)
}
