/** Canonical JSON and hashes of it. Replay and `verify` compare states and entries by their canonical JSON. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** JSON with sorted keys and without spaces: equal values give equal strings. Built by hand, because in a sorted object JavaScript would still move integer-like keys such as '10' to the front. */
export const canonicalJson = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(entry => (entry === undefined ? 'null' : canonicalJson(entry))).join(',')}]`
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`
}

/** The sha256 of a string's UTF-8 bytes, as lower-case hex. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** The sha256 of a text that arrives in parts. */
export const createSha256 = () => {
  const hash = sha256.create()
  return {
    add: (text: string): void => {
      hash.update(utf8ToBytes(text))
    },
    hex: (): string => bytesToHex(hash.digest()),
  }
}

/** The sha256 of a value's canonical JSON. An `end` entry stores it for the final state. */
export const hashOf = (value: unknown): string => sha256Hex(canonicalJson(value))
