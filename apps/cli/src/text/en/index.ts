/** The command line in English. */
import { kernel, errors } from './errors.ts'
import { help } from './help.ts'
import { play, rulebook } from './play.ts'
import { replay } from './replay.ts'
import { serve, host } from './server.ts'
import { verify } from './verify.ts'

export const en = { kernel, help, errors, serve, host, play, rulebook, replay, verify }

/** The texts that every language has. */
export type CliTexts = typeof en
