/** The matches that the browser of a 0.1.0 player has to keep; `reached` looks at the last update of Ada's seat. */

const isOver = ({ over }) => over
const fromVersion =
  least =>
  ({ version, over }) =>
    version >= least && !over
const asks =
  isAsked =>
  ({ view, over, version }) =>
    version > 6 && !over && isAsked(view)
const task = view => view.agenda[0]

const RUM = { game: 'rum', title: 'RUM' }
const RUNNER = { game: 'rum-runner', title: 'Rum Runner' }
const RUMMIKUB = { game: 'rummikub', title: 'Rummikub' }
const SEA = { game: 'sea-of-clouds', title: 'Sea of Clouds' }

const choose = (preset, seats, level = 'deckhand', options = {}) => ({ preset, seats, level, options })

export const MATCHES = [
  { key: 'rum-three', isSaved: true, ...RUM, choice: choose('en', 3), undo: 2, reached: fromVersion(30) },
  { key: 'rum-discard', ...RUM, choice: choose('pl', 4), reached: asks(({ ask }) => ask !== null) },
  { key: 'rum-over', ...RUM, choice: choose('en', 2, 'boatswain'), undo: 1, reached: isOver },
  { key: 'runner-raid', isSaved: true, ...RUNNER, choice: choose('crown', 2), reached: asks(view => view.raid !== null) },
  { key: 'runner-meet', ...RUNNER, choice: choose('pirate', 2, 'sailor'), undo: 2, reached: asks(view => task(view)?.type === 'face') },
  { key: 'runner-over', ...RUNNER, choice: choose('lot', 2), reached: isOver },
  { key: 'rummikub-six', isSaved: true, ...RUMMIKUB, choice: choose('pl', 6), reached: fromVersion(40) },
  { key: 'rummikub-announcement', ...RUMMIKUB, choice: choose('mso', 3), reached: asks(view => view.phase === 'announcement') },
  { key: 'rummikub-over', ...RUMMIKUB, choice: choose('mso', 2, 'sailor'), undo: 1, reached: isOver },
  { key: 'sea-boarding', isSaved: true, ...SEA, choice: choose('standard', 4), reached: asks(view => task(view)?.type === 'resolve') },
  {
    key: 'sea-cards',
    ...SEA,
    choice: choose('standard', 3),
    undo: 1,
    reached: asks(view => task(view)?.type === 'play-cards' && view.hand.length > 1),
  },
  { key: 'sea-over', ...SEA, choice: choose('standard', 2), reached: isOver },
]
