/** Random values of a Valibot schema, such as a faulty client might send. Supports the kinds of schema that games use for moves. */
import type { GenericSchema } from 'valibot'
import { pick } from '../../src/index.ts'
import type { Random } from '../../src/index.ts'

type Shape = GenericSchema & {
  readonly entries?: Readonly<Record<string, Shape>>
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly wrapped?: Shape
  readonly item?: Shape
  readonly items?: readonly Shape[]
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
}

const bound = (shape: Shape, type: string): number | null => {
  const found = shape.pipe?.find(action => action.type === type)?.requirement
  return typeof found === 'number' ? found : null
}

const randomNumber = (shape: Shape, random: Random): number => {
  const least = bound(shape, 'min_value')
  const most = bound(shape, 'max_value')
  const low = least ?? Math.min(-3, most ?? 0)
  const high = most ?? low + 24
  return low + random.int(high - low + 1)
}

const randomList = (shape: Shape, item: Shape, random: Random): unknown[] => {
  const exact = bound(shape, 'length')
  const low = exact ?? bound(shape, 'min_length') ?? 0
  const high = exact ?? Math.min(bound(shape, 'max_length') ?? low + 6, low + 12)
  return Array.from({ length: low + random.int(high - low + 1) }, () => randomValueOf(item, random))
}

/** A random value of this schema. Custom checks of the schema may still reject it, so decode it before use. */
export const randomValueOf = (schema: GenericSchema, random: Random): unknown => {
  const shape = schema as Shape
  switch (shape.type) {
    case 'strict_object':
    case 'object':
      return Object.fromEntries(Object.entries(shape.entries ?? {}).map(([key, entry]) => [key, randomValueOf(entry, random)]))
    case 'variant':
    case 'union':
      return randomValueOf(pick(shape.options ?? [], random) as Shape, random)
    case 'picklist':
      return pick(shape.options ?? [], random)
    case 'literal':
      return shape.literal
    case 'nullable':
      return random.int(3) === 0 || shape.wrapped === undefined ? null : randomValueOf(shape.wrapped, random)
    case 'array':
      return shape.item === undefined ? [] : randomList(shape, shape.item, random)
    case 'tuple':
    case 'strict_tuple':
      return (shape.items ?? []).map(item => randomValueOf(item, random))
    case 'number':
      return randomNumber(shape, random)
    case 'boolean':
      return random.int(2) === 1
    case 'null':
      return null
    case 'string':
      return pick(['', 'x', 'toString', '__proto__', 'J'], random)
    default:
      throw new Error(`randomValueOf does not support schemas of type ${shape.type}`)
  }
}
