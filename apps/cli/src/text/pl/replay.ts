/** The texts of replay in Polish. */
import { pluralFor } from '@tortuga/kit'
import type { CliTexts } from '../en/index.ts'

const plural = pluralFor('pl')
const list = (names: readonly string[]): string => names.join(', ')
const moves = (count: number): string => plural(count, { one: 'ruch', few: 'ruchy', many: 'ruchów', other: 'ruchu' })

export const replay: CliTexts['replay'] = {
  title: (game, match, names) => `${game}, rozgrywka ${match}: ${list(names)}`,
  at: (version, last) => `── ${version} z ${last} ──`,
  setUp: 'Rozgrywka jest przygotowana.',
  prompt: 'Enter lub n dalej · p wstecz · numer · pierwszy · ostatni · q koniec > ',
  keys: {
    next: ['', 'n', 'dalej'],
    previous: ['p', 'wstecz'],
    first: ['first', 'pierwszy'],
    last: ['last', 'ostatni'],
    quit: ['q', 'koniec'],
  },
  noSuchStep: (first, last) => `Wpisz n, p, pierwszy, ostatni, q albo numer od ${first} do ${last}.`,
  stops: (line, why) => `Wiersz ${line} jest niemożliwy: ${why}.`,
  move: (name, by) => (by === 'clock' ? `${name}, koniec czasu:` : `${name}:`),
  entries: {
    undo: ({ seat, back }, name) => `${name(seat)} cofa ${moves(back)}.`,
    propose: ({ seat, proposal }, name) =>
      proposal.type === 'undo'
        ? `${name(seat)} prosi o cofnięcie (${moves(proposal.back)}).`
        : proposal.type === 'bot'
          ? `${name(seat)} proponuje bota (${proposal.level}) na miejsce: ${name(proposal.seat)}.`
          : `${name(seat)} proponuje zakończyć rozgrywkę.`,
    vote: ({ seat, agree }, name) => `${name(seat)} ${agree ? 'zgadza się' : 'nie zgadza się'}.`,
    sit: ({ seat, player }) => `${player.name} siada na miejscu ${seat}${player.bot === null ? '' : ` (bot, ${player.bot})`}.`,
    end: ({ reason }) =>
      ({ outcome: 'Koniec rozgrywki.', agreed: 'Wszyscy zgadzają się zakończyć rozgrywkę.', abandoned: 'Rozgrywka jest porzucona.' })[
        reason
      ],
  },
}
