/** Files of frozen editions are recognised by their names. */
import { MANIFESTS } from '@tortuga/games'
import type { Rollup } from 'vite'
import { expect, it } from 'vitest'
import { editionIn, nameChunk } from './editions.ts'

const nameOf = (facadeModuleId: string | null): string =>
  nameChunk({ facadeModuleId } as Rollup.PreRenderedChunk)
    .replace('[name]', 'rules')
    .replace('[hash]', '-1-a_B2c')

it.each(MANIFESTS.flatMap(({ id, editions = {} }) => Object.keys(editions).map(rules => [id, rules] as const)))(
  '%s, rules %s',
  (id, rules) => expect(editionIn(`/${nameOf(`/home/ada/tortuga/games/${id}/editions/${rules}.js`)}`)).toBe(`${id} ${rules}`),
)

it('other files contain no edition', () => {
  for (const module of ['/tortuga/games/rum/editions/views.ts', '/tortuga/games/rum/rules/index.ts', null])
    expect(editionIn(`/${nameOf(module)}`)).toBeNull()
})
