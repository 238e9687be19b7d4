/** Translates typed moves into the notation: `a2` is card a of the hand with its two bottles up. */
import { LANGUAGES, type TerminalReader } from '@tortuga/kit'
import { askOf, type View } from '../rules/index.ts'
import { terminalTexts } from '../text/terminal.ts'
import { indexOf } from './context.ts'

/** The notation's word for each synonym. Synonyms of all languages are understood, whichever one the player uses. */
const NOTATION_WORDS: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap(language =>
    Object.entries(terminalTexts[language].synonyms).flatMap(([word, synonyms]) => synonyms.map(synonym => [synonym, word] as const)),
  ),
)

const VERBS = ['draw', 'play', 'discard'] as const

/** Replaces synonyms and card letters. A missing verb is `discard` if discards are owed, otherwise `play`. */
export const spell = (text: string, view: View): string => {
  const typed = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(word => word !== '')
  const [first = '', ...others] = typed.map(word => NOTATION_WORDS.get(word) ?? word)
  const typedVerb = VERBS.find(name => name === first)
  const verb = typedVerb ?? (askOf(view) === null ? 'play' : 'discard')
  const rest = (typedVerb === undefined ? [first, ...others] : others).map(word => {
    const [, letter, end] = /^([a-u])([12])?$/.exec(word) ?? []
    const card = letter === undefined ? undefined : view.hand[indexOf(letter)]
    if (card === undefined || verb === 'draw' || (verb === 'play') !== (end !== undefined)) return word
    return end === undefined ? card : `${card}/${end}`
  })
  return [verb, ...rest].join(' ')
}

export const howToType = (view: View, { language }: TerminalReader): readonly string[] => {
  const { draw, play, beach, discard } = terminalTexts[language].typing
  if (askOf(view) !== null) return [discard]
  return [draw, play, ...(view.options.beachBottles === 'chosen' ? [beach] : [])]
}
