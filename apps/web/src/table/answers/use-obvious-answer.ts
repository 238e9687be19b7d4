/** Answers questions that are not worth asking: nothing can be decided, or the player has given a standing answer. */
import type { GameTypes, StandingAnswers } from '@tortuga/kit'
import type { WebGame } from '@tortuga/ui'
import { useEffect, useMemo } from 'react'
import { randomFraction } from '../../browser/random.ts'
import { usePrefs } from '../../preferences/preferences.ts'
import type { TableLink } from '../connection/table-link.ts'
import { moveInFlight, seatOf } from '../model/table-model.ts'
import type { TableModel } from '../model/table-model.ts'

const NO_ANSWERS: StandingAnswers = {}

/** An answer after no time at all would tell the other players that there was nothing to decide. */
const SHORTEST_PAUSE = 800
const MAX_PAUSE = 2500

/** The time before the answer: none among bots, otherwise a random time in which a person could have answered. */
export const pauseBefore = ({ update }: Pick<TableModel, 'update'>, seat: number | null, fraction: number): number => {
  const areOthersBots = update?.players.every((player, other) => other === seat || player.bot !== null) ?? true
  return areOthersBots ? 0 : Math.round(SHORTEST_PAUSE + fraction * (MAX_PAUSE - SHORTEST_PAUSE))
}

/** The answer, also while it is on its way. After an undo the player wants to see the question, and perhaps to go back further; after an error the player decides. */
export const findObviousAnswer = (model: TableModel, web: Pick<WebGame<GameTypes>, 'game'>, standing: StandingAnswers): unknown => {
  const { update, log, status, halted, refused, failed } = model
  const isAsked = update !== null && update.question !== null && !update.over && update.proposal === null
  if (!isAsked || halted || status.type !== 'open' || refused !== null || failed !== null) return null
  if (log.at(-1)?.entry?.type === 'undo') return null
  return web.game.obviousMove?.(update.view, standing) ?? null
}

/** The answer that is being given for the player; null if the player decides. */
export const useObviousAnswer = (model: TableModel, web: WebGame<GameTypes>, link: TableLink): unknown => {
  const standing = usePrefs(prefs => prefs.standing[web.game.id]) ?? NO_ANSWERS
  const answer = useMemo(
    () => findObviousAnswer(model, web, standing),
    [model.update, model.log, model.status, model.halted, model.refused, model.failed, web, standing],
  )
  const isSent = moveInFlight(model) !== null
  useEffect(() => {
    if (answer === null || isSent) return undefined
    const timer = setTimeout(() => link.move(answer), pauseBefore(model, seatOf(model), randomFraction()))
    return () => clearTimeout(timer)
  }, [answer, isSent, link])
  return answer
}
