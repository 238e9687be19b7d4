/** The command line in Polish. */
import { kernel, errors } from './errors.ts'
import { help } from './help.ts'
import { play, rulebook } from './play.ts'
import { replay } from './replay.ts'
import { serve, host } from './server.ts'
import { verify } from './verify.ts'
import type { CliTexts } from '../en/index.ts'

export const pl: CliTexts = { kernel, help, errors, serve, host, play, rulebook, replay, verify }
