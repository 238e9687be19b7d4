/** Polish texts of the coach. */
import type { CoachText } from '../en/coach.ts'

export const coach: CoachText = {
  title: 'Trener',
  about: name => `Co na tym miejscu (${name}) zrobiłby najsilniejszy bot, mając te same informacje.`,
  thinking: (done, all) => `Analiza: ${done} z ${all} decyzji`,
  looking: 'Szukam decyzji…',
  stop: 'Zatrzymaj',
  goOn: 'Kontynuuj',
  close: 'Zamknij trenera',
  failed: 'Analiza się nie udała.',
  none: 'Nie ma tu decyzji do analizy.',
  agreed: (same, all) => `Bot postąpiłby tak samo w ${same} z ${all} ${all === 1 ? 'przypadku' : 'przypadków'}.`,
  curve: (first, last) => `Szansa na wygraną w kolejnych decyzjach: na początku ${first}%, na końcu ${last}%.`,
  turnings: 'Punkty zwrotne',
  turningPoint: (version, before, after) => `Rozgrywkę rozstrzygnął ruch ${version}: z ${before}% na ${after}%.`,
  noTurnings: 'Nie ma wyraźnego punktu zwrotnego.',
  turning: (version, before, after) => `Ruch ${version}: ${before}% → ${after}%`,
  here: percent => `Szansa na wygraną w tym miejscu: około ${percent}%.`,
  seeTurning: 'Zobacz ten ruch',
  same: 'Bot postąpiłby tak samo.',
  sameBecause: reason => `Bot postąpiłby tak samo: ${reason}.`,
  preferred: 'Bot wolałby inny ruch.',
  preferredBecause: reason => `Bot wolałby inny ruch: ${reason}.`,
  other: 'Wybór bota jest zaznaczony na stole.',
}
