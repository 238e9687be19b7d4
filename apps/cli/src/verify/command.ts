/** `tortuga verify`: says plainly what holds, what was not checked and why, and which line does not hold. */
import { parseJournal, verify } from '@tortuga/kit'
import type { Finding } from '@tortuga/kit'
import { readFileText, readHex, readLanguage } from '../arguments.ts'
import { createInk, harmless } from '../ink.ts'
import { EXIT } from '../io.ts'
import type { Io } from '../io.ts'
import type { Language } from '../language.ts'
import { REGISTRY } from '../registry.ts'
import type { Ink } from '../terminal.ts'
import { TEXTS } from '../text/index.ts'
import type { Texts } from '../text/index.ts'

export type VerifyOptions = { readonly own?: string; readonly commitment?: string; readonly lang?: string }

const sayFinding = ({ verify: words }: Texts, ink: Ink, { check, result, why, line }: Finding): string => {
  if (result === 'holds') return `${ink.green('✓')} ${words.holds[check]}`
  const because = why === null ? '' : words.why[why]
  if (result === 'fails') return `${ink.red('✗')} ${words.names[check]}. ${words.fails(line ?? 1, because)}`
  const asked = why === 'not-asked-for' && (check === 'commitment' || check === 'seed' || check === 'own')
  return `${ink.dim('–')} ${words.notChecked(words.names[check], asked ? words.notAskedFor[check] : because)}`
}

export const runVerify = async (io: Io, fallback: Language, file: string, options: VerifyOptions): Promise<number> => {
  const texts = TEXTS[readLanguage(TEXTS[fallback], options.lang, fallback)]
  const contribution = options.own === undefined ? null : readHex(texts, '--own', options.own)
  const commitment = options.commitment === undefined ? null : readHex(texts, '--commitment', options.commitment)
  const ink = createInk(io.colour)
  const say = (line: string): unknown => io.output.write(`${harmless(line)}\n`)

  const read = parseJournal(readFileText(texts, file))
  if (!read.ok) {
    say(`${ink.red('✗')} ${texts.verify.unreadable(read.line, read.problem)}`)
    say(texts.verify.doesNotHold)
    return EXIT.fails
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
    return EXIT.fails
  }
  const { holds, findings } = verify(entry.game, read, { commitment, contribution })
  say(texts.verify.title(header.game, header.rules, header.seats, entries.length))
  for (const finding of findings) say(sayFinding(texts, ink, finding))
  const checkedAll = findings.every(({ check, result }) => result !== 'not-checked' || check === 'own')
  const { allHolds, checkedHolds, doesNotHold } = texts.verify
  say(ink.bold(holds ? (checkedAll ? allHolds : checkedHolds) : doesNotHold))
  return holds ? EXIT.fine : EXIT.fails
}
