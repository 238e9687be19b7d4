/** Makes the moves of lessons at the tables of all games, by any way of pressing. The hint is shown, so the pieces of the move are marked. */
import type { GameTypes } from '@tortuga/kit'
import type { Move as RunnerMove, View as RunnerView } from '@tortuga/rum-runner/rules'
import type { Move as RummikubMove } from '@tortuga/rummikub/rules'
import type { Move as SeaMove } from '@tortuga/sea-of-clouds/rules'
import type { Locator, Page } from 'playwright-core'
import { en as rummikub } from '../../../../games/rummikub/web/text/en/index.ts'
import { typeElement } from '../support/press-element.ts'
import type { PressElement } from '../support/press-element.ts'
import { handsOf, isAskedOnPage, setUp } from './rum-runner.ts'
import { act, newSet } from './rummikub.ts'
import { until } from '../support/play.ts'

type MoveMaker = (page: Page, press: PressElement, view: GameTypes['view'], move: GameTypes['move']) => Promise<void>

type DrawnTile = { readonly id: string; readonly face: string }

const TILES = (within: string): string =>
  `[...document.querySelectorAll('${within} [data-piece]')].map(tile => ({ id: tile.dataset.piece, face: tile.dataset.face ?? '' }))`
const SETS = `[...document.querySelectorAll('.rk-set')].map(set => [...set.querySelectorAll('[data-piece]')].map(tile => ({ id: tile.dataset.piece, face: tile.dataset.face ?? '' })))`

const tile = (page: Page, { id }: DrawnTile): Locator => page.locator(`.rummikub [data-piece="${id}"]`).first()

/** What is left of `wanted` without these, one for one. */
const without = (wanted: readonly string[], faces: readonly string[]): readonly string[] => {
  const left = [...wanted]
  for (const face of faces) {
    const index = left.indexOf(face)
    if (index >= 0) left.splice(index, 1)
  }
  return left
}

const isPart = (faces: readonly string[], wanted: readonly string[]): boolean => without(faces, wanted).length === 0

/** Builds one set: from a set that is a part of it, or from a new one; the other tiles are fetched one by one, from the table first. */
const buildSet = async (page: Page, press: PressElement, wanted: readonly string[], done: Set<string>): Promise<void> => {
  const readSets = async (): Promise<readonly (readonly DrawnTile[])[]> => (await page.evaluate(SETS)) as readonly (readonly DrawnTile[])[]
  const facesOf = (tiles: readonly DrawnTile[]): readonly string[] => tiles.map(({ face }) => face)
  const isFree = (tiles: readonly DrawnTile[]): boolean => tiles.every(({ id }) => !done.has(id))
  let base = (await readSets()).find(set => isFree(set) && isPart(facesOf(set), wanted)) ?? []
  for (const face of without(wanted, facesOf(base))) {
    const sets = await readSets()
    const rack = (await page.evaluate(TILES('[data-zone="rack"]'))) as readonly DrawnTile[]
    const ids = new Set(base.map(({ id }) => id))
    const source = [...sets.flat(), ...rack].find(one => one.face === face && !ids.has(one.id) && !done.has(one.id))
    if (source === undefined) throw new Error(`there is no ${face}`)
    await press(tile(page, source))
    const first = base[0]
    await press(first === undefined ? newSet(page) : tile(page, first))
    const count = base.length
    await until(`${face} to lie in its set`, async () => {
      const now = (await readSets()).find(
        set => set.length > count && facesOf(set).includes(face) && base.every(({ id }) => set.some(one => one.id === id)),
      )
      if (now !== undefined) base = now
      return now !== undefined
    })
  }
  for (const { id } of base) done.add(id)
}

const makeRummikubMove: MoveMaker = async (page, press, _, sent) => {
  const move = sent as RummikubMove
  if (move.type === 'draw') return press(act(page, rummikub.draw))
  if (move.type !== 'play') throw new Error(`a lesson makes no move ${move.type}`)
  const done = new Set<string>()
  for (const { tiles } of move.table) await buildSet(page, press, tiles, done)
  return press(act(page, rummikub.commit))
}

const makeRunnerMove: MoveMaker = async (page, press, view, move) => {
  await isAskedOnPage(page, view as RunnerView)
  const submit = await setUp(handsOf(page, press), view as RunnerView, move as RunnerMove)
  await submit()
}

/** Take and leave are buttons. A card is put first in the order of play: by keys it is lifted and moved, otherwise its new place is pressed. Elsewhere the hinted option is chosen. */
const makeSeaMove: MoveMaker = async (page, press, _, sent) => {
  const move = sent as SeaMove
  const grip = (place: number): Locator => page.locator('.soc .order-grip').nth(place)
  if (move.type === 'play') {
    await press(grip(move.place))
    if (press === typeElement) for (let left = move.place; left > 0; left -= 1) await page.keyboard.press('ArrowLeft')
    else await press(grip(0))
  } else if (move.type !== 'take' && move.type !== 'leave') await press(page.locator('.soc .option[data-mark="hinted"]'))
  return press(page.locator(`.soc .table-acts .btn${move.type === 'leave' ? ':not(.main)' : '.main'}`).first())
}

export const MOVE_MAKERS: Readonly<Record<string, MoveMaker>> = {
  rummikub: makeRummikubMove,
  'rum-runner': makeRunnerMove,
  'sea-of-clouds': makeSeaMove,
}
