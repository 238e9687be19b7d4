/** One text for one value: JSON with sorted keys, and its hash. Journals and `verify` compare states by it. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The value as JSON with sorted keys and no spaces: equal values give equal texts, whatever order their keys were written in. Written part by part, since an object would put keys like '10' before all others. */
export const canonicalJson = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(entry => (entry === undefined ? 'null' : canonicalJson(entry))).join(',')}]`
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`
}

/** sha256 of a text, as lower-case hex. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** The hash by which a state is known: sha256 of its canonical JSON. */
export const hashOf = (value: unknown): string => sha256Hex(canonicalJson(value))
