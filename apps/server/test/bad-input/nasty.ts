/** What nobody should send, and ways to spoil what somebody might: values, texts, and small changes to good messages. */
import { pick, upTo } from '@tortuga/kit'
import type { Random } from '@tortuga/kit'

const nested = (depth: number, open: string, close: string): string => `${open.repeat(depth)}0${close.repeat(depth)}`

/** Values by what is wrong with them, each as JSON text, so that texts JavaScript would not print are among them. */
export const NASTY: Readonly<Record<string, string>> = {
  null: 'null',
  'a truth': 'true',
  nought: '0',
  'minus nought': '-0',
  'less than nothing': '-1',
  'a fraction': '0.5',
  'a huge number': '1e308',
  'more than any number': '1e999',
  'a number that is not safe': '9007199254740993',
  'four hundred digits': '9'.repeat(400),
  'no text': '""',
  'a space': '" "',
  'a long text': `"${'x'.repeat(5000)}"`,
  'a NUL': '"a\\u0000b"',
  'half a character': '"\\ud800"',
  'text that turns round': '"\\u202eevil\\u2066"',
  'controls and escapes': '"\\u001b[31m\\u0007\\r\\n"',
  'a byte-order mark': '"\\ufeffx"',
  'marks piled up': `"x${'\\u0301'.repeat(300)}"`,
  markup: '"<script>alert(1)</script>"',
  'a quote and a semicolon': '"\'; DROP TABLE matches; --"',
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
  'a list with a name': '{"length":9999999999}',
  'a tricky type': '{"type":"__proto__"}',
  'a type that is a list': '{"type":["hello"]}',
}
const TEXTS = Object.values(NASTY)

/** A JSON value with places to spoil: every way down to a leaf, an object or a list. */
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Prints a value with one part of it replaced, doubled, dropped, or joined by a part that does not belong. */
const spoilValue = (value: Json, random: Random): string => {
  const isDeeper = typeof value === 'object' && value !== null && random.int(4) > 0
  if (!isDeeper) return pick(TEXTS, random)
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map(item => JSON.stringify(item))
    const index = random.int(items.length + 1)
    items[index] = spoilValue(items.length === 0 ? null : ((value as readonly Json[])[index] ?? null), random)
    return `[${items.join(',')}]`
  }
  const entries = Object.entries(value as Readonly<Record<string, Json>>).map(
    ([key, part]) => [JSON.stringify(key), JSON.stringify(part)] as const,
  )
  const parts = entries.map(([key, text]) => `${key}:${text}`)
  const index = random.int(entries.length + 1)
  const [key = '"more"'] = entries[index] ?? []
  const spoilt = spoilValue(Object.values(value as Readonly<Record<string, Json>>)[index] ?? null, random)
  switch (random.int(5)) {
    case 0:
      return `{${parts.filter((_, place) => place !== index).join(',')}}`
    case 1:
      return `{${[...parts, `${key}:${spoilt}`].join(',')}}` // the same key twice
    case 2:
      return `{${[...parts, `${pick(['"__proto__"', '"constructor"', '"x"', '""'], random)}:${spoilt}`].join(',')}}`
    default:
      return `{${parts.map((part, place) => (place === index ? `${key}:${spoilt}` : part)).join(',')}}`
  }
}

/** A good message, spoilt: mostly in its parts, at times in its very text. The bytes need be no UTF-8. */
export const spoil = (good: unknown, random: Random): Buffer => {
  const text = random.int(8) === 0 ? JSON.stringify(good) : spoilValue(good as Json, random)
  const bytes = Buffer.from(text)
  switch (random.int(12)) {
    case 0:
      return bytes.subarray(0, random.int(bytes.length + 1))
    case 1:
      return Buffer.concat([bytes, Buffer.from(pick(['}', ' {}', '\u0000', ','], random))])
    case 2:
      for (const _ of upTo(1 + random.int(3))) if (bytes.length > 0) bytes[random.int(bytes.length)] = random.int(256)
      return bytes
    default:
      return bytes
  }
}
