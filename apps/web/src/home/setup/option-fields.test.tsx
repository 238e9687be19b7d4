/** The fields of every option of every game: a name, a sentence, the preset's value. */
import { MANIFESTS } from '@tortuga/games'
import { sayOptionValue } from '@tortuga/kit'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { OptionField } from './option-fields.tsx'
import type { TableChoices } from './table-choices.ts'

const CHOICES: Omit<TableChoices, 'preset' | 'seats' | 'level'> = {
  bots: 0,
  clock: 'none',
  options: {},
  spectators: true,
  listed: false,
  takebacks: true,
  standIn: '',
}
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;')

describe.each(MANIFESTS.map(manifest => [manifest.id, manifest] as const))('%s', (_, { load, seats }) => {
  it('names and explains each option and selects the preset’s value', async () => {
    const [setup, web] = await Promise.all([load.setup!(), load.web()])
    const texts = setup.texts.en
    for (const [preset, values] of Object.entries(web.game.presets))
      for (const offered of setup.offered) {
        const choices = { ...CHOICES, preset, seats: seats[1], level: '' }
        const markup = renderToStaticMarkup(
          <OptionField kind="play" web={web} setup={setup} choices={choices} onChange={() => undefined} offered={offered} />,
        )
        const value = (values as Readonly<Record<string, unknown>>)[offered.option]
        const { name, about } = texts.options[offered.option]!
        expect(markup).toContain(escaped(name))
        expect(markup).toContain(escaped(about))
        if (typeof value === 'boolean') expect(markup).toContain(`aria-checked="${value}"`)
        else expect(markup).toMatch(new RegExp(`(selected=""|checked=""[^>]*)>${sayOptionValue(texts, offered.option, value)}<`))
      }
  })
})
