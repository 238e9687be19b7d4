/** Trener po polsku. */
import type { CoachTexts } from './texts.ts'

export const pl: CoachTexts = {
  title: 'Trener',
  about: name => `Co na tym miejscu (${name}) zrobiłby najmocniejszy bot, znając tylko to, co było stąd widać.`,
  thinking: (done, all) => `Przegląd: ${done} z ${all} decyzji`,
  looking: 'Szukanie decyzji…',
  stop: 'Zatrzymaj',
  goOn: 'Dalej',
  close: 'Zamknij trenera',
  failed: 'Trener nie mógł kontynuować.',
  none: 'Nie ma tu decyzji do obejrzenia.',
  agreed: (same, all) => `Bot postąpiłby tak samo w ${same} z ${all} ${all === 1 ? 'przypadku' : 'przypadków'}.`,
  curve: (first, last) => `Szansa na wygraną od decyzji do decyzji: na początku ${first}%, na końcu ${last}%.`,
  turnings: 'Punkty zwrotne',
  noTurnings: 'Żaden punkt zwrotny się nie wyróżnia.',
  turning: (version, before, after) => `Ruch ${version}: ${before}% → ${after}%`,
  turningLong: (version, before, after, isSame) =>
    `Ruch ${version}: z ${before}% na ${after}%. ${isSame ? 'Bot postąpiłby tak samo.' : 'Bot postąpiłby inaczej.'}`,
  here: percent => `Szansa na wygraną w tym miejscu: około ${percent}%.`,
  same: 'Bot postąpiłby tak samo.',
  other: 'Bot zrobiłby to, co zaznaczono na stole.',
}
