/** Provably fair seeds: the server commits to a secret, every client contributes random bytes, and the seed is derived from all of them (docs/fairness.md). Hex is lower case. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** 32 bytes in hex, as in journals and messages. */
export const HEX_32_BYTES = /^[0-9a-f]{64}$/

/** The commitment to a secret: its sha256. The server publishes it before anybody sits down, so that it can no longer choose another secret. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)))

/** Derives the seed of a match from the secret, the match id and the contributions by seat ('' for seats that sent none). */
export const seedOf = (secret: string, match: string, contributions: readonly string[]): string =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(['tortuga-seed-1', match, ...contributions].join('\n'))))
