/** Loads a game's table together with its texts in the page's language. */
import type { GameManifest } from '@tortuga/games/manifest'
import type { GameTypes } from '@tortuga/kit'
import type { WebGame } from '@tortuga/ui'
import { currentLanguage } from '../text/language.ts'
import { addGameTexts } from '../text/game-texts.ts'

export const loadWeb = async ({ load }: Pick<GameManifest<GameTypes>, 'load'>): Promise<WebGame<GameTypes>> => {
  const web = await load.web()
  if (web.loadTexts !== undefined) {
    addGameTexts(web.loadTexts)
    await web.loadTexts(currentLanguage())
  }
  return web
}
