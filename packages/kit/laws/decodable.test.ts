/** Values drawn from a schema are values of that schema. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { moveSchema } from '../test/toy/types.ts'
import { fastRandom, upTo } from '../src/index.ts'
import { drawDecodable } from './decodable.ts'

const whole = (...bounds: readonly [number, number]) => v.pipe(v.number(), v.integer(), v.minValue(bounds[0]), v.maxValue(bounds[1]))

const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  'an object': v.strictObject({ a: v.boolean(), b: v.literal('x'), c: v.null() }),
  'a loose object': v.object({ a: v.string() }),
  'a variant': v.variant('type', [v.strictObject({ type: v.literal('a') }), v.strictObject({ type: v.literal('b'), n: whole(3, 5) })]),
  'a union': v.union([v.number(), v.string()]),
  'a picklist': v.picklist(['silk', 'salt']),
  'something nullable': v.nullable(v.picklist(['silk'])),
  'a list': v.array(whole(0, 9)),
  'a list of some length': v.pipe(v.array(v.boolean()), v.minLength(2), v.maxLength(4)),
  'a list of just one length': v.pipe(v.array(v.boolean()), v.length(9)),
  'a long list': v.pipe(v.array(v.boolean()), v.minLength(30), v.maxLength(100)),
  'a tuple': v.tuple([v.boolean(), whole(1, 1)]),
  'a strict tuple': v.strictTuple([v.literal(1), v.string()]),
  'a number with both bounds': whole(-2, 2),
  'a number with a low bound': v.pipe(v.number(), v.integer(), v.minValue(100)),
  'a number with a high bound': v.pipe(v.number(), v.integer(), v.maxValue(-100)),
  'a move of the toy game': moveSchema,
}

describe.each(Object.entries(SCHEMAS))('%s', (_, schema) => {
  it('is drawn in many ways, all decodable, the same for the same chance', () => {
    const random = fastRandom(1)
    const drawn = upTo(200).map(() => drawDecodable(schema, random))
    expect(drawn.filter(value => !v.is(schema, value))).toEqual([])
    const again = fastRandom(1)
    expect(upTo(200).map(() => drawDecodable(schema, again))).toEqual(drawn)
  })
})

it('every kind of move, crate and lamp comes up', () => {
  const random = fastRandom(2)
  const drawn = new Set(upTo(500).map(() => JSON.stringify(drawDecodable(moveSchema, random))))
  for (const text of ['{"type":"nod"}', '{"type":"seize"}', '{"type":"pack","crate":"lead","lamp":true}', '{"type":"look","boat":9}'])
    expect(drawn).toContain(text)
})

it('the ends of a range come up', () => {
  const random = fastRandom(3)
  const drawn = new Set(upTo(200).map(() => drawDecodable(whole(-1, 2), random)))
  expect(drawn).toEqual(new Set([-1, 0, 1, 2]))
})

it('a kind of schema it does not know is a fault that says so', () => {
  expect(() => drawDecodable(v.date(), fastRandom(1))).toThrow('kind date is not known here')
})
