/** Ids of tables and players, and hashes of device tokens. The store keeps only the hash of a token. */
import { createHash } from 'node:crypto'

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

/** 100 random bits as twenty characters that are easy to tell apart. A table's id must not be guessable: it is the invitation to the table. */
export const createId = (entropy: string): string =>
  [...Buffer.from(entropy, 'hex').subarray(0, 20)].map(byte => LETTERS.charAt(byte % 32)).join('')

/** The name of a device for its own player: the start of its token's hash. */
export const deviceIdOf = (tokenHash: string): string => tokenHash.slice(0, 16)

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
