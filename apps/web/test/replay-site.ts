/** Finished matches for replays, and a comparison of the drawn page with the game's own views. */
import { parseJournal, replay } from '@tortuga/kit'
import type { Frame, Seat, Viewer } from '@tortuga/kit'
import { deckOf, rum } from '@tortuga/rum/rules'
import type { Face, RumTypes } from '@tortuga/rum/rules'
import type { Page } from 'playwright-core'
import { en as rumWords } from '../../../games/rum/web/text/en/index.ts'
import type { Dye } from '../../../games/rum/web/art/ink.ts'
import type { TestClient } from '../../server/test/test-client.ts'
import type { TestServer } from '../../server/test/test-server.ts'
import { playToEnd } from './games/rum-spectator.ts'
import { until } from './support/play.ts'
import { openTableSite } from './support/site.ts'
import { en } from './support/texts.ts'

export type Frames = readonly Frame<RumTypes>[]

export const framesOf = (text: string): Frames => {
  const read = parseJournal(text)
  if (!read.ok) throw new Error(`no journal: ${read.problem}`)
  const { frames, fault } = replay(rum, read.journal)
  if (fault !== null) throw new Error(`no replay: ${JSON.stringify(fault)}`)
  return frames
}

const everybody = (players: readonly TestClient[], version: number): Promise<unknown> =>
  Promise.all(players.map(player => player.reaches(version)))

/** The first player proposes, all others agree. */
const agree = async (
  players: readonly TestClient[],
  proposal: Parameters<TestClient['ask']>[0] & { readonly type: 'propose' },
): Promise<void> => {
  const [first, ...others] = players
  const answer = await first?.ask(proposal)
  if (answer?.type !== 'done') throw new Error(`not proposed: ${JSON.stringify(answer)}`)
  await everybody(players, answer.version)
  const asked = first?.newest('update')?.proposal?.asks ?? []
  for (const [index, player] of others.entries())
    if (asked.includes(index + 1)) await player.ask({ type: 'vote', proposal: answer.version, agree: true })
  await everybody(players, answer.version + asked.length + 1)
}

/** A finished match of three on the server: a move is undone by agreement, and a bot plays for a player who leaves and comes back. */
const playEventful = async (server: TestServer): Promise<{ readonly id: string; readonly text: string }> => {
  const { id, guests, players } = await server.seatAll({ game: 'rum', clock: { type: 'bank', seconds: 300, increment: 5 } }, [
    'Ola',
    'Jan',
    'Ewa',
  ])
  const version = (): number => players[0]?.newest('update')?.version ?? 0
  let moves = 0
  await playToEnd(players, async () => {
    moves += 1
    if (moves === 4) await agree(players, { type: 'propose', version: version(), proposal: { type: 'undo', back: 2 } })
    if (moves !== 7) return
    await guests[2]?.api('DELETE', `/api/matches/${id}/seats/mine`)
    await agree(players, { type: 'propose', version: version(), proposal: { type: 'bot', seat: 2, level: 'cabin-boy' } })
    await guests[2]?.api('POST', `/api/matches/${id}/seats/mine`)
    await players[0]?.until(() => players[0]?.newest('update')?.players[2]?.bot === null, 'Ewa to be back')
    await everybody(players, version())
  })
  const { text } = await server.api('GET', `/api/matches/${id}/journal`)
  return { id, text }
}

/** Opens the page at this version and viewer. */
export const reachShown = (page: Page, version: number, viewer: Viewer): Promise<void> =>
  until(
    `version ${version} through ${viewer}`,
    async () => (await page.locator('.replay').getAttribute('data-shown')) === `${version} ${viewer}`,
  )

export const openReplay = async (page: Page, id: string, version: number, viewer: Viewer): Promise<void> => {
  await page.goto(`/r/${id}?v=${version}&eyes=${viewer}`)
  await reachShown(page, version, viewer)
}

/** Chooses a journal on the page that opens files. */
export const chooseFile = (page: Page, text: string | Buffer, { replay: { file } }: Pick<typeof en, 'replay'> = en): Promise<void> =>
  page.getByLabel(file.choose).setInputFiles({ name: 'some.journal', mimeType: 'text/plain', buffer: Buffer.from(text) })

/** Opens a journal through the file input. */
export const openFile = async (page: Page, text: string | Buffer): Promise<void> => {
  await page.goto('/r/file')
  await chooseFile(page, text)
}

export const logOf = (page: Page): Promise<string[]> => page.locator('.replay-log li').allInnerTexts()

const ROWS = `[...document.querySelectorAll('.check-list li')].map(row => [row.dataset.check, row.className + ': ' + row.querySelector('p').textContent])`

/** The result and text of each check in the dialog. */
export const readCheck = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  await page.getByRole('dialog').locator('.check-list li').first().waitFor()
  const rows: readonly (readonly [string, string])[] = await page.evaluate(ROWS)
  return Object.fromEntries(rows)
}

/** The names of a card on the table, with either side up. */
const namesOf = (frame: Frame<RumTypes>, face: Face): readonly [two: string, one: string, said: string] => {
  const deck = deckOf(frame.match.state.options.deck)
  const card = deck.cards.get(face)
  if (card === undefined) return [rumWords.parrot, rumWords.parrot, rumWords.parrot]
  const [double, single] = [deck.colours[card.double] as Dye, deck.colours[card.single] as Dye]
  const [two, one] = [{ dye: double, count: 2 } as const, { dye: single, count: 1 } as const]
  return [rumWords.card(two, one), rumWords.card(one, two), `2 ${double} / 1 ${single}`]
}

