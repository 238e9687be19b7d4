/** Drawings of cards that have none of their own, made from their kind and figures: a new card needs no drawing. */
import type { ReactElement } from 'react'
import type { Card, LootEffect } from '../../rules/index.ts'
import { art, disc, dot, dots, figure, fine, glyph, h, ink, line, ring, SKIN, STUFF, type Drawings } from './draw.ts'
import { bust, NOSE, smile } from './pirates.ts'
import { cork, label } from './rum.ts'
import { letter, SEALS } from './secrets.ts'
import { worthOf } from './worth.ts'

const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'black'] as const
const SKINS = Object.values(SKIN)

/** A number that depends on the face alone, so that a card always looks the same. */
const seedOf = (face: string): number =>
  Array.from(face, letter => letter.codePointAt(0) ?? 0).reduce((seed, code) => (seed * 31 + code) % 9973, 7)
const colourOf = (seed: number): string => `var(--b-${COLOURS[seed % COLOURS.length] ?? 'red'})`

const worth = (card: Card, x: number, y: number, size: number): ReactElement => {
  const text = worthOf(card) ?? '?'
  return figure(x, y, text.length > 2 ? size * 0.75 : size, text)
}

/** What an effect does, as a sign of about 16×16 around the origin. */
const EFFECT_SIGNS: { readonly [K in LootEffect['type']]: string } = {
  'take-doubloons': 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M0-4v8M-4 0h8',
  'pay-doubloons': 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M-4 0h8',
  'take-parrot': 'M-7 6C-6-2-3-7 3-7c4 0 5 3 4 6l-3 1c-1 5-5 7-11 6zM2-3v.5',
  'add-to-shares': 'M-7-6h6v9h-6zM1-6h6v9H1zM-3 8h6M0 5v6',
  'discard-pirate': 'M-7-7 7 7M7-7-7 7',
  'take-share-card': 'M-5-7H5V7H-5zM0 4v-7M-3 0l3-3 3 3',
  'steal-doubloons': 'M-7 3a5 5 0 1 0 10 0a5 5 0 1 0-10 0M1-6h6v6M7-6 1 0',
  'steal-rum': 'M-5-8h4v4c2 2 3 3 3 6v6h-10V2c0-3 1-4 3-6zM3-6h5M8-6 4-2',
  'exchange-rum': 'M-7-3H6L3-6M7 3H-6l3 3M0-8v.5M0 8v.5',
  'exchange-object': 'M-7-3H6L3-6M7 3H-6l3 3',
  'loser-discards': 'M-6-7h8v10h-8zM3 7l4-4M3 3l4 4',
}
const effectSign = ([effect]: readonly LootEffect[], x: number, y: number): ReactElement =>
  h(
    'g',
    { transform: `translate(${x} ${y})`, color: 'var(--print)' },
    effect === undefined ? dot(0, 0, 2) : glyph(EFFECT_SIGNS[effect.type], 2.2),
  )

const bottle = (card: Card, seed: number): ReactElement =>
  art(
    cork(3, 9),
    ink('M15.5 9h9v9c7 3 10.5 8 10.5 15v21a6 6 0 0 1-6 6H11a6 6 0 0 1-6-6V33c0-7 3.5-12 10.5-15z', colourOf(seed)),
    line('M14.5 14h11'),
    label(43, 20, worth(card, 0, 0.5, 13)),
  )

const amulet = (card: Card, seed: number): ReactElement =>
  art(
    line('M34 8c5 9 12 13 22 13S73 17 78 8'),
    disc(56, 40, 22, 'var(--brass-fill)'),
    disc(56, 40, 16, colourOf(seed)),
    ring(56, 40, 19, { strokeDasharray: '1 4' }),
    h('g', { color: 'var(--paper)' }, worth(card, 56, 41, 17)),
  )

const shield = (card: Card, seed: number): ReactElement =>
  art(
    ink('M30 12c10 1 19-1 26-5 7 4 16 6 26 5 2 22-6 41-26 50C36 53 28 34 30 12z', STUFF.leather),
    ink('M37 18c7 0 13-1 19-4 6 3 12 4 19 4 0 16-6 29-19 36-13-7-19-20-19-36z', colourOf(seed)),
    dots(1.6, [33.5, 17], [78.5, 17], [56, 58]),
    h('g', { color: 'var(--paper)' }, worth(card, 56, 34, 18)),
  )

const scroll = (card: Card): ReactElement =>
  art(
    ink('M32 10h46v44c0 4-3 7-7 7H32z', STUFF.bone),
    ink('M26 16c0-4 2-6 6-6s6 2 6 6v2H26zM32 61c-4 0-6-2-6-6h40c0 4 2 6 5 6z', 'var(--paper)'),
    fine('M44 49h28', { strokeOpacity: 0.55 }),
    effectSign(card.onPlay, 58, 31),
  )

/** A Pirate with a bandana and a flag. */
const pirate = (card: Card, seed: number): ReactElement =>
  bust(
    { coat: colourOf(seed + 3), skin: SKINS[seed % SKINS.length] ?? SKIN.sand },
    art(dots(1.7, [26, 33], [38, 33]), NOSE, smile()),
    ink('M17 27c0-12 6-18 15-18s15 6 15 18c-9-4-21-4-30 0z', colourOf(seed)),
    line('M60 66V14', { strokeWidth: 3 }),
    ink('M61 15h25l-5 11 5 11H61z', 'var(--paper)'),
    effectSign(card.onWin, 71, 26),
  )

export const drawByFigures = (card: Card): ReactElement => {
  const seed = seedOf(card.face)
  const { score, kind } = card
  switch (card.back) {
    case 'rum':
      return bottle(card, seed)
    case 'relic':
      return amulet(card, seed)
    case 'pirate':
      return pirate(card, seed)
    default: {
      if (kind !== 'secret') return kind === 'immediate' ? scroll(card) : shield(card, seed)
      const seals: Drawings = SEALS
      const seal = (score !== null && 'of' in score ? seals[score.of] : undefined) ?? art(dots(1.6, [-5, 0], [0, 0], [5, 0]))
      return art(letter(seal, colourOf(seed)), h('g', { color: 'var(--print)' }, worth(card, 80, 50, 12)))
    }
  }
}
