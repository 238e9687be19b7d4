/** Names of tables and players, tokens of devices, and how a token is kept: as a hash. All of it comes from passed-in entropy. */
import { createHash } from 'node:crypto'

const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'

/** 100 random bits as twenty letters and digits that are easily told apart: who knows a table's id may sit down there. */
export const makeId = (entropy: string): string =>
  [...Buffer.from(entropy, 'hex').subarray(0, 20)].map(byte => LETTERS.charAt(byte % 32)).join('')

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
