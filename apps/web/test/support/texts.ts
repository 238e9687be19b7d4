/** All texts of the page by language, as the browser tests look for them. */
import type { ByLanguage } from '@tortuga/kit'
import { en as rumEn, type TableText as RumTableText } from '../../../../games/rum/web/text/en/index.ts'
import { pl as rumPl } from '../../../../games/rum/web/text/pl/index.ts'
import { KIT_TEXTS, type KitText } from '../../../../packages/ui/src/text/kit-text.ts'
import { coach as coachEn } from '../../src/text/en/coach.ts'
import { fairness as fairnessEn } from '../../src/text/en/fairness.ts'
import { en as firstEn } from '../../src/text/en/index.ts'
import { lesson as lessonEn } from '../../src/text/en/lesson.ts'
import { offline as offlineEn } from '../../src/text/en/offline.ts'
import { pages as pagesEn } from '../../src/text/en/pages.ts'
import { problems as problemsEn } from '../../src/text/en/problems.ts'
import { replay as replayEn } from '../../src/text/en/replay.ts'
import { results as resultsEn } from '../../src/text/en/results.ts'
import { settings as settingsEn } from '../../src/text/en/settings.ts'
import { setup as setupEn } from '../../src/text/en/setup.ts'
import { tableDialogs as tableDialogsEn } from '../../src/text/en/table-dialogs.ts'
import { waiting as waitingEn } from '../../src/text/en/waiting.ts'
import { coach as coachPl } from '../../src/text/pl/coach.ts'
import { fairness as fairnessPl } from '../../src/text/pl/fairness.ts'
import { pl as firstPl } from '../../src/text/pl/index.ts'
import { lesson as lessonPl } from '../../src/text/pl/lesson.ts'
import { offline as offlinePl } from '../../src/text/pl/offline.ts'
import { pages as pagesPl } from '../../src/text/pl/pages.ts'
import { problems as problemsPl } from '../../src/text/pl/problems.ts'
import { replay as replayPl } from '../../src/text/pl/replay.ts'
import { results as resultsPl } from '../../src/text/pl/results.ts'
import { settings as settingsPl } from '../../src/text/pl/settings.ts'
import { setup as setupPl } from '../../src/text/pl/setup.ts'
import { tableDialogs as tableDialogsPl } from '../../src/text/pl/table-dialogs.ts'
import { waiting as waitingPl } from '../../src/text/pl/waiting.ts'

export const en = {
  ...firstEn,
  ...tableDialogsEn,
  ...pagesEn,
  setup: setupEn,
  waiting: waitingEn,
  results: resultsEn,
  problems: problemsEn,
  settings: settingsEn,
  offline: offlineEn,
  replay: replayEn,
  fairness: fairnessEn,
  coach: coachEn,
  lesson: lessonEn,
}

export const pl: typeof en = {
  ...firstPl,
  ...tableDialogsPl,
  ...pagesPl,
  setup: setupPl,
  waiting: waitingPl,
  results: resultsPl,
  problems: problemsPl,
  settings: settingsPl,
  offline: offlinePl,
  replay: replayPl,
  fairness: fairnessPl,
  coach: coachPl,
  lesson: lessonPl,
}

/** The words of RUM's table, its own and those of the table kit. */
export const RUM_TEXTS: ByLanguage<RumTableText & KitText> = { en: { ...KIT_TEXTS.en, ...rumEn }, pl: { ...KIT_TEXTS.pl, ...rumPl } }

/** The result of a match in the list of a player's games, in English. */
export const RESULT_IN_WORDS = /^(Won|Lost|Drawn|Shared|Second|Third|Fourth|Fifth|Sixth|Ended|Abandoned)/
