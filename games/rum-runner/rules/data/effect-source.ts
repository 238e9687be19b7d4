/** The card that caused an effect, in the notation: `event pirate`, `island 2`, `shown`, `shown party`, `crew 1.2`. */
import { unreachable } from '@tortuga/kit'
import * as v from 'valibot'
import { integer } from './effect-data.ts'
import { SIDES, type EffectSource } from './types.ts'

const Index = integer(0, 99)
export const SourceSchema: v.GenericSchema<unknown, EffectSource> = v.variant('from', [
  v.strictObject({ from: v.literal('event'), side: v.picklist(SIDES) }),
  v.strictObject({ from: v.literal('island'), island: Index }),
  v.strictObject({ from: v.literal('shown'), party: v.boolean() }),
  v.strictObject({ from: v.literal('crew'), ship: Index, crew: Index }),
])

const print = (source: EffectSource): string => {
  switch (source.from) {
    case 'event':
      return `event ${source.side}`
    case 'island':
      return `island ${source.island + 1}`
    case 'shown':
      return source.party ? 'shown party' : 'shown'
    case 'crew':
      return `crew ${source.ship + 1}.${source.crew + 1}`
    default:
      return unreachable(source)
  }
}

const parse = (text: string): EffectSource => {
  const [from = '', rest = ''] = text.split(' ')
  const [first, second] = rest.split('.').map(number => Number(number) - 1)
  const parsed = v.safeParse(SourceSchema, {
    from,
    ...(from === 'event' ? { side: rest } : from === 'island' ? { island: first } : {}),
    ...(from === 'shown' ? { party: rest === 'party' } : from === 'crew' ? { ship: first, crew: second } : {}),
  })
  if (!parsed.success) throw new RangeError(`not the source of an effect: ${text}`)
  return parsed.output
}

export const sourceText = { print, parse }
