/**
 * The stage director: plays the beats of a match one after the other. The truth is the newest update; the stage lags behind it. The director
 * knows no clock but its timers, so tests play whole matches in no time.
 */
import type { GameTypes } from '@tortuga/kit'
import { durationOf, planBeats, planDeal, type Beat } from './beats.ts'
import type { Director, DirectorOptions, StageStart, StageUpdate } from './director-types.ts'
import type { BeatPhase, Stage, StageBeat } from './stage.ts'
import { BEAT_KINDS, TEMPO_FACTORS } from './tempo.ts'

/** How long another player's move waits at natural tempo after the pieces of the move before it have come to rest; longer if it takes something from the viewer. */
const REST = { usual: 900, loss: 1400 } as const
/** A backlog above the first is played quickly; above the second, its oldest beats are shown at once. Scenes do not count. */
const BACKLOG = { quick: 6000, skipped: 12_000 } as const
/** How beats shrink when the viewer's clock is running and the stage lags too much. */
const HURRY = 0.25

const isCounted = <T extends GameTypes>({ scene, isHeld }: Beat<T>): boolean => scene === null && !isHeld

/** The time since the pieces of a version came to rest: how much of `REST` has passed. */
type Rest = { readonly version: number; passed: number; cancel(): void }

type Playing<T extends GameTypes> = { readonly beat: Beat<T>; readonly phase: BeatPhase }

const isTold = <T extends GameTypes>({ phase }: Playing<T>): boolean => phase === 'settle' || phase === 'hold'

type ToldStage<T extends GameTypes> = Pick<Stage<T>, 'view' | 'told' | 'cursor'>

/** The stage after everything up to an update has been told. */
const allTold = <T extends GameTypes>({ version, view }: Omit<StageUpdate<T>, 'steps'>): ToldStage<T> => ({
  view,
  told: view,
  cursor: { version, told: null },
})

