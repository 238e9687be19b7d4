/** The games the command line plays: one line a game. */
import { bots as rumBots, plainBots as rumPlain } from '@tortuga/rum/bots'
import { bots as runnerBots, plainBots as runnerPlain } from '@tortuga/rum-runner/bots'
import * as runner from '@tortuga/rum-runner/rules'
import { texts as runnerTexts } from '@tortuga/rum-runner/text'
import { createTerminal as createRunnerTerminal } from '@tortuga/rum-runner/text/terminal'
import * as rum from '@tortuga/rum/rules'
import { texts as rumTexts } from '@tortuga/rum/text'
import { createTerminal as createRumTerminal } from '@tortuga/rum/text/terminal'
import { bots as rummikubBots, plainBots as rummikubPlain } from '@tortuga/rummikub/bots'
import * as rummikub from '@tortuga/rummikub/rules'
import { texts as rummikubTexts } from '@tortuga/rummikub/text'
import { createTerminal as createRummikubTerminal } from '@tortuga/rummikub/text/terminal'
import { bots as seaBots, plainBots as seaPlain } from '@tortuga/sea-of-clouds/bots'
import * as sea from '@tortuga/sea-of-clouds/rules'
import { createTexts as createSeaTexts } from '@tortuga/sea-of-clouds/text'
import { createTerminal as createSeaTerminal } from '@tortuga/sea-of-clouds/text/terminal'
import { register } from './registered.ts'
import type { Registered } from './registered.ts'

export const REGISTRY: readonly Registered[] = [
  register({
    game: rum.rum,
    bots: rumBots,
    plain: rumPlain,
    texts: rumTexts,
    terminal: createRumTerminal(rum),
    notation: rum.notation,
  }),
  register({
    game: runner.rumRunner,
    bots: runnerBots,
    plain: runnerPlain,
    texts: runnerTexts,
    terminal: createRunnerTerminal(runner),
    notation: runner.notation,
  }),
  register({
    game: rummikub.rummikub,
    bots: rummikubBots,
    plain: rummikubPlain,
    texts: rummikubTexts,
    terminal: createRummikubTerminal(rummikub),
    notation: rummikub.notation,
  }),
  register({
    game: sea.seaOfClouds,
    bots: seaBots,
    plain: seaPlain,
    texts: createSeaTexts(Object.values(sea.DECKS)),
    terminal: createSeaTerminal(sea),
    notation: sea.notation,
  }),
]
