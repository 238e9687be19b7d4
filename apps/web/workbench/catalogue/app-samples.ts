/** Pages, dialogs and banners of the shell: the address of each page, and the taps that open each dialog. */

export type AppSample = {
  readonly name: string
  readonly path: string
  readonly taps?: readonly string[]
  /** Only a phone has it. */
  readonly isPhone?: true
}

const REPLAY = '/r/rum'
const LESSON = '/learn/rum/first-game'

export const APP_SAMPLES: readonly AppSample[] = [
  { name: 'Home', path: '/' },
  { name: 'Home: results of finished games', path: '/', taps: ['section[aria-labelledby=my-games] > button.quiet'] },
  { name: 'Set up a game with bots', path: '/', taps: ['.game .acts > :nth-child(2)'] },
  { name: 'Invite friends', path: '/', taps: ['.game .acts > :nth-child(3)'] },
  { name: 'Settings', path: '/settings' },
  { name: 'Forget me', path: '/settings', taps: ['.btn.danger'] },
  { name: 'Link of another device', path: '/link' },
  { name: 'Link of another device: confirm', path: '/link', taps: ['main .btn.main'] },
  { name: 'Rulebooks', path: '/rules' },
  { name: 'Rulebook', path: '/rules/rum' },
  { name: 'Lessons', path: '/learn/rum' },
  { name: 'Lesson', path: LESSON },
  { name: 'Lesson: options', path: LESSON, taps: ['.top .tools > :last-child'] },
  { name: 'Replay', path: REPLAY },
  { name: 'Replay: check the shuffle', path: REPLAY, taps: ['.top .tools .tool:nth-of-type(2)'] },
  { name: 'Replay: log', path: REPLAY, taps: ['.top .tools > :nth-last-child(2)'], isPhone: true },
  { name: 'Replay: more', path: REPLAY, taps: ['.top .tools > :last-child'], isPhone: true },
  { name: 'Open a file', path: '/r/file' },
  { name: 'Fair shuffles', path: '/fairness' },
  { name: 'Privacy', path: '/privacy' },
  { name: 'Licences', path: '/licences' },
  { name: 'Not found', path: '/nowhere' },
]