export const createDirector = <T extends GameTypes>(
  { staging, viewer, timers, tempo, mostLag, holdLimit, show }: DirectorOptions<T>,
  start: StageStart<T>,
): Director<T> => {
  let stage: Stage<T> = { ...allTold(start), newEvents: [], beat: null, isBehind: false }
  let waiting: Beat<T>[] = []
  let current: Playing<T> | null = null
  let cancel: (() => void) | null = null
  let rest: Rest | null = null
  /** Whether the next beat waits for the pieces to rest. */
  let isResting = false
  let isWatched = true
  /** The view and the version after everything that waits. */
  let tail: Omit<StageUpdate<T>, 'steps'> = start

  const write = (change: Partial<Stage<T>>): void => {
    stage = { ...stage, ...change }
    show(stage)
  }
  const after = (ms: number, call: () => void): void => {
    cancel?.()
    cancel = null
    if (ms <= 0) call()
    else
      cancel = timers.after(ms, () => {
        cancel = null
        call()
      })
  }
  const mayHold = (): boolean => mostLag() === null && tempo() !== 'instant'

  /** 0 shows everything up to the next hold at once. */
  const factorNow = (): number => {
    if (!isWatched) return 0
    const left = durationOf([...(current === null ? [] : [current.beat]), ...waiting])
    const most = mostLag()
    const usual = TEMPO_FACTORS[tempo()]
    if (most !== null && left * usual > most) return left * HURRY > most ? 0 : HURRY
    return backlog(usual) > BACKLOG.quick ? Math.min(usual, TEMPO_FACTORS.quick) : usual
  }

  const shownBeat = ({ id, kind, actor, hits, scene, times }: Beat<T>, phase: BeatPhase, factor: number): StageBeat => ({
    id,
    kind,
    actor,
    hits,
    scene,
    phase,
    act: times.act * factor,
    sound: hits === 'loss' ? 'loss' : BEAT_KINDS[kind].sound,
  })

  /** The stage after a beat has been told. */
  const toldBy = ({ version, told, view }: Beat<T>): ToldStage<T> => ({ view, told: view, cursor: { version, told } })

  const endRest = (): void => {
    rest?.cancel()
    rest = null
    isResting = false
  }
  const startRest = (version: number, factor: number): void => {
    rest?.cancel()
    const started: Rest = { version, passed: 0, cancel: () => {} }
    const waitUntil = (ms: number): void => {
      started.cancel = timers.after((ms - started.passed) * factor, () => {
        started.passed = ms
        if (ms < REST.loss) waitUntil(REST.loss)
        if (isResting) goOn()
      })
    }
    waitUntil(REST.usual)
    rest = started
  }
  /** Whether the first beat that waits may begin. The viewer's own moves and the viewer's clock wait for no rest. */
  const isDue = ({ version }: Beat<T>): boolean => {
    if (rest === null || version === rest.version || mostLag() !== null || !isWatched) return true
    const beats = waiting.filter(beat => beat.version === version)
    const actor = beats.find(beat => beat.actor !== null)?.actor ?? null
    const isLoss = beats.some(({ hits }) => hits === 'loss')
    return actor === viewer || rest.passed >= (isLoss ? REST.loss : REST.usual)
  }

  /** Goes on after a beat; with nothing left the stage shows the truth. */
  const goOn = (): void => {
    const [first] = waiting
    isResting = first !== undefined && !isDue(first)
    if (isResting) {
      if (!stage.isBehind) write({ isBehind: true })
      return
    }
    current = null
    if (first !== undefined) next()
    else write({ ...allTold(tail), beat: null, isBehind: false })
  }

  /** Nobody reads a summary that nobody sees, so its time does not run. */
  const limitHold = (): void => {
    const limit = isWatched ? holdLimit() : null
    if (limit !== null) after(limit, goOn)
  }
  const hold = (beat: Beat<T>): void => {
    current = { beat, phase: 'hold' }
    write({ beat: shownBeat(beat, 'hold', 0), isBehind: true })
    limitHold()
  }

  const settle = (beat: Beat<T>, factor: number): void => {
    const isLast = waiting.length === 0
    const isHeld = beat.isHeld && mayHold()
    current = { beat, phase: 'settle' }
    write({
      ...(isLast ? allTold(tail) : toldBy(beat)),
      beat: shownBeat(beat, 'settle', factor),
      isBehind: !isLast || isHeld,
    })
    startRest(beat.version, factor)
    after(beat.times.settle * factor, () => (isHeld ? hold(beat) : goOn()))
  }

  /** Shows all beats up to the first hold at once, or all. */
  const tellUntilHold = (): void => {
    const held = mayHold() ? waiting.findIndex(({ isHeld }) => isHeld) : -1
    const told = held < 0 ? waiting : waiting.slice(0, held + 1)
    waiting = waiting.slice(told.length)
    const last = told.at(-1)
    if (last !== undefined) write({ ...toldBy(last), newEvents: told.flatMap(({ events }) => events), beat: null, isBehind: true })
    if (held >= 0 && last !== undefined) hold(last)
    else goOn()
  }

  /** The same, with the beat that is being played. */
  const tellRest = (): void => {
    if (current !== null && !isTold(current)) waiting.unshift(current.beat)
    current = null
    tellUntilHold()
  }

  const backlog = (factor: number): number => durationOf(waiting.filter(isCounted)) * factor

  /** Beats of a long backlog are dropped, oldest first; the beat that follows tells their log lines with its own. */
  const shortenBacklog = (factor: number): void => {
    if (backlog(factor) <= BACKLOG.skipped) return
    while (backlog(factor) > BACKLOG.quick && waiting[0] !== undefined && isCounted(waiting[0])) waiting.shift()
  }

  const next = (): void => {
    isResting = false
    const factor = factorNow()
    if (factor === 0) {
      tellUntilHold()
      return
    }
    shortenBacklog(factor)
    const beat = waiting.shift()
    if (beat === undefined) return
    current = { beat, phase: 'enter' }
    write({ beat: shownBeat(beat, 'enter', factor), isBehind: true })
    after(beat.times.enter * factor, () => {
      current = { beat, phase: 'act' }
      write({ view: beat.view, newEvents: beat.events, beat: shownBeat(beat, 'act', factor) })
      after(beat.times.act * factor, () => settle(beat, factor))
    })
  }

  const push = ({ version, view, steps }: StageUpdate<T>): void => {
    let planned = tail.view
    const beats: Beat<T>[] = []
    for (const step of steps) {
      beats.push(...planBeats(staging, step, planned, viewer))
      planned = beats.at(-1)?.view ?? planned
    }
    tail = { version, view }
    waiting.push(...beats)
    const isIdle = current === null
    // The viewer's own move does not wait until the last beat has been read.
    const isAtRest = current?.phase === 'settle' && !stage.isBehind && beats[0]?.actor === viewer
    // The viewer's clock may have started behind a hold.
    const isHoldOver = current?.phase === 'hold' && !mayHold()
    if (isIdle && waiting.length === 0) write(allTold(tail))
    else if (isHoldOver || isResting || isIdle) {
      cancel?.()
      cancel = null
      goOn()
    } else if (isAtRest) {
      cancel?.()
      next()
    } else write({ isBehind: true })
  }

  /** Ends what is being played. */
  const interrupt = (): void => {
    cancel?.()
    cancel = null
    endRest()
  }
  const clear = (): void => {
    interrupt()
    waiting = []
    current = null
  }
  show(stage)
  waiting = [...planDeal(staging, { version: start.version, events: start.deal ?? [] }, start.view, viewer)]
  if (waiting.length > 0) next()
  return {
    push,
    skip: () => {
      if (current === null && !isResting) return
      interrupt()
      if (current !== null && isTold(current) && current.beat.isHeld && stage.isBehind) goOn()
      else tellRest()
    },
    jump: update => {
      clear()
      tail = update
      write({ ...allTold(update), newEvents: [], beat: null, isBehind: false })
    },
    watch: isNow => {
      if (isNow === isWatched) return
      isWatched = isNow
      if (current === null && !isResting) return
      if (current?.phase === 'hold') {
        cancel?.()
        cancel = null
        limitHold()
      } else if (!isWatched) {
        interrupt()
        if (current !== null && isTold(current) && current.beat.isHeld && mayHold()) hold(current.beat)
        else tellRest()
      }
    },
    stop: clear,
  }
}
