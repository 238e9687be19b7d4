/** What this browser remembers about its owner's taste. Where storage is forbidden it lasts as long as the page. */
import { LANGUAGES } from '@tortuga/ui'
import type { Language } from '@tortuga/ui'
import * as v from 'valibot'
import { create } from 'zustand'
import { currentLanguage, speak } from './text/index.ts'

export const THEMES = ['system', 'light', 'dark'] as const

const KEY = 'tortuga'

/** What whoever plays against bots chose last, by game. */
const choiceSchema = v.object({
  preset: v.optional(v.string()),
  seats: v.optional(v.number()),
  level: v.optional(v.string()),
  /** Options that differ from the preset's. */
  options: v.optional(v.record(v.string(), v.unknown())),
})
export type PlayChoice = v.InferOutput<typeof choiceSchema>

const prefsSchema = v.object({
  name: v.fallback(v.pipe(v.string(), v.maxLength(96)), ''),
  language: v.fallback(v.nullable(v.picklist(LANGUAGES)), null),
  theme: v.fallback(v.picklist(THEMES), 'system'),
  sound: v.fallback(v.boolean(), false),
  animation: v.fallback(v.boolean(), true),
  muted: v.fallback(v.boolean(), false),
  play: v.fallback(v.record(v.string(), choiceSchema), {}),
  /** What this browser added to the shuffle of its last tables, and the commitment it saw before, by match: to be looked for when the match is over. */
  seals: v.fallback(v.record(v.string(), v.object({ contribution: v.string(), commitment: v.nullable(v.string()) })), {}),
  /** How far the owner has come in lessons, by game and lesson. */
  lessons: v.fallback(v.record(v.string(), v.object({ step: v.number(), chosen: v.array(v.number()) })), {}),
})
export type Prefs = v.InferOutput<typeof prefsSchema>

const read = (): Prefs => {
  try {
    return v.parse(prefsSchema, JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return v.parse(prefsSchema, {})
  }
}

const write = (prefs: Prefs): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs))
  } catch {
    // not allowed here: it lasts as long as the page
  }
}

export const usePrefs = create<Prefs>(read)

/** The first of ours among the languages the browser asks for. */
export const pickLanguage = (wished: readonly string[]): Language =>
  wished.map(tag => LANGUAGES.find(language => tag.toLowerCase().split('-')[0] === language)).find(found => found !== undefined) ?? 'en'

const languageOf = ({ language }: Prefs): Language => language ?? pickLanguage(navigator.languages)

const show = (prefs: Prefs): void => {
  const { documentElement } = document
  const language = languageOf(prefs)
  documentElement.lang = language
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest.${language}.webmanifest`)
  if (language !== currentLanguage()) void speak(language)
  if (prefs.theme === 'system') delete documentElement.dataset['theme']
  else documentElement.dataset['theme'] = prefs.theme
}

export const setPrefs = (change: Partial<Prefs>): void => {
  usePrefs.setState(change)
  write(usePrefs.getState())
  show(usePrefs.getState())
}

const MOST_SEALS = 50

/** Remembers this browser's part of a shuffle, and the commitment it was shown; the oldest are forgotten. */
export const keepSeal = (match: string, contribution: string, commitment: string | null): void => {
  const { seals } = usePrefs.getState()
  setPrefs({ seals: Object.fromEntries([...Object.entries(seals), [match, { contribution, commitment }]].slice(-MOST_SEALS)) })
}

/** Leaves nothing behind in this browser. */
export const forgetPrefs = (): void => {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // nothing was kept
  }
  usePrefs.setState(read(), true)
  show(usePrefs.getState())
}

/** Puts the taste on the page, and follows other tabs. The first words are there when it is done. */
export const startPrefs = async (): Promise<void> => {
  await speak(languageOf(usePrefs.getState()))
  show(usePrefs.getState())
  addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return
    usePrefs.setState(read(), true)
    show(usePrefs.getState())
  })
}
