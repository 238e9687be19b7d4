/** `tortuga verify`: reports the checks that hold, the checks it skipped and why, and the line that fails. */
import { parseJournal, verify } from '@tortuga/kit'
import type { ChainHead, Finding, Language, Verdict } from '@tortuga/kit'
import { readFileText, readHex, readLanguage } from '../games/arguments.ts'
import { createColours, sanitizeLine } from '../terminal/terminal-output.ts'
import { EXIT, UsageError } from '../terminal/io.ts'
import type { Io } from '../terminal/io.ts'
import { findCliEdition } from '../games/editions.ts'
import { REGISTRY } from '../games/registry.ts'
import type { TerminalInk } from '@tortuga/kit'
import { TEXTS } from '../text/index.ts'
import type { CliTexts } from '../text/index.ts'

export type VerifyFlags = { readonly own?: string; readonly commitment?: string; readonly head?: string; readonly lang?: string }

const HEAD = /^(\d{1,9}):([0-9a-f]{64})$/

const readHead = (texts: CliTexts, value: string): ChainHead => {
  const [, version, head] = HEAD.exec(value) ?? []
  if (version === undefined || head === undefined) throw new UsageError(texts.errors.head)
  return { version: Number(version), head }
}

const sayFinding = (
  { verify: words }: CliTexts,
  ink: TerminalInk,
  { check, result, why, line }: Finding,
  isCommitmentSeen: boolean,
): string => {
  if (result === 'holds') return `${ink.green('✓')} ${words.holds[check === 'commitment' && isCommitmentSeen ? 'commitmentSeen' : check]}`
  const because = why === null ? '' : words.why[why]
  if (result === 'fails') return `${ink.red('✗')} ${words.names[check]}. ${words.fails(line ?? 1, because)}`
  const isNotRequested = why === 'not-asked-for' && (check === 'commitment' || check === 'seed' || check === 'own' || check === 'head')
  return `${ink.dim('–')} ${words.notChecked(words.names[check], line, isNotRequested ? words.notAskedFor[check] : because)}`
}

const EXITS: Readonly<Record<Verdict, number>> = {
  proven: EXIT.success,
  consistent: EXIT.success,
  'not-provable': EXIT.unproven,
  forged: EXIT.failure,
}

export const runVerify = async (io: Io, fallback: Language, file: string, options: VerifyFlags): Promise<number> => {
  const texts = TEXTS[readLanguage(TEXTS[fallback], options.lang, fallback)]
  const contribution = options.own === undefined ? null : readHex(texts, '--own', options.own)
  const commitment = options.commitment === undefined ? null : readHex(texts, '--commitment', options.commitment)
  const head = options.head === undefined ? null : readHead(texts, options.head)
  const ink = createColours(io.colour)
  const say = (line: string): unknown => io.output.write(`${sanitizeLine(line)}\n`)

  const read = parseJournal(readFileText(texts, file))
  if (!read.ok) {
    say(`${ink.red('✗')} ${texts.verify.unreadable(read.line, read.problem)}`)
    say(texts.verify.verdicts.forged)
    return EXIT.failure
  }
  const { header, entries } = read.journal
  const entry = REGISTRY.find(({ game }) => game.id === header.game)
  if (entry === undefined) {
    say(
      texts.verify.otherGame(
        header.game,
        REGISTRY.map(({ game }) => game.id),
      ),
    )
    return EXIT.failure
  }
  const edition = await findCliEdition(entry, header.rules)
  if (edition === null) {
    say(texts.verify.otherRules(header.game, header.rules))
    return EXIT.failure
  }
  const { verdict, findings } = verify(edition.game, read, { commitment, contribution, head })
  say(texts.verify.title(header.game, header.rules, header.seats, entries.length))
  for (const finding of findings) say(sayFinding(texts, ink, finding, commitment !== null))
  say(ink.bold(texts.verify.verdicts[verdict]))
  return EXITS[verdict]
}
