/** Figures and names as a reader wants them: in a language, with the game's own words. */
import { unreachable } from '@tortuga/kit'
import type { Registered } from '../../registered.ts'
import type { Language } from '../../language.ts'
import { lensOf } from '../games/index.ts'
import type { Interval } from '../stats/estimates.ts'
import { LAB_TEXTS } from '../text/index.ts'
import type { ReportTexts } from '../text/index.ts'
import type { Grouping, Subject } from './observe.ts'

export type Speech = {
  readonly language: Language
  readonly texts: ReportTexts
  readonly title: string
  readonly percent: (share: number) => string
  readonly percents: (interval: Interval) => string
  /** Percentage points with a sign. */
  readonly change: (share: number) => string
  readonly changes: (interval: Interval) => string
  readonly number: (value: number) => string
  readonly whole: (value: number) => string
  readonly numbers: (interval: Interval) => string
  readonly signed: (value: number) => string
  readonly signedRange: (interval: Interval) => string
  readonly elo: (value: number) => string
  readonly elos: (interval: Interval) => string
  readonly who: (by: Grouping | null, group: string) => string
  readonly subject: (subject: Subject) => string
  readonly ending: (name: string) => string
  readonly side: (name: string) => string
  readonly card: (face: string, options: unknown) => string
}

/** A sentence begins with a capital. */
export const begin = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export type Verdict = 'above' | 'below' | 'even'
/** Whether a share is certainly off the even one. */
export const judge = ({ low, high }: Interval, even: number): Verdict => (low > even ? 'above' : high < even ? 'below' : 'even')

const nameIn = (names: Readonly<Record<string, Readonly<Record<Language, string>>>>, name: string, language: Language): string =>
  names[name]?.[language] ?? name

export const speechIn = (language: Language, entry: Registered): Speech => {
  const texts = LAB_TEXTS[language].report
  const lens = lensOf(entry.game.id)
  const format = (digits: number, sign: 'negative' | 'exceptZero') =>
    new Intl.NumberFormat(language, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      signDisplay: sign,
      useGrouping: 'min2',
    })
  const [one, none, plus, plusOne] = [format(1, 'negative'), format(0, 'negative'), format(0, 'exceptZero'), format(1, 'exceptZero')]
  const minus = (text: string): string => text.replace('-', '−')
  const digits = (value: number): string => minus((Math.abs(value) >= 1000 ? none : one).format(value))
  const range = (say: (value: number) => string, { low, high }: Interval): string => `${say(low)}–${say(high)}`
  const spaced = (say: (value: number) => string, { low, high }: Interval): string => `${say(low)} … ${say(high)}`
  const percentNumber = (share: number): string => one.format(100 * share)
  const changeNumber = (share: number): string => minus(plusOne.format(100 * share))
  const points = language === 'pl' ? 'p.p.' : 'pp'

  const who = (by: Grouping | null, group: string): string => {
    switch (by) {
      case 'seat':
        return texts.seat(Number(group) + 1)
      case 'order':
        return texts.order(Number(group) + 1)
      case 'side':
        return nameIn(lens.sideNames, group, language)
      case 'bot':
        return group
      case null:
        return texts.everybody
      default:
        return unreachable(by)
    }
  }
  const subject = (about: Subject): string => {
    switch (about.type) {
      case 'wins':
        return texts.winsOf(who(about.by, about.group))
      case 'score':
        return texts.scoreOf(who(about.by, about.group))
      case 'ending':
        return texts.endsBy(nameIn(lens.endingNames, about.name, language))
      case 'count':
        return nameIn(lens.countNames, about.name, language)
      case 'length':
      case 'margin':
      case 'shared':
        return texts[about.type]
      default:
        return unreachable(about)
    }
  }
  return {
    language,
    texts,
    title: entry.words[language].title,
    percent: share => `${percentNumber(share)} %`,
    percents: interval => `${range(percentNumber, interval)} %`,
    change: share => `${changeNumber(share)} ${points}`,
    changes: interval => `${spaced(changeNumber, interval)} ${points}`,
    number: digits,
    whole: value => minus(none.format(value)),
    numbers: interval => (interval.low < 0 ? spaced(digits, interval) : range(digits, interval)),
    signed: value => minus((Math.abs(value) >= 20 ? plus : plusOne).format(value)),
    signedRange: interval => spaced(value => minus((Math.abs(value) >= 20 ? plus : plusOne).format(value)), interval),
    elo: value => minus(plus.format(value)),
    elos: interval => spaced(value => minus(plus.format(value)), interval),
    who,
    subject,
    ending: name => nameIn(lens.endingNames, name, language),
    side: name => nameIn(lens.sideNames, name, language),
    card: (face, options) => lens.faceName(face, options)[language],
  }
}
