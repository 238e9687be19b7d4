/** A spectator of a whole match of Rum Runner: records every message and the page, and compares them afterwards with what was hidden at that time. */
import { replay } from '@tortuga/kit'
import type { Frame, Journal } from '@tortuga/kit'
import type { ServerMessage } from '@tortuga/wire'
import { cardsOf, rumRunner } from '@tortuga/rum-runner/rules'
import type { Face, RunnerTypes } from '@tortuga/rum-runner/rules'
import { texts } from '@tortuga/rum-runner/text'
import type { Page } from 'playwright-core'
import { listen } from './rum-runner.ts'
import { until } from '../support/play.ts'
import { takePicture } from './rum-spectator.ts'
import type { SpectatorPicture } from './rum-spectator.ts'

export type Onlooker = {
  readonly heard: readonly ServerMessage[]
  readonly pictures: readonly SpectatorPicture[]
  /** Waits for this version and keeps the page as it stands then. */
  readonly look: (version: number) => Promise<void>
}

/** Call it before the page opens the table. */
export const lookThrough = (page: Page): Onlooker => {
  const { heard, newest } = listen(page)
  const pictures: SpectatorPicture[] = []
  return {
    heard,
    pictures,
    look: async version => {
      await until(`version ${version} to be heard`, () => Promise.resolve((newest()?.version ?? -1) >= version))
      pictures.push(await takePicture(page, '.rr'))
    },
  }
}

const ALL: readonly Face[] = [...new Set([...cardsOf('standard').byName.values()].map(({ face }) => face))]

/** Faces of which no copy is visible to the table, so no message may name them. The starting hazards are known by name, not by place. */
const secretAt = ({ match: { state } }: Frame<RunnerTypes>): readonly Face[] => {
  const hidden = new Set(rumRunner.secrets.hiddenFrom(state, 'table').flat())
  const open = new Set(rumRunner.secrets.pieces(state).flatMap(piece => (hidden.has(piece) ? [] : [rumRunner.secrets.faceOf(piece)])))
  return ALL.filter(face => !open.has(face))
}
const shownAt = ({ events }: Frame<RunnerTypes>): readonly Face[] => events.flatMap(event => rumRunner.secrets.shownBy(event, 'table'))
const namesIn = (value: unknown, faces: readonly Face[]): readonly Face[] => {
  const text = JSON.stringify(value)
  return faces.filter(face => text.includes(`"${face}"`))
}
/** How the page would show a card: its name as a separate text, or its face in the markup. */
const whereNamed = (html: string, face: Face): string | null => {
  const name = texts.en.cards[face]?.name ?? face
  const found = new RegExp(`[>"; ]${name}[<",;.: ]|"${face}"|:${face}#`).exec(html)
  return found === null ? null : html.slice(Math.max(0, found.index - 160), found.index + 80)
}
const isNamed = (html: string, face: Face): boolean => whereNamed(html, face) !== null

type Findings = { readonly leaks: readonly string[]; readonly updates: number; readonly named: number }

/** What was revealed too early. `named` counts open cards that were found, as proof that the search works. */
export const findLeaks = ({ heard, pictures }: Pick<Onlooker, 'heard' | 'pictures'>, journal: Journal): Findings => {
  const { frames, fault } = replay(rumRunner, journal)
  const [setup] = frames
  if (fault !== null || setup === undefined) throw new Error(`no replay: ${JSON.stringify(fault)}`)
  const frameAt = (version: number): Frame<RunnerTypes> => frames.findLast(frame => frame.version <= version) ?? setup
  const leaks: string[] = []

  const updates = heard.filter(message => message.type === 'update')
  for (const { version, view, shown, over } of updates) {
    if (over) continue // all is open when it is over
    leaks.push(...namesIn(view, secretAt(frameAt(version))).map(face => `view ${version}: ${face}`))
    for (const one of shown) {
      // Events may name what the table knew before or knows after them, and what they show for a moment.
      const told = shownAt(frameAt(one.version))
      const after = secretAt(frameAt(one.version))
      const secret = secretAt(frameAt(one.version - 1)).filter(face => after.includes(face) && !told.includes(face))
      leaks.push(...namesIn(one.events, secret).map(face => `events ${one.version}: ${face}`))
    }
  }
  let named = 0
  for (const [index, { version, page, table }] of pictures.entries()) {
    const frame = frameAt(version)
    if (rumRunner.outcome(frame.match.state) !== null) continue
    const before = secretAt(frameAt(pictures[index - 1]?.version ?? version))
    const secret = secretAt(frame).filter(face => before.includes(face))
    const past = frames.filter(one => one.version <= version)
    const neverSeen = secret.filter(face => past.every(one => secretAt(one).includes(face) && !shownAt(one).includes(face)))
    for (const face of ALL) {
      if (secret.includes(face) && isNamed(table, face)) leaks.push(`table ${version}: ${face} in ${whereNamed(table, face)}`)
      if (neverSeen.includes(face) && isNamed(page, face)) leaks.push(`page ${version}: ${face} in ${whereNamed(page, face)}`)
      named += Number(isNamed(table, face))
    }
    if (/rr-shelf|Your hand/.test(page)) leaks.push(`page ${version}: a hand of its own`)
  }
  return { leaks, updates: updates.length, named }
}