const hiddenFrom = ({ match }: Frame<RumTypes>, viewer: Viewer): readonly Face[] =>
  rum.secrets.hiddenFrom(match.state, viewer).flat().map(rum.secrets.faceOf)

/** The version at which a viewer first saw each face. */
const firstSeen = (frames: Frames, viewer: Viewer): ReadonlyMap<Face, number> => {
  const seen = new Map<Face, number>()
  for (const frame of frames) {
    const hidden = new Set(hiddenFrom(frame, viewer))
    const open = rum.secrets
      .pieces(frame.match.state)
      .map(rum.secrets.faceOf)
      .filter(face => !hidden.has(face))
    const shown = frame.events.flatMap(event => rum.secrets.shownBy(event, viewer))
    for (const face of [...open, ...shown]) seen.set(face, Math.min(frame.version, seen.get(face) ?? frame.version))
  }
  return seen
}

/** What the page shows: the viewer's hand, the known cards of the others by seat, the beach, and the whole text. */
const READ = `(() => {
  const labels = (root, selector) => [...root.querySelectorAll(selector)].map(one => one.getAttribute('aria-label'))
  return {
    hand: [...document.querySelectorAll('.rum-hand [data-card]')].map(one => one.dataset.place.slice('card-'.length)),
    hands: [...document.querySelectorAll('.rum-seat .rum-minis')].map(one => labels(one, '[role=img]')),
    beach: labels(document, '.rum-slot .rum-place'),
    table: document.querySelector('.rum').outerHTML,
    page: document.documentElement.outerHTML,
  }
})()`
type Drawn = {
  readonly hand: readonly string[]
  readonly hands: readonly (readonly string[])[]
  readonly beach: readonly string[]
  readonly table: string
  readonly page: string
}

const sorted = (list: readonly string[]): string => [...list].toSorted().join(' | ')

/** Differences between the page and the game's own view: missing, wrong or leaked cards, one line each. */
export const findWrong = async (page: Page, frames: Frames, version: number, viewer: Viewer): Promise<readonly string[]> => {
  const frame = frames[version]
  if (frame === undefined) return [`no frame ${version}`]
  const drawn = (await page.evaluate(READ)) as Drawn
  const view = rum.view(frame.match.state, viewer)
  const wrong: string[] = []
  const same = (what: string, is: readonly string[], shouldBe: readonly string[]): void => {
    if (sorted(is) !== sorted(shouldBe)) wrong.push(`${version} ${viewer} ${what}: ${sorted(is)} instead of ${sorted(shouldBe)}`)
  }
  const two = (face: Face): string => namesOf(frame, face)[0]
  same('hand', drawn.hand, view.hand)
  const seats = view.handSizes.map((_, seat): Seat => seat)
  const others = typeof viewer === 'number' ? seats.slice(1).map(step => (viewer + step) % seats.length) : seats
  for (const [place, seat] of others.entries()) {
    const shown = view.hands?.[seat] ?? view.known[seat] ?? []
    const words = view.hands === null ? shown.map(face => rumWords.known(two(face))) : shown.map(two)
    same(`cards of ${seat}`, drawn.hands[place] ?? [], words)
  }
  for (const [slot, place] of view.beach.entries()) {
    const what = place.type === 'empty' ? rumWords.slotEmpty : place.card === null ? rumWords.faceDown : namesOf(frame, place.card)[1]
    if (!(drawn.beach[slot] ?? '').startsWith(rumWords.slot(slot + 1, what)))
      wrong.push(`${version} ${viewer} slot ${slot}: ${drawn.beach[slot]}`)
  }
  const seen = firstSeen(frames, viewer)
  const all = [...deckOf(frame.match.state.options.deck).cards.keys()]
  for (const face of all) {
    const isNamed = JSON.stringify(view).includes(`"${face}"`)
    const isIn = (text: string): boolean => namesOf(frame, face).some(name => text.includes(name)) || text.includes(`card-${face}"`)
    if (!isNamed && isIn(drawn.table)) wrong.push(`${version} ${viewer} leaks at the table: ${face}`)
    if ((seen.get(face) ?? Infinity) > version && isIn(drawn.page)) wrong.push(`${version} ${viewer} leaks on the page: ${face}`)
  }
  return wrong
}

/** A site with a finished, eventful match. */
export const openEventfulSite = async () => {
  const site = await openTableSite()
  const match = await playEventful(site.server)
  const frames = framesOf(match.text)
  return { ...site, match, frames, last: frames.length - 1 }
}

/** The text with one byte changed in the given line, from 1. */
export const changeByte = (text: string, line: number, change: readonly [from: string, to: string]): string => {
  const changed = text
    .split('\n')
    .map((one, index) => (index === line - 1 ? one.replace(...change) : one))
    .join('\n')
  const [before, after] = [Buffer.from(text), Buffer.from(changed)]
  const differing = before.filter((byte, index) => byte !== after[index]).length
  if (before.length !== after.length || differing !== 1) throw new Error(`${differing} bytes differ`)
  return changed
}
