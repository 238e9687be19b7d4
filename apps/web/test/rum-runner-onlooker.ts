/** Somebody who watches a whole match of Rum Runner: all that reaches them is kept, and held afterwards against what the table had hidden at that time. */
import { replay } from '@tortuga/kit'
import type { Frame, Journal } from '@tortuga/kit'
import type { FromServer } from '@tortuga/room'
import { cardsOf, rumRunner } from '@tortuga/rum-runner/rules'
import type { Face, RunnerTypes } from '@tortuga/rum-runner/rules'
import { texts } from '@tortuga/rum-runner/text'
import type { Page } from 'playwright-core'
import { listen } from './rum-runner.ts'
import { until } from './play.ts'

type Picture = { readonly version: number; readonly page: string; readonly table: string }
export type Onlooker = {
  readonly heard: readonly FromServer[]
  readonly pictures: readonly Picture[]
  /** Waits for this version and keeps the page as it stands then. */
  readonly look: (version: number) => Promise<void>
}

/** To be called before the page goes to the table. */
export const lookThrough = (page: Page): Onlooker => {
  const { heard, newest } = listen(page)
  const pictures: Picture[] = []
  return {
    heard,
    pictures,
    look: async version => {
      await until(`version ${version} to be heard`, () => Promise.resolve((newest()?.version ?? -1) >= version))
      const [html = '', table = ''] = (await page.evaluate(
        `[document.documentElement.outerHTML, document.querySelector('.rr')?.outerHTML ?? '']`,
      )) as string[]
      pictures.push({ version: newest()?.version ?? version, page: html, table })
    },
  }
}

const ALL: readonly Face[] = [...new Set([...cardsOf('standard').byName.values()].map(({ face }) => face))]

/** Faces of which no copy is open to the table: whoever names one has been told too much. The starting hazards are known by name, not by place. */
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
/** As the page would write it: its name as a piece of text of its own, or its face in the markup. */
const isNamed = (html: string, face: Face): boolean => {
  const name = texts.en.cards[face]?.name ?? face
  return new RegExp(`[>"; ]${name}[<",;.: ]`).test(html) || html.includes(`"${face}"`) || html.includes(`:${face}#`)
}

type Findings = { readonly leaks: readonly string[]; readonly updates: number; readonly named: number }

/** What was told too early. `named` counts open cards that were seen, so that nobody looks in the wrong place. */
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
      const told = shownAt(frameAt(one.version))
      leaks.push(
        ...namesIn(
          one.events,
          ALL.filter(face => !told.includes(face)),
        ).map(face => `events ${one.version}: ${face}`),
      )
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
      if (secret.includes(face) && isNamed(table, face)) leaks.push(`table ${version}: ${face}`)
      if (neverSeen.includes(face) && isNamed(page, face)) leaks.push(`page ${version}: ${face}`)
      named += Number(isNamed(table, face))
    }
    if (/rr-shelf|Your hand/.test(page)) leaks.push(`page ${version}: a hand of its own`)
  }
  return { leaks, updates: updates.length, named }
}
