/** The languages the command line speaks, and which of them somebody wants. */

export const LANGUAGES = ['en', 'pl'] as const
export type Language = (typeof LANGUAGES)[number]
export type ByLanguage<A> = Readonly<Record<Language, A>>

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text)

/** The language of somebody's machine, read off the variables every shell sets; English where they name another. */
const ofMachine = (env: Readonly<Record<string, string | undefined>>): Language => {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(value => value !== undefined && value !== '') ?? ''
  return locale.toLowerCase().startsWith('pl') ? 'pl' : 'en'
}

/** Read before the arguments are, so that a complaint about them comes in the right language, too. */
export const languageOf = (argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Language => {
  const place = argv.findIndex(argument => argument === '--lang' || argument.startsWith('--lang='))
  const named = (argv[place]?.includes('=') ? argv[place]?.slice('--lang='.length) : argv[place + 1]) ?? ''
  return place >= 0 && isLanguage(named) ? named : ofMachine(env)
}
