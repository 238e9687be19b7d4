/** The question about announcements as a standing answer (R9.6), for the options of a table. */
import type { StandingQuestion } from '@tortuga/ui'
import type { ANNOUNCEMENT_ANSWERS } from '../../rules/index.ts'

type AnswerNames = Readonly<Record<(typeof ANNOUNCEMENT_ANSWERS)[number], string>>

export const standing: readonly StandingQuestion[] = [
  {
    id: 'announcement',
    name: { en: 'Announcing an opening', pl: 'Zapowiadanie otwarcia' },
    about: {
      en: 'After a draw that lets you open, an announcement lowers your loss if another player goes out first.',
      pl: 'Gdy dobrana kostka pozwala ci na otwarcie, zapowiedź zmniejsza stratę, jeśli ktoś wcześniej opróżni tabliczkę.',
    },
    answers: {
      en: { ask: 'Ask me when it saves points', always: 'Announce when it saves points', never: 'Never announce' } satisfies AnswerNames,
      pl: { ask: 'Pytaj, gdy to się opłaca', always: 'Zapowiadaj, gdy to się opłaca', never: 'Nigdy nie zapowiadaj' } satisfies AnswerNames,
    },
  },
]
