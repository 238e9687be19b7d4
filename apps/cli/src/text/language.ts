/** Which language the command line uses: the `--lang` option, otherwise the language of the machine. */
import { LANGUAGES } from '@tortuga/kit'
import type { Language } from '@tortuga/kit'

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text)

/** The language of the machine by the shell's locale variables; English if Tortuga does not have that language. */
const machineLanguage = (env: Readonly<Record<string, string | undefined>>): Language => {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(value => value !== undefined && value !== '') ?? ''
  const [language = ''] = locale.toLowerCase().split(/[_.-]/)
  return isLanguage(language) ? language : 'en'
}

/** Reads `--lang` before the arguments are parsed, so that errors about them are in the right language, too. */
export const languageOf = (argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Language => {
  const index = argv.findIndex(argument => argument === '--lang' || argument.startsWith('--lang='))
  const value = (argv[index]?.includes('=') ? argv[index]?.slice('--lang='.length) : argv[index + 1]) ?? ''
  return index >= 0 && isLanguage(value) ? value : machineLanguage(env)
}
