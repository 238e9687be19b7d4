/** Answers the bot calls that arrive at a port, in a worker of this page. */
import { BOT_CALLS } from '@tortuga/wire'
import { serveCalls } from '../workers/calls.ts'
import { createBotClient } from './bot-client.ts'

/** Returns a function that ends the worker. */
export const serveBots = (port: MessagePort): (() => void) => {
  const bots = createBotClient()
  serveCalls(port, BOT_CALLS, { advise: position => bots.advise(position), queryRules: query => bots.queryRules(query) })
  port.start() // messages that arrived earlier are delivered now
  return () => bots.stop()
}
