/** Bad input: JSON values that no field accepts, and random corruption of valid messages. */
import { pick, range } from '@tortuga/kit'
import type { Random } from '@tortuga/kit'

const nested = (depth: number, open: string, close: string): string => `${open.repeat(depth)}0${close.repeat(depth)}`

/** Bad values by name, as JSON text, because JSON.stringify could not produce some of them. */
export const BAD_VALUES: Readonly<Record<string, string>> = {
  null: 'null',
  true: 'true',
  zero: '0',
  'negative zero': '-0',
  'a negative number': '-1',
  'a fraction': '0.5',
  'a huge number': '1e308',
  'a number that overflows': '1e999',
  'an unsafe integer': '9007199254740993',
  'four hundred digits': '9'.repeat(400),
  'an empty string': '""',
  'a space': '" "',
  'a long text': `"${'x'.repeat(5000)}"`,
  'a NUL': '"a\\u0000b"',
  'a lone surrogate': '"\\ud800"',
  'text with direction overrides': '"\\u202eevil\\u2066"',
  'control characters': '"\\u001b[31m\\u0007\\r\\n"',
  'a byte-order mark': '"\\ufeffx"',
  'piled combining marks': `"x${'\\u0301'.repeat(300)}"`,
  markup: '"<script>alert(1)</script>"',
  'an SQL injection': '"\'; DROP TABLE matches; --"',
  'the prototype': '"__proto__"',
  'the constructor': '"constructor"',
  'a method': '"toString"',
  'a path': '"../../etc/passwd"',
  'an empty list': '[]',
  'an empty object': '{}',
  'a long list': `[${'0,'.repeat(1000)}0]`,
  'a list of lists': nested(1500, '[', ']'),
  'objects in objects': nested(1000, '{"a":', '}'),
  'another prototype': '{"__proto__":{"polluted":true}}',
  'another constructor': '{"constructor":{"prototype":{"polluted":true}}}',
  'an object with a length': '{"length":9999999999}',
  'a tricky type': '{"type":"__proto__"}',
  'a type that is a list': '{"type":["hello"]}',
}
const TEXTS = Object.values(BAD_VALUES)

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Prints a value with one part replaced, duplicated, dropped or added. */
const corruptValue = (value: Json, random: Random): string => {
  const isDeeper = typeof value === 'object' && value !== null && random.int(4) > 0
  if (!isDeeper) return pick(TEXTS, random)
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map(item => JSON.stringify(item))
    const index = random.int(items.length + 1)
    items[index] = corruptValue(items.length === 0 ? null : ((value as readonly Json[])[index] ?? null), random)
    return `[${items.join(',')}]`
  }
  const entries = Object.entries(value as Readonly<Record<string, Json>>).map(
    ([key, part]) => [JSON.stringify(key), JSON.stringify(part)] as const,
  )
  const parts = entries.map(([key, text]) => `${key}:${text}`)
  const index = random.int(entries.length + 1)
  const [key = '"more"'] = entries[index] ?? []
  const corrupted = corruptValue(Object.values(value as Readonly<Record<string, Json>>)[index] ?? null, random)
  switch (random.int(5)) {
    case 0:
      return `{${parts.filter((_, place) => place !== index).join(',')}}`
    case 1:
      return `{${[...parts, `${key}:${corrupted}`].join(',')}}` // the same key twice
    case 2:
      return `{${[...parts, `${pick(['"__proto__"', '"constructor"', '"x"', '""'], random)}:${corrupted}`].join(',')}}`
    default:
      return `{${parts.map((part, place) => (place === index ? `${key}:${corrupted}` : part)).join(',')}}`
  }
}

/** Corrupts a valid message, mostly in one of its values and sometimes in its bytes, so that the result may be invalid UTF-8. */
export const corrupt = (valid: unknown, random: Random): Buffer => {
  const text = random.int(8) === 0 ? JSON.stringify(valid) : corruptValue(valid as Json, random)
  const bytes = Buffer.from(text)
  switch (random.int(12)) {
    case 0:
      return bytes.subarray(0, random.int(bytes.length + 1))
    case 1:
      return Buffer.concat([bytes, Buffer.from(pick(['}', ' {}', '\u0000', ','], random))])
    case 2:
      for (const _ of range(1 + random.int(3))) if (bytes.length > 0) bytes[random.int(bytes.length)] = random.int(256)
      return bytes
    default:
      return bytes
  }
}
