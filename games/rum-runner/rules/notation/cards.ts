/** Cards in play as text: `(reef.1)+2?*` in a lane, `>sloop.1/n1+1[doug-doubloon.1/c1!]` in the fleet. */
import type { CrewMember, Hazard, Investment, Piece, Ship, Visibility } from '../data/types.ts'

const coinsText = (coins: number): string => (coins === 0 ? '' : `+${coins}`)
const KNOWN: Readonly<Record<Visibility, string>> = { up: '', hidden: '', seen: '?', shown: '??' }

type CrownCardInPlay = Investment<Piece>
const printCrownCard = ({ card, visibility, coins }: CrownCardInPlay): string =>
  `${visibility === 'up' ? card : `(${card})`}${coinsText(coins)}${KNOWN[visibility]}`

export const printHazard = (hazard: Hazard<Piece>): string => `${printCrownCard(hazard)}${hazard.since ? '*' : ''}`
export const printInvestment = (investment: Investment<Piece> | null): string => (investment === null ? '-' : printCrownCard(investment))

const usedText = ({ navigation, combat }: Pick<CrewMember, 'navigation' | 'combat'>): string =>
  `${navigation === 0 ? '' : `/n${navigation}`}${combat === 0 ? '' : `/c${combat}`}`
const printCrew = (crew: CrewMember): string => `${crew.card}${usedText(crew)}${crew.due ? '!' : ''}`

export const printShip = (ship: Ship): string => {
  const crew = ship.crew.length === 0 ? '' : `[${ship.crew.map(printCrew).join(' ')}]`
  return `${ship.raiding ? '>' : ''}${ship.card}${usedText(ship)}${coinsText(ship.coins)}${crew}`
}

const parseCrownCard = (text: string): Hazard<Piece> => {
  const [, open, card, , coins, known, since] = /^(\()?([a-z][a-z.\d-]*)(\))?(?:\+(\d+))?(\?{0,2})(\*?)$/.exec(text) ?? []
  if (card === undefined) throw new RangeError(`not a card: ${text}`)
  const visibility = open === undefined ? 'up' : known === '??' ? 'shown' : known === '?' ? 'seen' : 'hidden'
  return { card, visibility, coins: Number(coins ?? 0), since: since === '*' }
}

export const parseHazard = parseCrownCard
export const parseInvestment = (text: string): Investment<Piece> | null => {
  if (text === '-') return null
  const { card, visibility, coins } = parseCrownCard(text)
  return { card, visibility, coins }
}

const usedOf = (text: string, skill: string): number => Number(new RegExp(`/${skill}(\\d+)`).exec(text)?.[1] ?? 0)
const parseCrew = (text: string): CrewMember => {
  const [card = ''] = /^[a-z][a-z.\d-]*/.exec(text) ?? []
  return { card, navigation: usedOf(text, 'n'), combat: usedOf(text, 'c'), due: text.endsWith('!') }
}

export const parseShip = (text: string): Ship => {
  const [, raiding, card, used = '', coins, crew = ''] =
    /^(>)?([a-z][a-z.\d-]*)((?:\/[nc]\d+)*)(?:\+(\d+))?(?:\[([^\]]*)\])?$/.exec(text) ?? []
  if (card === undefined) throw new RangeError(`not a ship: ${text}`)
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
