/** A game of the command line with the rules of one match. An earlier edition is loaded only when a match asks for it. */
import { findEdition, MANIFESTS } from '@tortuga/games'
import { hintBotOf, presentEdition } from '@tortuga/kit'
import type { EditionShapes, GameTypes } from '@tortuga/kit'
import { opponentOf, opponentsOf } from './registered-game.ts'
import type { CliGame, CliGameText } from './registered-game.ts'

const loadShapes = async (id: string, rules: number): Promise<EditionShapes<GameTypes> | null> => {
  const changed = await MANIFESTS.find(one => one.id === id)?.load.shapes?.()
  return changed?.shapes[rules] ?? null
}

/** The same entry under other rules: terminal table and texts get the edition's data in the current shape. Null if this build does not have these rules. */
export const findCliEdition = async (entry: CliGame, rules: number): Promise<CliGame | null> => {
  const { game: current, words, terminal } = entry
  if (rules === current.rules) return entry
  const edition = await findEdition(current.id, rules)
  if (edition === null) return null
  const { game, bots, notation } = edition
  const earlier = {
    ...entry,
    game,
    bots: opponentsOf(bots),
    baselines: {},
    hint: opponentOf(hintBotOf(edition)),
    parseMove: notation.parseMove,
  }
  const shapes = await loadShapes(current.id, rules)
  if (shapes === null) return earlier
  const shown = presentEdition(game, shapes)
  const inCurrentShape = (texts: CliGameText): CliGameText => ({
    ...texts,
    event: (event, name) => texts.event(shown.event(event), name),
    refusal: refusal => texts.refusal(shown.refusal(refusal)),
  })
  return {
    ...earlier,
    words: { en: inCurrentShape(words.en), pl: inCurrentShape(words.pl) },
    terminal: { ...terminal, draw: (view, reader) => terminal.draw(shown.view(view), reader) },
  }
}
