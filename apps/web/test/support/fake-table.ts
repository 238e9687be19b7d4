/** A table whose server is played by the test. Its positions are those of the workbench. */
import type { Game, GameTypes } from '@tortuga/kit'
import { at } from '@tortuga/kit'
import type { ServerMessage } from '@tortuga/wire'
import type { BrowserContext } from 'playwright-core'
import { dealMatch } from '../../workbench/positions/prepared-match.ts'
import { createPreparedTable } from '../../workbench/positions/prepared-table.ts'

/** What the server says to the first seat of a new match for two, with the game's first preset. */
export const greetingOf = (game: Game<GameTypes>): readonly ServerMessage[] =>
  createPreparedTable(dealMatch(game, at(Object.keys(game.presets), 0), 2, 1), { viewer: 0, id: 'played' }).greet()

/** Answers each connection with the messages that `say` gives for it; returns how many connections there were. */
export const answerAs = async (context: BrowserContext, say: (call: number) => readonly ServerMessage[]): Promise<() => number> => {
  let calls = 0
  await context.routeWebSocket(/\/socket$/, socket => {
    const said = say((calls += 1))
    socket.onMessage(() => {
      for (const message of said) socket.send(JSON.stringify(message))
      if (said.at(-1)?.type === 'bye') void socket.close()
    })
  })
  return () => calls
}

/** Sends the messages that `answer` returns for each message of the page. Returns a function that sends messages at any other time. */
export const playTable = async (
  context: BrowserContext,
  answer: (text: string) => readonly ServerMessage[],
): Promise<(...messages: readonly ServerMessage[]) => void> => {
  let send = (..._messages: readonly ServerMessage[]): void => {}
  await context.routeWebSocket(/\/socket$/, socket => {
    send = (...messages) => {
      for (const message of messages) socket.send(JSON.stringify(message))
    }
    socket.onMessage(text => send(...answer(String(text))))
  })
  return (...messages) => send(...messages)
}
