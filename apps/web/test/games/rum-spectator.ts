/** A spectator of a whole match of RUM: records every message and the page, and compares them afterwards with what was hidden at that time. */
import { parseJournal, replay } from '@tortuga/kit'
import type { Frame, Journal } from '@tortuga/kit'
import { parseJson, serverMessageSchema } from '@tortuga/wire'
import type { ServerMessage } from '@tortuga/wire'
import { deckOf, rum } from '@tortuga/rum/rules'
import type { Face, RumTypes, View } from '@tortuga/rum/rules'
import type { Page } from 'playwright-core'
import { en } from '../../../../games/rum/web/text/en/index.ts'
import type { Dye } from '../../../../games/rum/web/art/ink.ts'
import type { TestClient } from '../../../server/test/test-client.ts'
import { until } from '../support/play.ts'

type Update = ServerMessage & { readonly type: 'update' }
/** The page at one moment; `version` is the one that the table shows, which may lag behind the newest message. */
export type SpectatorPicture = { readonly version: number; readonly page: string; readonly table: string }
type Onlooker = {
  readonly heard: readonly ServerMessage[]
  readonly pictures: readonly SpectatorPicture[]
  /** Waits for this version and records the page. */
  readonly look: (version: number) => Promise<void>
}

/** `table` selects the game's table. Pieces that it shows as lost are not on it: their faces were public, even if they are hidden again. */
export const takePicture = async (page: Page, table: string): Promise<SpectatorPicture> =>
  (await page.evaluate(`(() => {
    const copy = document.querySelector('${table}')?.cloneNode(true)
    for (const lost of copy?.querySelectorAll('[data-gone="true"]') ?? []) lost.remove()
    return {
      version: Number(document.querySelector('main.table').dataset.version),
      page: document.documentElement.outerHTML,
      table: copy?.outerHTML ?? '',
    }
  })()`)) as SpectatorPicture

/** Call it before the page opens the table. */
export const lookThrough = (page: Page): Onlooker => {
  const heard: ServerMessage[] = []
  const pictures: SpectatorPicture[] = []
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(parseJson(serverMessageSchema, String(payload)))))
  return {
    heard,
    pictures,
    look: async version => {
      await until(`version ${version} to be heard`, () =>
        Promise.resolve(heard.some(message => message.type === 'update' && message.version >= version)),
      )
      pictures.push(await takePicture(page, '.rum'))
    },
  }
}

/** Plays to the end, sets as often as draws; `between` is called after each move with the version it made. */
export const playToEnd = async (players: readonly TestClient[], between: (version: number) => Promise<void>): Promise<void> => {
  const newest = (player: TestClient): Update | null => player.newest('update')
  const isAsked = (player: TestClient): boolean => typeof newest(player)?.question === 'number'
  for (let turn = 0; turn < 500; turn += 1) {
    const [first] = players
    await first?.until(() => players.some(player => isAsked(player) || newest(player)?.over === true), 'a question')
    if (players.some(player => newest(player)?.over === true)) return
    const asked = players.find(isAsked)
    const moves = [...rum.moves(newest(asked as TestClient)?.view as View)]
    const plays = moves.filter(({ type }) => type === 'play')
    const choice = plays.length > 0 && turn % 4 > 1 ? plays : moves.filter(({ type }) => type !== 'play')
    const answer = await asked?.move(choice[(turn * 7) % choice.length])
    if (answer?.type !== 'done') throw new Error(`not done: ${JSON.stringify(answer)}`)
    await Promise.all(players.map(player => player.reaches(answer.version)))
    await between(answer.version)
  }
  throw new Error('no end')
}

/** Every name of a card: its face, its name on the table, its name in the log. */
const wordsFor = (frame: Frame<RumTypes>, face: Face): readonly string[] => {
  const deck = deckOf(frame.match.state.options.deck)
  const card = deck.cards.get(face)
  if (card === undefined) return [] // the parrot, of whom all may speak
  const [double, single] = [deck.colours[card.double] as Dye, deck.colours[card.single] as Dye]
  const [two, one] = [{ dye: double, count: 2 } as const, { dye: single, count: 1 } as const]
  return [face, en.card(two, one), en.card(one, two), `2 ${double} / 1 ${single}`]
}

const hiddenAt = ({ match }: Frame<RumTypes>): readonly Face[] =>
  rum.secrets.hiddenFrom(match.state, 'table').flat().map(rum.secrets.faceOf)
const shownAt = ({ events }: Frame<RumTypes>): readonly Face[] => events.flatMap(event => rum.secrets.shownBy(event, 'table'))
const namesIn = (value: unknown, faces: readonly Face[]): readonly Face[] => {
  const text = JSON.stringify(value)
  return faces.filter(face => text.includes(`"${face}"`))
}

type Findings = { readonly leaks: readonly string[]; readonly updates: number; readonly named: number }

/** What was revealed too early. `named` counts open cards that were found, as proof that the search works. */
export const findLeaks = ({ heard, pictures }: Onlooker, journal: Journal): Findings => {
  const { frames, fault } = replay(rum, journal)
  const [setup] = frames
  if (fault !== null || setup === undefined) throw new Error(`no replay: ${JSON.stringify(fault)}`)
  const frameAt = (version: number): Frame<RumTypes> => frames.find(frame => frame.version === version) ?? setup
  const all = [...deckOf(setup.match.state.options.deck).cards.keys()]
  const leaks: string[] = []

  const updates = heard.filter(message => message.type === 'update')
  for (const { version, view, shown } of updates) {
    leaks.push(...namesIn(view, hiddenAt(frameAt(version))).map(face => `view ${version}: ${face}`))
    for (const one of shown) {
      // Events may name what the table knew before or knows after them, and what they show for a moment.
      const open = shownAt(frameAt(one.version))
      const before = one.version === 0 ? all : hiddenAt(frameAt(one.version - 1))
      const after = hiddenAt(frameAt(one.version))
      const secret = before.filter(face => after.includes(face) && !open.includes(face))
      leaks.push(...namesIn(one, secret).map(face => `events ${one.version}: ${face}`))
    }
  }
  const others = heard.filter(({ type }) => type !== 'update')
  leaks.push(...namesIn(others, all).map(face => `beside the updates: ${face}`))

  let named = 0
  for (const [index, { version, page, table }] of pictures.entries()) {
    const before = hiddenAt(frameAt(pictures[index - 1]?.version ?? version))
    const hidden = hiddenAt(frameAt(version)).filter(face => before.includes(face))
    const past = frames.filter(frame => frame.version <= version)
    const neverSeen = all.filter(face => past.every(frame => hiddenAt(frame).includes(face) && !shownAt(frame).includes(face)))
    for (const face of all) {
      const words = wordsFor(setup, face)
      const isOnTable = words.some(word => table.includes(word))
      if (hidden.includes(face) && isOnTable) leaks.push(`table ${version}: ${face}`)
      if (neverSeen.includes(face) && words.some(word => page.includes(word))) leaks.push(`page ${version}: ${face}`)
      named += Number(isOnTable)
    }
    if (/data-card=|rum-shelf|Your hand/.test(page)) leaks.push(`page ${version}: a hand of its own`)
  }
  return { leaks, updates: updates.length, named }
}

export const readJournal = (text: string): Journal => {
  const read = parseJournal(text)
  if (!read.ok) throw new Error(`no journal: ${read.problem}`)
  return read.journal
}
