/** The result: who stands behind the bar, and what the list says. */
import type { Viewer } from '@tortuga/kit'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { renderMarkup } from '../../../../packages/ui/test/render-table.ts'
import { notation, rum, type RumEnding as EndReason } from '../../rules/index.ts'
import { loadTexts } from '../text/index.ts'
import { RumEnding } from './ending.tsx'

await loadTexts('en')
const STATE = notation.parseState(
  'en | captains: yellow 7 B, blue 5 B, red 4 A | beach: red2-orange1 red2-yellow1 red2-blue1 | A: - | B: - | C: -',
)
const draw = (ending: EndReason | null, viewer: Viewer = 0): string =>
  renderMarkup(
    createElement(RumEnding, {
      view: rum.view({ ...STATE, ending }, viewer),
      language: 'en',
      animate: false,
      name: seat => ['Ola', 'Jan', 'Ewa'][seat] ?? '',
      avatar: () => null,
    }),
  )
const wordsIn = (markup: string): string =>
  markup
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

it('shows the winner’s bar in the middle, also to a player who lost', () => {
  const [scene = '', list = ''] = draw('points').split('<ol')
  expect(wordsIn(scene)).toContain('Jan 7 5 12 points')
  expect(scene.match(/class="rum-raft"/g)).toHaveLength(2)
  expect(wordsIn(`<ol${list}`).trim()).toBe('1 Jan wins 7 yellow, 5 blue 12 points 2 Ola 4 red 4 points 3 Ewa No captains yet 0 points')
})

it('names no winner if the players agreed to end the match', () => {
  expect(draw('clock')).toContain('wins')
  expect(draw(null)).not.toContain('wins')
})

it('draws one bottle for each point on a plate, and hides the picture from screen readers', () => {
  expect(draw('points').match(/class="rum-bottle"/g)).toHaveLength(12)
  expect(draw('points')).toContain('class="rum-scene" aria-hidden="true"')
})
