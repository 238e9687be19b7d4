/** A client that trusts no line: it keeps the whole log, asks again after every gap, sends again what was not answered, and notes whatever should never be. */
import { PROTOCOL } from '@tortuga/room'
import type { FromClient, FromServer } from '@tortuga/room'
import type { Answer, Request, Told } from '../player.ts'
import { openWildLine } from './weather.ts'
import type { Weather, WildLine } from './weather.ts'
import type { Random } from '@tortuga/kit'

/** What changes the match, and so is answered by `done` for ever. */
export type Changing = Extract<FromClient, { readonly type: 'move' | 'undo' | 'propose' | 'vote' }>
export type Acknowledged = { readonly said: Changing; readonly version: number }

const TICK = 100
const SEND_AGAIN_AFTER = 400
const HELLO_AFTER = 600
const COME_BACK_AFTER = 15

const isChanging = (said: FromClient): said is Changing => ['move', 'undo', 'propose', 'vote'].includes(said.type)

type Pending = { readonly said: FromClient & { readonly id: string }; readonly answered: (answer: Answer) => void; sent: number }

/** `where` gives the address at each new try: another node, perhaps. */
export const follow = (
  where: () => string,
  { name, cookie, weather, random }: { name: string; cookie: string; weather: Weather; random: Random },
) => {
  const log = new Map<number, string>()
  const faults: string[] = []
  const said = new Map<string, Changing>()
  const done = new Map<string, number>()
  const pending = new Map<string, Pending>()
  let line: WildLine | null = null
  let shown: Told<'update'> | null = null
  let welcome: Told<'welcome'> | null = null
  let hasEnded = false
  let spoken = 0
  let opens = 0
  let isBack = false
  let backs = 0
  let backAt = 0
  let next = 0

  const fault = (what: string): void => void (faults.length < 10 && faults.push(`${name}: ${what}`))

  const hello = (): void => {
    spoken = performance.now()
    line?.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, have: shown?.version ?? null }))
  }

  const takeUpdate = (update: Told<'update'>): void => {
    if (!isBack) {
      isBack = true
      backs += 1
      backAt = performance.now()
    }
    const first = update.since === null ? 0 : update.since + 1
    if (update.shown.some(({ version }, index) => version !== first + index) || update.shown.length !== update.version - first + 1)
      fault(`a log with holes: ${update.shown.map(({ version }) => version).join(' ')} after ${update.since} up to ${update.version}`)
    for (const one of update.shown) {
      const text = JSON.stringify(one)
      if ((log.get(one.version) ?? text) !== text) fault(`version ${one.version} was ${log.get(one.version)} and is now ${text}`)
      log.set(one.version, text)
    }
    if (update.since !== null && update.since > (shown?.version ?? -1)) return hello()
    if (shown === null || update.version >= shown.version) shown = update
  }

  const takeAnswer = (answer: Answer & { readonly id: string }): void => {
    const asked = said.get(answer.id)
    if (answer.type === 'done' && asked !== undefined) {
      if ((done.get(answer.id) ?? answer.version) !== answer.version)
        fault(`${answer.id} was done at ${done.get(answer.id)} and at ${answer.version}`)
      done.set(answer.id, answer.version)
    }
    if (answer.type === 'refused' && done.has(answer.id)) fault(`${JSON.stringify(asked)} was done, then refused ${answer.refusal.type}`)
    pending.get(answer.id)?.answered(answer)
    pending.delete(answer.id)
  }

  const hear = (text: string): void => {
    const message = JSON.parse(text) as FromServer
    spoken = performance.now()
    switch (message.type) {
      case 'update':
        return takeUpdate(message)
      case 'welcome':
        if (welcome !== null && welcome.viewer !== message.viewer) fault(`sat at ${welcome.viewer}, then at ${message.viewer}`)
        welcome = message
        return
      case 'done':
      case 'refused':
      case 'moves':
        return takeAnswer(message)
      case 'trouble':
        if (message.code === 'halted') fault('halted')
        if (message.code === 'say-hello') hello()
        else if (message.id !== null && message.code !== 'try-again') takeAnswer({ ...message, id: message.id })
        return
      case 'bye':
        if (message.comeBackIn === null) fault(`sent away: ${message.code}`)
        return
      default:
    }
  }

  const connect = (): void => {
    if (hasEnded) return
    line = openWildLine(
      where(),
      cookie,
      { weather, random },
      {
        opened: () => {
          opens += 1
          hello()
          for (const one of pending.values()) one.sent = 0
        },
        heard: hear,
        closed: () => {
          isBack = false
          setTimeout(connect, COME_BACK_AFTER + random.int(COME_BACK_AFTER))
        },
      },
    )
  }
  connect()
  const ticking = setInterval(() => {
    if (line?.isOpen() !== true) return
    const now = performance.now()
    if (now - spoken > HELLO_AFTER) hello()
    for (const one of pending.values()) {
      if (now - one.sent < SEND_AGAIN_AFTER) continue
      one.sent = now
      line.send(JSON.stringify(one.said))
    }
  }, TICK)

  return {
    name,
    log,
    faults,
    shown: (): Told<'update'> | null => shown,
    welcome: (): Told<'welcome'> | null => welcome,
    opens: (): number => opens,
    /** Whether the match was shown since the line was last opened, how often that was so, and when last. */
    isBack: (): boolean => isBack,
    backs: (): number => backs,
    backAt: (): number => backAt,
    acknowledged: (): readonly Acknowledged[] =>
      [...done].flatMap(([id, version]) => {
        const asked = said.get(id)
        return asked === undefined ? [] : [{ said: asked, version }]
      }),
    /** Sends until it is answered. */
    ask: (request: Request): Promise<Answer> => {
      const id = request.id ?? `${name}-${(next += 1)}`
      const asked = { ...request, id } as FromClient & { readonly id: string }
      if (isChanging(asked)) said.set(id, asked)
      return new Promise(answered => {
        pending.set(id, { said: asked, answered, sent: performance.now() })
        line?.send(JSON.stringify(asked))
      })
    },
    say: (message: FromClient): void => line?.send(JSON.stringify(message)),
    hasEnded: (): boolean => hasEnded,
    /** Where it stands, for whoever looks for a fault. */
    describe: (): string =>
      `${name} at ${shown?.version} asked ${shown?.question} awaits ${shown?.awaited.join()} ${shown?.proposal === null ? '' : 'with a proposal '}${isBack ? 'back' : 'away'}, unanswered: ${[...pending.values()].map(one => JSON.stringify(one.said)).join(' ')}`,
    end: (): void => {
      hasEnded = true
      clearInterval(ticking)
      line?.cut()
    },
  }
}
export type Follower = ReturnType<typeof follow>
