/** Somebody who watches a whole match of RUM: all that reaches them is kept, and held afterwards against what the table had hidden at that time. */
import { parseJournal, replay } from '@tortuga/kit'
import type { Frame, Journal } from '@tortuga/kit'
import type { FromServer } from '@tortuga/room'
import { deckOf, rum } from '@tortuga/rum/rules'
import type { Face, RumTypes, View } from '@tortuga/rum/rules'
import type { Page } from 'playwright-core'
import { en } from '../../../games/rum/web/text/en.ts'
import type { Dye } from '../../../games/rum/web/art/ink.ts'
import type { Player } from '../../server/test/player.ts'
import { until } from './play.ts'

type Update = FromServer & { readonly type: 'update' }
type Picture = { readonly version: number; readonly page: string; readonly table: string }
type Onlooker = {
  readonly heard: readonly FromServer[]
  readonly pictures: readonly Picture[]
  /** Waits for this version and keeps the page as it stands then. */
  readonly look: (version: number) => Promise<void>
}

/** To be called before the page goes to the table. */
export const lookThrough = (page: Page): Onlooker => {
  const heard: FromServer[] = []
  const pictures: Picture[] = []
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)) as FromServer)))
  return {
    heard,
    pictures,
    look: async version => {
      await until(`version ${version} to be heard`, () =>
        Promise.resolve(heard.some(message => message.type === 'update' && message.version >= version)),
      )
      const [html = '', table = ''] = (await page.evaluate(
        `[document.documentElement.outerHTML, document.querySelector('.rum')?.outerHTML ?? '']`,
      )) as string[]
      pictures.push({ version, page: html, table })
    },
  }
}

/** Plays to the end, sets as often as draws; `between` is called after each move with the version it made. */
export const playToEnd = async (players: readonly Player[], between: (version: number) => Promise<void>): Promise<void> => {
  const newest = (player: Player): Update | null => player.newest('update')
  const isAsked = (player: Player): boolean => typeof newest(player)?.question === 'number'
  for (let turn = 0; turn < 500; turn += 1) {
    const [first] = players
    await first?.until(() => players.some(player => isAsked(player) || newest(player)?.over === true), 'a question')
    if (players.some(player => newest(player)?.over === true)) return
    const asked = players.find(isAsked)
    const moves = [...rum.moves(newest(asked as Player)?.view as View)]
    const plays = moves.filter(({ type }) => type === 'play')
    const choice = plays.length > 0 && turn % 4 > 1 ? plays : moves.filter(({ type }) => type !== 'play')
    const answer = await asked?.move(choice[(turn * 7) % choice.length])
    if (answer?.type !== 'done') throw new Error(`not done: ${JSON.stringify(answer)}`)
    await Promise.all(players.map(player => player.reaches(answer.version)))
    await between(answer.version)
  }
  throw new Error('no end')
}

/** Every way a card is called: by its face, as a piece on the table, in a line of the log. */
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

/** What was told too early. `named` counts open cards that were seen, so that nobody looks in the wrong place. */
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
      const open = shownAt(frameAt(one.version))
      leaks.push(
        ...namesIn(
          one,
          all.filter(face => !open.includes(face)),
        ).map(face => `events ${one.version}: ${face}`),
      )
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
