/** Formats figures and names in one language, with the game's own terms. */
import type { Language, LensNames } from '@tortuga/kit'
import { unreachable } from '@tortuga/kit'
import type { CliGame } from '../../games/registered-game.ts'
import type { Interval } from '../stats/estimates.ts'
import { LAB_TEXTS } from '../text/index.ts'
import type { ReportTexts } from '../text/index.ts'
import type { SeatGrouping, FigureSubject } from '../analysis/observations.ts'

export type ReportWording = {
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
  readonly who: (by: SeatGrouping | null, group: string) => string
  readonly subject: (subject: FigureSubject) => string
  readonly ending: (name: string) => string
  readonly side: (name: string) => string
  readonly card: (face: string, options: unknown) => string
}

/** Capitalizes the first letter. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export type EvenVerdict = 'above' | 'below' | 'even'
/** Whether a share is significantly above or below the even share. */
export const compareWithEven = ({ low, high }: Interval, even: number): EvenVerdict =>
  low > even ? 'above' : high < even ? 'below' : 'even'

/** Looks up a name of the game's lens; without a name it is the key itself. */
const namesOf =
  ({ lens }: CliGame, language: Language): ((kind: keyof LensNames, key: string) => string) =>
  (kind, key) =>
    lens.names[language][kind][key] ?? key

export const wordingIn = (language: Language, entry: CliGame): ReportWording => {
  const texts = LAB_TEXTS[language].report
  const nameOf = namesOf(entry, language)
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
  const range = (print: (value: number) => string, { low, high }: Interval): string => `${print(low)}–${print(high)}`
  const spaced = (print: (value: number) => string, { low, high }: Interval): string => `${print(low)} … ${print(high)}`
  const percentNumber = (share: number): string => one.format(100 * share)
  const changeNumber = (share: number): string => minus(plusOne.format(100 * share))
  const points = texts.percentagePoints

  const who = (by: SeatGrouping | null, group: string): string => {
    switch (by) {
      case 'seat':
        return texts.seat(Number(group) + 1)
      case 'order':
        return texts.order(Number(group) + 1)
      case 'side':
        return nameOf('sides', group)
      case 'bot':
        return group
      case null:
        return texts.everybody
      default:
        return unreachable(by)
    }
  }
  const subject = (about: FigureSubject): string => {
    switch (about.type) {
      case 'wins':
        return texts.winsOf(who(about.by, about.group))
      case 'score':
        return texts.scoreOf(who(about.by, about.group))
      case 'ending':
        return texts.endsBy(nameOf('endings', about.name))
      case 'count':
        return nameOf('counts', about.name)
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
    ending: name => nameOf('endings', name),
    side: name => nameOf('sides', name),
    card: (face, options) => entry.lens.faceName(face, options, language),
  }
}
