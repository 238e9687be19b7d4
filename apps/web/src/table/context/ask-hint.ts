/** Asks the game's hint bot for a hint and puts its answer into words. It is loaded with the first hint. */
import type { GameTypes, Language } from '@tortuga/kit'
import type { WebGame } from '@tortuga/ui'
import { createBotClient } from '../../bots/bot-client.ts'
import { randomHex } from '../../browser/random.ts'
import type { WebTexts } from '../../text/language.ts'

export type TableHint = { readonly move: unknown; readonly why: string }

export type HintSource = {
  ask(web: WebGame<GameTypes>, view: unknown, language: Language, texts: WebTexts): Promise<TableHint>
  stop(): void
}

const inPercent = (chance: number): number => Math.round(chance * 100)

/** The search estimates chances from random playouts, so a smaller distance between two choices means nothing. In percent. */
const MIN_DIFFERENCE = 2

/** The bot's estimate of winning; `lead` is its distance to the next best move. */
export const describeChance = (chance: number, lead: number | undefined, { table }: Pick<WebTexts, 'table'>): string => {
  const percent = inPercent(chance)
  if (lead === undefined) return table.hintChance(percent)
  const next = inPercent(chance - lead)
  return percent - next <= MIN_DIFFERENCE ? table.hintEqual(percent) : table.hintBetter(percent, next)
}

/** One worker answers all hints of a table. */
export const createHintSource = (): HintSource => {
  const bots = createBotClient()
  return {
    ask: async (web, view, language, texts) => {
      const { id, rules } = web.game
      const { move, reason, chance, lead } = await bots.advise({ game: id, rules, level: null, view, seed: randomHex() })
      const why = [
        ...(reason === null ? [] : [web.sayReason(reason, language)]),
        ...(chance === null ? [] : [describeChance(chance, lead, texts)]),
      ]
      return { move, why: why.join('. ') }
    },
    stop: bots.stop,
  }
}
