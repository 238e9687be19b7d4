/** Bad arguments give one sentence on standard error and exit code 2, in either language; help and version give exit code 0. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runWith } from '../test/terminal.ts'
import { fileFolder } from '../../../tools/temporary.ts'

const folder = fileFolder('run')
const existing = join(folder, 'existing.journal')
writeFileSync(existing, 'something')
const labThread = existing // arguments are parsed before any game starts
const header = { journal: 1, match: 'm', game: 'rum', rules: 1, seats: 2, options: {}, players: [{ name: 'A', bot: null }, { name: 'B', bot: null }] } // prettier-ignore
const journal = join(folder, 'two-seats.journal')
writeFileSync(
  journal,
  `${JSON.stringify({ ...header, chance: 'hmac-sha256', commitment: null, contributions: ['', ''], secret: null, seed: null })}\n`,
)

const WRONG: readonly (readonly [line: string, en: RegExp, pl: RegExp])[] = [
  ['nonsense', /no command "nonsense"/, /Nie ma polecenia „nonsense”/],
  ['serve --port 99999', /from 0 to 65535/, /od 0 do 65535/],
  ['serve --port x', /from 0 to 65535/, /od 0 do 65535/],
  [`serve --port 0 --data ${existing}`, /cannot be opened/, /Nie można otworzyć folderu danych/],
  ['backup', /argument file is missing/, /Brakuje argumentu: file/],
  [`backup ${folder}/copy --data ${folder}/none`, /no tortuga.sqlite/, /nie ma pliku tortuga.sqlite/],
  [`restore ${folder}/none`, /There is no file/, /Nie ma pliku/],
  [`restore ${existing} --data ${folder}/new`, /damaged or no backup/, /uszkodzony albo nie jest/],
  ['help nonsense', /no command "nonsense"/, /Nie ma polecenia „nonsense”/],
  ['help admin sweep', /no command "sweep"/, /polecenia „sweep”/],
  ['admin close', /argument id is missing/, /Brakuje argumentu: id/],
  ['admin sweep', /no command "sweep"/, /polecenia „sweep”/],
  [`admin list --data ${folder}/none`, /no tortuga.sqlite/, /nie ma pliku tortuga.sqlite/],
  ['play', /argument game is missing/, /Brakuje argumentu: game/],
  ['play chess', /no game "chess"; there are: rum/, /Nie ma gry „chess”; są: rum/],
  ['play rum extra', /Too many arguments/, /Za dużo argumentów/],
  ['play rum --what', /no option --what/, /opcji --what/],
  ['play rum --seats', /--seats needs a value/, /--seats wymaga wartości/],
  ['play rum --seats 5', /from 2 to 4/, /od 2 do 4/],
  ['play rum --seats two', /from 2 to 4/, /od 2 do 4/],
  ['play rum --seats 3 --seat 3', /from 0 to 2/, /od 0 do 2/],
  ['play rum --bots clever', /there are: cabin-boy, deckhand/, /są: cabin-boy, deckhand/],
  ['play rum --options us', /there are: pl, en/, /są: pl, en/],
  ['play rum --option', /--option needs a value/, /--option wymaga wartości/],
  ['play rum --option quick', /NAME=VALUE, not "quick"/, /NAZWA=WARTOŚĆ, a nie „quick”/],
  ['play rum --option speed=2', /no option "speed" in this game; there are: deck, startSeat/, /nie ma opcji „speed”; są: deck, startSeat/],
  [
    'play rum --option beachBottles=none',
    /beachBottles cannot be "none".*: all, chosen/,
    /beachBottles nie może mieć wartości „none”.*: all, chosen/,
  ],
  ['play rum-runner --option turnCap=0', /turnCap cannot be "0".*: null, 10/, /turnCap nie może mieć wartości „0”/],
  [
    'play rummikub --option jokerGroupNeedsBoth=true',
    /“Both missing colours” needs “Frozen joker sets”/,
    /„Oba brakujące kolory” wymagają/,
  ],
  ['play rum --seed 12', /64 hex digits/, /64 cyfry/],
  ['play rum --name ', /1 to 30/, /od 1 do 30/],
  [`play rum --save ${existing}`, /already exists/, /już istnieje/],
  [`play rum --save ${folder}/no/such.journal`, /Cannot write/, /Nie można zapisać/],
  ['solve chess', /no solver for "chess"; there is one for: rummikub/, /„chess”; jest dla: rummikub/],
  ['solve rummikub /no/such/file', /Cannot read/, /Nie można odczytać/],
  ['lab', /argument game is missing/, /Brakuje argumentu: game/],
  ['lab chess', /no game "chess"; there are: rum/, /Nie ma gry „chess”; są: rum/],
  ['lab rum --games 0', /--games is a whole number/, /--games to liczba/],
  ['lab rum --games many', /--games is a whole number/, /--games to liczba/],
  ['lab rum --seats 9', /from 2 to 4/, /od 2 do 4/],
  ['lab rum --bots clever', /no bot level "clever"; there are: random/, /Nie ma poziomu botów „clever”; są: random/],
  ['lab rum --bots random,random,random', /--bots names 3 bots, but there are 2 seats/, /--bots wymienia 3, a są 2 miejsca/],
  ['lab rum --options none', /neither a preset \(pl, en\) nor JSON nor a file/, /ani zestaw opcji \(pl, en\), ani JSON, ani plik/],
  ['lab rum --options {"beach":1}', /at: beach; the options are: deck, startSeat/, /: beach; opcje to: deck, startSeat/],
  ['lab rum --options {oops}', /is not a JSON object/, /nie jest obiektem JSON/],
  [`lab rum --against ${existing}`, /is not a JSON object/, /nie jest obiektem JSON/],
  ['lab rum --ladder --against en', /one of --ladder and --against/, /jedno z --ladder i --against/],
  ['lab rum --ladder --bots greedy', /at least two bots/, /co najmniej dwóch botów/],
  ['lab rum --ladder --bots greedy,clever', /no bot level "clever"/, /Nie ma poziomu botów „clever”/],
  ['lab rum --playouts 0', /--playouts is a whole number/, /--playouts to liczba/],
  ['lab rum --minutes 0', /--minutes is a whole number/, /--minutes to liczba/],
  ['lab rum --seed ', /1 to 100 characters/, /od 1 do 100 znaków/],
  [`lab rum --cores 0 --out ${folder}/lab`, /--cores is a whole number/, /--cores to liczba/],
  [`lab rum --out ${existing}`, /Cannot write to/, /Nie można zapisać/],
  [`lab rum --out ${folder}`, /contains no lab run/, /nie zawiera badania/],
  ['lab-worker', /needs DATABASE_URL/, /wymaga DATABASE_URL/],
  ['engine now', /Too many arguments/, /Za dużo argumentów/],
  ['engine --fast', /no option --fast/, /opcji --fast/],
  ['replay', /argument file is missing/, /Brakuje argumentu: file/],
  [`replay ${folder}/none`, /Cannot read/, /Nie można odczytać/],
  [`replay ${folder}`, /Cannot read/, /Nie można odczytać/],
  [`replay ${journal} --open --table`, /Choose one/, /Wybierz jedno/],
  [`replay ${journal} --seat 2`, /from 0 to 1/, /od 0 do 1/],
  ['verify', /argument file is missing/, /Brakuje argumentu: file/],
  [`verify ${folder}/none`, /Cannot read/, /Nie można odczytać/],
  [`verify ${existing} --own AB`, /64 hex digits/, /64 cyfry/],
]

describe('bad arguments', () => {
  it.each(WRONG)('%s', async (line, en, pl) => {
    for (const [locale, sentence] of [['C', en] as const, ['pl_PL.UTF-8', pl] as const]) {
      const { exit, out, err } = await runWith(line.split(' '), [], { env: { LANG: locale }, labThread })
      expect({ exit, out }).toEqual({ exit: 2, out: '' })
      expect(err).toMatch(sentence)
      expect(err).toMatch(/^[^\n]+\.\n$/)
    }
  })

  it('are reported in the requested language, or in the machine’s language if the requested one is unknown', async () => {
    expect((await runWith(['play', 'chess', '--lang', 'pl'])).err).toMatch(/Nie ma gry/)
    expect((await runWith(['play', 'chess', '--lang=en'], [], { env: { LANG: 'pl_PL' } })).err).toMatch(/no game/)
    expect(await runWith(['play', 'rum', '--lang', 'de'])).toMatchObject({
      exit: 2,
      err: 'There is no language "de"; there are: en, pl.\n',
    })
  })
})

describe('help', () => {
  it('exists in both languages, for the program and for each command', async () => {
    expect(await runWith([])).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/Usage:[^]*play[^]*engine[^]*replay[^]*verify/),
      err: '',
    })
    expect(await runWith(['--help'], [], { env: { LC_ALL: 'pl_PL', LANG: 'C' } })).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/Użycie:/),
    })
    expect(await runWith(['play', '--help', '--lang', 'pl'])).toMatchObject({ exit: 0, out: expect.stringMatching(/Opcje:/), err: '' })
    const { out } = await runWith(['help'])
    expect(out).toBe((await runWith([])).out)
    const commands = [...out.split('Commands:')[1]!.matchAll(/^ {2}([a-z-]+) /gm)].map(([, name]) => name!)
    expect(commands).toEqual(expect.arrayContaining(['serve', 'restore', 'admin', 'help']))
    for (const command of commands) {
      const help = await runWith([command, '--help'])
      expect(help).toMatchObject({ exit: 0, out: expect.stringContaining(`Usage: tortuga ${command}`), err: '' })
      if (command !== 'help') expect(await runWith(['help', command])).toEqual(help)
    }
    expect(await runWith(['help', 'admin', 'close'])).toEqual(await runWith(['admin', 'close', '--help']))
    expect(await runWith(['admin'])).toEqual(await runWith(['admin', '--help']))
    expect((await runWith(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/)
  })
})
