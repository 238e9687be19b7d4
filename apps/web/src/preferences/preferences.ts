/** The visitor's preferences, stored in this browser. Where storage is forbidden they last as long as the page. */
import { LANGUAGES } from '@tortuga/kit'
import type { ChainHead, Language } from '@tortuga/kit'
import { TEMPOS, wantsLessMotion } from '@tortuga/ui'
import { chosenAvatarSchema } from '@tortuga/wire'
import * as v from 'valibot'
import { create } from 'zustand'
import { ApiProblem } from '../api/error-codes.ts'
import { randomHex } from '../browser/random.ts'
import { currentLanguage, switchLanguage } from '../text/language.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export const CONTRASTS = ['automatic', 'normal', 'high'] as const

const KEY = 'tortuga'

/** The last choices for a match against bots. */
const choiceSchema = v.object({
  preset: v.optional(v.string()),
  seats: v.optional(v.number()),
  level: v.optional(v.string()),
  /** Options that differ from the preset's. */
  options: v.optional(v.record(v.string(), v.unknown())),
  /** The clock; absent for none. The table worker checks it. */
  clock: v.optional(v.unknown()),
})
export type PlayChoice = v.InferOutput<typeof choiceSchema>

const sealSchema = v.object({
  contribution: v.string(),
  commitment: v.nullable(v.string()),
  head: v.exactOptional(v.object({ version: v.number(), head: v.string() })),
})

const prefsSchema = v.object({
  name: v.fallback(v.pipe(v.string(), v.maxLength(96)), ''),
  /** Null for the avatar of the seat. */
  avatar: v.fallback(chosenAvatarSchema, null),
  language: v.fallback(v.nullable(v.picklist(LANGUAGES)), null),
  theme: v.fallback(v.picklist(THEMES), 'system'),
  contrast: v.fallback(v.picklist(CONTRASTS), 'automatic'),
  sound: v.fallback(v.boolean(), false),
  tempo: v.fallback(v.picklist(TEMPOS), 'natural'),
  muted: v.fallback(v.boolean(), false),
  /** By game. */
  play: v.fallback(v.record(v.string(), choiceSchema), {}),
  /** Standing answers, by game and question. */
  standing: v.fallback(v.record(v.string(), v.record(v.string(), v.string())), {}),
  /** By match: this browser's contribution to the shuffle, the commitment and the last head of the hash chain it saw, compared with the record after the match. */
  seals: v.fallback(v.record(v.string(), sealSchema), {}),
  /** Progress by game and lesson. */
  lessons: v.fallback(v.record(v.string(), v.object({ step: v.number(), chosen: v.array(v.number()) })), {}),
})
type Preferences = v.InferOutput<typeof prefsSchema>

/** Version 0.1 knew only whether pieces move. */
const withoutMotion = v.object({ animation: v.literal(false) })

const read = (): Preferences => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const prefs = v.parse(prefsSchema, stored)
    return v.is(withoutMotion, stored) ? { ...prefs, tempo: 'instant' } : prefs
  } catch {
    return v.parse(prefsSchema, {})
  }
}

const write = (prefs: Preferences): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs))
  } catch {
    // storage is forbidden: they last as long as the page
  }
}

export const usePrefs = create<Preferences>(read)

/** Whether pieces move. */
export const useAnimates = (): boolean => usePrefs(prefs => prefs.tempo !== 'instant') && !wantsLessMotion()

/** The first of our languages among those the browser prefers. */
export const pickLanguage = (preferred: readonly string[]): Language =>
  preferred.map(tag => LANGUAGES.find(language => tag.toLowerCase().split('-')[0] === language)).find(found => found !== undefined) ?? 'en'

const languageOf = ({ language }: Preferences): Language => language ?? pickLanguage(navigator.languages)

/** Whether the system asks for more contrast; `first.js` reads it too. */
const moreContrast = (): MediaQueryList => matchMedia('(prefers-contrast: more)')

const applyToPage = (prefs: Preferences): void => {
  const { documentElement } = document
  const language = languageOf(prefs)
  documentElement.lang = language
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest.${language}.webmanifest`)
  if (language !== currentLanguage()) void switchLanguage(language)
  if (prefs.theme === 'system') delete documentElement.dataset['theme']
  else documentElement.dataset['theme'] = prefs.theme
  const isHigh = prefs.contrast === 'high' || (prefs.contrast === 'automatic' && moreContrast().matches)
  if (isHigh) documentElement.dataset['contrast'] = 'high'
  else delete documentElement.dataset['contrast']
}

export const setPrefs = (change: Partial<Preferences>): void => {
  usePrefs.setState(change)
  write(usePrefs.getState())
  applyToPage(usePrefs.getState())
}

const MAX_SEALS = 50

const keepSeals = (seals: Preferences['seals']): void => {
  usePrefs.setState({ seals })
  write(usePrefs.getState())
}

/** Remembers this browser's part of a shuffle and the commitment it saw; the oldest are dropped. */
export const rememberSeal = (match: string, contribution: string, commitment: string | null): void => {
  const { seals } = usePrefs.getState()
  keepSeals(Object.fromEntries([...Object.entries(seals), [match, { contribution, commitment }]].slice(-MAX_SEALS)))
}

/** Remembers the newest head of a match that this browser plays. */
export const rememberHead = (match: string, head: ChainHead): void => {
  const { seals } = usePrefs.getState()
  const seal = seals[match]
  if (seal !== undefined && head.version > (seal.head?.version ?? -1)) keepSeals({ ...seals, [match]: { ...seal, head } })
}

/** Whether the commitment of a table differs from the one that this browser saw before. A server never has a reason to change it. */
export const isOtherCommitment = (kept: Preferences['seals'][string] | undefined, commitment: string): boolean =>
  kept !== undefined && kept.commitment !== commitment

/**
 * This browser's part of a shuffle, made once and kept before it is sent: otherwise a server could refuse the seat until it likes the bytes. With another commitment
 * for the same table it could do the same, so this browser takes no seat there.
 */
export const sealFor = (match: string, commitment: string): { readonly contribution: string; readonly commitment: string } => {
  const kept = usePrefs.getState().seals[match]
  if (isOtherCommitment(kept, commitment)) throw new ApiProblem('other-commitment')
  if (kept !== undefined) return { contribution: kept.contribution, commitment }
  const contribution = randomHex()
  rememberSeal(match, contribution, commitment)
  return { contribution, commitment }
}

/** Deletes all preferences from this browser. */
export const forgetPrefs = (): void => {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // nothing was stored
  }
  usePrefs.setState(read(), true)
  applyToPage(usePrefs.getState())
}

/** Loads the language, applies the preferences and follows changes made in other tabs and in the system. */
export const startPrefs = async (): Promise<void> => {
  await switchLanguage(languageOf(usePrefs.getState()))
  applyToPage(usePrefs.getState())
  moreContrast().addEventListener('change', () => applyToPage(usePrefs.getState()))
  addEventListener('storage', ({ key }) => {
    if (key !== KEY && key !== null) return
    usePrefs.setState(read(), true)
    applyToPage(usePrefs.getState())
  })
}
