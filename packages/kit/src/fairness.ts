/** Fair shuffles that can be checked: the server commits to a secret, every client adds its own bytes, the seed is made of all of them (docs/fairness.md). Hex is lower case. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** 32 bytes as they are written in journals and on the wire. */
export const HEX_32 = /^[0-9a-f]{64}$/

/** What the server shows before anybody sits down: it can no longer choose another secret. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)))

/** The match's seed: of the secret, the match's id and every seat's contribution in order ('' where none came). */
export const seedOf = (secret: string, match: string, contributions: readonly string[]): string =>
  bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(['tortuga-seed-1', match, ...contributions].join('\n'))))
