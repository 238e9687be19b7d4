/** Cards in play as text: `(reef.1)+2?*` in a lane, `>sloop.1/n1+1[doug-doubloon.1/c1!]` in the fleet. */
import type { Crew, Hazard, Investment, Piece, SeenBy, Ship } from './types.ts'

const coinsText = (coins: number): string => (coins === 0 ? '' : `+${coins}`)
const SEEN: Readonly<Record<SeenBy, string>> = { crown: '', both: '?', all: '??' }

const printLying = ({ card, up, coins, seenBy }: { card: Piece; up: boolean; coins: number; seenBy: SeenBy }): string =>
  up ? `${card}${coinsText(coins)}` : `(${card})${coinsText(coins)}${SEEN[seenBy]}`

export const printHazard = (hazard: Hazard<Piece>): string => `${printLying(hazard)}${hazard.since ? '*' : ''}`
export const printInvestment = (investment: Investment<Piece> | null): string =>
  investment === null ? '-' : `${printLying(investment)}${investment.due ? '!' : ''}`

const usedText = ({ navigation, combat }: Pick<Crew, 'navigation' | 'combat'>): string =>
  `${navigation === 0 ? '' : `/n${navigation}`}${combat === 0 ? '' : `/c${combat}`}`
const printCrew = (crew: Crew): string => `${crew.card}${usedText(crew)}${crew.due ? '!' : ''}`

export const printShip = (ship: Ship): string => {
  const crew = ship.crew.length === 0 ? '' : `[${ship.crew.map(printCrew).join(' ')}]`
  return `${ship.raiding ? '>' : ''}${ship.card}${usedText(ship)}${coinsText(ship.coins)}${crew}`
}

const parseLying = (text: string): { card: Piece; up: boolean; coins: number; seenBy: SeenBy; marks: string } => {
  const [, open, card, , coins, seen, marks] = /^(\()?([a-z][a-z.\d-]*)(\))?(?:\+(\d+))?(\?{0,2})([*!]?)$/.exec(text) ?? []
  if (card === undefined) throw new RangeError(`no card: ${text}`)
  const up = open === undefined
  const seenBy: SeenBy = up || seen === '??' ? 'all' : seen === '?' ? 'both' : 'crown'
  return { card, up, coins: Number(coins ?? 0), seenBy, marks: marks ?? '' }
}

export const parseHazard = (text: string): Hazard<Piece> => {
  const { card, up, coins, seenBy, marks } = parseLying(text)
  return { card, up, coins, seenBy, since: marks === '*' }
}
export const parseInvestment = (text: string): Investment<Piece> | null => {
  if (text === '-') return null
  const { card, up, coins, seenBy, marks } = parseLying(text)
  return { card, up, coins, seenBy, due: marks === '!' }
}

const usedOf = (text: string, skill: string): number => Number(new RegExp(`/${skill}(\\d+)`).exec(text)?.[1] ?? 0)
const parseCrew = (text: string): Crew => {
  const [card = ''] = /^[a-z][a-z.\d-]*/.exec(text) ?? []
  return { card, navigation: usedOf(text, 'n'), combat: usedOf(text, 'c'), due: text.endsWith('!') }
}

export const parseShip = (text: string): Ship => {
  const [, raiding, card, used = '', coins, crew = ''] =
    /^(>)?([a-z][a-z.\d-]*)((?:\/[nc]\d+)*)(?:\+(\d+))?(?:\[([^\]]*)\])?$/.exec(text) ?? []
  if (card === undefined) throw new RangeError(`no ship: ${text}`)
  return {
    card,
    coins: Number(coins ?? 0),
    raiding: raiding !== undefined,
    navigation: usedOf(used, 'n'),
    combat: usedOf(used, 'c'),
    crew: crew
      .split(' ')
      .filter(word => word !== '')
      .map(parseCrew),
  }
}
