/** Asks the game's hint bot for a hint and puts its answer into words. It is loaded with the first hint. */
import { isNearTie } from '@tortuga/kit'
import type { Advice, GameTypes, Language } from '@tortuga/kit'
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

/** The bot's estimate of winning; `lead` is its distance to the next best move. */
export const describeChance = (
  { chance, ...distance }: { readonly chance: number } & Pick<Advice<GameTypes>, 'lead' | 'leadError'>,
  { table }: Pick<WebTexts, 'table'>,
): string => {
  const percent = inPercent(chance)
  if (distance.lead === undefined) return table.hintChance(percent)
  const next = inPercent(chance - distance.lead)
  return isNearTie(distance) || percent === next ? table.hintEqual(percent) : table.hintBetter(percent, next)
}

/** One worker answers all hints of a table. */
export const createHintSource = (): HintSource => {
  const bots = createBotClient()
  return {
    ask: async (web, view, language, texts) => {
      const { id, rules } = web.game
      const { move, reason, chance, ...distance } = await bots.advise({ game: id, rules, level: null, view, seed: randomHex() })
      const why = [
        ...(reason === null ? [] : [web.sayReason(reason, language)]),
        ...(chance === null ? [] : [describeChance({ chance, ...distance }, texts)]),
      ]
      return { move, why: why.join('. ') }
    },
    stop: bots.stop,
  }
}
