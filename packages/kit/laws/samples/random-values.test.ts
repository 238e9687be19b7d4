/** Random values of a schema can be decoded by that schema. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { moveSchema } from '../../test/toy/types.ts'
import { fastRandom, range } from '../../src/index.ts'
import { randomValueOf } from './random-values.ts'

const integer = (...bounds: readonly [number, number]) => v.pipe(v.number(), v.integer(), v.minValue(bounds[0]), v.maxValue(bounds[1]))

const SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  'an object': v.strictObject({ a: v.boolean(), b: v.literal('x'), c: v.null() }),
  'a loose object': v.object({ a: v.string() }),
  'a variant': v.variant('type', [v.strictObject({ type: v.literal('a') }), v.strictObject({ type: v.literal('b'), n: integer(3, 5) })]),
  'a union': v.union([v.number(), v.string()]),
  'a picklist': v.picklist(['silk', 'salt']),
  'a nullable': v.nullable(v.picklist(['silk'])),
  'a list': v.array(integer(0, 9)),
  'a list with bounds on its length': v.pipe(v.array(v.boolean()), v.minLength(2), v.maxLength(4)),
  'a list of fixed length': v.pipe(v.array(v.boolean()), v.length(9)),
  'a long list': v.pipe(v.array(v.boolean()), v.minLength(30), v.maxLength(100)),
  'a tuple': v.tuple([v.boolean(), integer(1, 1)]),
  'a strict tuple': v.strictTuple([v.literal(1), v.string()]),
  'a number with both bounds': integer(-2, 2),
  'a number with a low bound': v.pipe(v.number(), v.integer(), v.minValue(100)),
  'a number with a high bound': v.pipe(v.number(), v.integer(), v.maxValue(-100)),
  'a move of the toy game': moveSchema,
}

describe.each(Object.entries(SCHEMAS))('%s', (_, schema) => {
  it('gives only decodable values, the same for the same seed', () => {
    const random = fastRandom(1)
    const drawn = range(200).map(() => randomValueOf(schema, random))
    expect(drawn.filter(value => !v.is(schema, value))).toEqual([])
    const again = fastRandom(1)
    expect(range(200).map(() => randomValueOf(schema, again))).toEqual(drawn)
  })
})

it('covers every kind of move', () => {
  const random = fastRandom(2)
  const drawn = new Set(range(500).map(() => JSON.stringify(randomValueOf(moveSchema, random))))
  for (const text of ['{"type":"nod"}', '{"type":"seize"}', '{"type":"pack","crate":"lead","lamp":true}', '{"type":"look","boat":9}'])
    expect(drawn).toContain(text)
})

it('includes both ends of a range', () => {
  const random = fastRandom(3)
  const drawn = new Set(range(200).map(() => randomValueOf(integer(-1, 2), random)))
  expect(drawn).toEqual(new Set([-1, 0, 1, 2]))
})

it('throws for an unsupported schema', () => {
  expect(() => randomValueOf(v.date(), fastRandom(1))).toThrow('does not support schemas of type date')
})
