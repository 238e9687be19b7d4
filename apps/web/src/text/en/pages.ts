/** Texts of the text pages: privacy, licences, rulebooks, and addresses without a page. */

export const pages = {
  privacy: {
    title: 'Privacy',
    intro: 'This server is run by its host. There is no tracking, no advertising, and no request to anyone else.',
    points: [
      [
        'One cookie',
        'A random number that shows you are the same player as last time. The server stores only its hash, and when each of your devices was added and last used. Games against bots do not need it.',
      ],
      ['Your name', 'As you entered it. The people at your tables see it.'],
      [
        'Games on the server',
        'Seats, moves, clocks and chat, so that a game survives a lost connection and can be replayed. Tables are closed after 30 days without activity.',
      ],
      [
        'Games on this device',
        'Games against bots, your progress in lessons, your language, theme and name stay in this browser and are never sent anywhere. The page itself is stored here, too, so that it works offline.',
      ],
      ['IP addresses', 'Kept only in memory, to limit the number of requests per visitor; never stored or logged.'],
      [
        'Forget me',
        'In the settings. Removes your name, keys and messages at once. The server does the same after 400 days without a visit, unless a game of yours is still running.',
      ],
    ],
  },
  licences: {
    title: 'Licences',
    intro: 'Tortuga is under the MIT licence. All drawings are our own. It uses these fonts and libraries:',
    fonts: 'Fonts',
    libraries: 'Libraries',
    games: 'The games belong to their authors and publishers; the rules here are written in our own words.',
  },
  rulebook: {
    title: (game: string) => `${game}: rules`,
    choose: 'Rulebooks',
    numbered: 'The rulebook',
    folded: 'Every rule with its number; open what you need.',
    missing: 'The rulebook could not be loaded.',
  },
  notFound: { title: 'Here be nothing', text: 'There is no page at this address.' },
}

export type PageText = typeof pages
