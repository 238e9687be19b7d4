/** The keys by which the reader finds what is no tile of the draft; a tile is found by its id. */
export const BANK_KEY = 'bank'
export const BLANK_KEY = 'blank'
const SET = 'set '
export const setKey = (id: string): string => `${SET}${id}`
/** The set that a key is about; null if it is about none. */
export const setOfKey = (key: string): string | null => (key.startsWith(SET) ? key.slice(SET.length) : null)
