/** How a match goes on: whatever changes it is stored, acknowledged and shown, be it asked for by a client, a bot or a clock that ran out. */
import { at } from '@tortuga/kit'
import type { Millis } from '@tortuga/kit'
import type { Audience } from './audience.ts'
import { createBotDesk } from './bots.ts'
import type { BotAnswer } from './bots.ts'
import { makeMove, playTimeUp, underOurRules } from './changes.ts'
import { seatsOutOfTime } from './clocks.ts'
import type { Change, Circumstances, Ledger, Result } from './ledger.ts'
import type { Ports } from './ports.ts'

/** Whoever sits at a match that a newer build has gone on with comes back to find that build. */
export const NEWER_COMES_IN: Millis = 5000

export type Course = ReturnType<typeof createCourse>

/** The course of one match on this node. What bots answer waits its turn by `enqueue`, like everything else. */
export const createCourse = (
  ports: Ports,
  id: string,
  ledger: Ledger,
  audience: Audience,
  enqueue: (task: () => Promise<void>) => Promise<void>,
) => {
  const { store, now, report } = ports

  const callBots = (): void => {
    const opened = ledger.opened()
    if (opened !== null) bots.call(ledger.gameOf(opened), opened)
  }

  const commit = async (change: Change, circumstances: Circumstances, acknowledge: (result: Result) => void = () => {}): Promise<void> => {
    const result = await ledger.commit(change, circumstances)
    acknowledge(result)
    if (result.type === 'repeated') await ledger.read()
    if (result.type !== 'stored') return
    const game = ledger.opened()?.header.game ?? ''
    for (const { entry } of result.stored) if (entry.type === 'move') report({ type: 'move', by: entry.by, game })
    await audience.announce(result.from, result.stored)
    callBots()
  }

  /** A change that no client asked for. */
  const change = (made: Change, input: unknown, when: Millis): Promise<void> => commit(made, { key: null, at: when, input })

  /** Plays for every seat whose time was up at this moment. */
  const callTime = async (when: Millis): Promise<void> => {
    for (let version = -1; ;) {
      const opened = ledger.opened()
      if (opened === null || opened.halted || opened.match.over || opened.match.version === version) return
      const [seat] = seatsOutOfTime(opened.clocks, opened.match, when)
      if (seat === undefined) return
      version = opened.match.version
      await change(playTimeUp(seat, at(opened.match.asked, seat) ?? 0, when), { type: 'time-up', seat }, when)
    }
  }

  const answerForBot = async ({ seat, question, move }: BotAnswer): Promise<void> => {
    const when = now()
    await callTime(when)
    const key = `bot:${seat}:${question}` // no client's: theirs begin with the seat
    await commit(underOurRules(makeMove(seat, question, move, 'bot', when)), { key, at: when, input: { seat, move } })
  }
  const bots = createBotDesk(
    ports,
    id,
    answer => void enqueue(() => answerForBot(answer)),
    error =>
      void enqueue(async () => {
        throw error
      }),
  )

  return {
    commit,
    change,
    callTime,
    callBots,
    isThinking: bots.isThinking,
    /** Whoever stored it, and however this node came upon it: nobody at the table stays behind what is known here. */
    showMissed: async (): Promise<void> => {
      const [opened, from] = [ledger.opened(), audience.earliest()]
      if (opened === null || from === null || from >= opened.match.version) return
      const { rules } = ledger.gameOf(opened)
      if (opened.match.rules > rules) for (const client of audience.greeted()) audience.dismiss(client, 'newer-rules', NEWER_COMES_IN)
      if (opened.match.rules !== rules) return
      await audience.announce(from, await store.between(id, from, opened.match.version))
    },
  }
}
