/** Randomness and ids that also work over plain http, where browsers give no `randomUUID`. */

const toHex = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** So many random bytes as hex: 32 are what a player adds to the shuffle. */
export const randomHex = (bytes = 32): string => toHex(crypto.getRandomValues(new Uint8Array(bytes)))

/** A number from 0 to 1, for waiting times. */
export const randomShare = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
