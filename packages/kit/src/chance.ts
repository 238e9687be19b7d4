/** Where chance comes from: the keyed stream of a match, a fast one for lab and bots, a scripted one for tests. A state never holds a generator. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import type { Random } from './game.ts'
import { at } from './lists.ts'

/** The generators a journal may name: the keyed one of play, and a fast one for lab and tests. */
export const CHANCES = ['hmac-sha256', 'xoroshiro128plus'] as const
/** The name of a generator. */
export type Chance = (typeof CHANCES)[number]

/** A step's own stream, from the match's seed and the step's number (set-up is step 0). */
export type Streams = (step: number) => Random

const WORDS = 2 ** 32

/** Unbiased numbers from 32-bit words: a word past the last whole multiple of `below` is thrown away. `below` 1 takes no word. */
const fromWords = (nextWord: () => number): Random => ({
  int(below) {
    if (!Number.isInteger(below) || below < 1 || below > WORDS)
      throw new RangeError(`int(${below}): below must be a whole number from 1 to 2^32`)
    if (below === 1) return 0
    const limit = WORDS - (WORDS % below)
    let word = nextWord()
    while (word >= limit) word = nextWord()
    return word % below
  },
})

/** `hmac-sha256`: block i of step s is the hash of 'tortuga-draw-1', s and i under the seed, read as eight big-endian words. Nothing is computed until something is drawn. */
const keyedStream = (seed: Uint8Array, step: number): Random => {
  let block: DataView | null = null
  let blocks = 0
  let word = 0
  return fromWords(() => {
    if (block === null || word === 8) {
      const bytes = hmac(sha256, seed, utf8ToBytes(`tortuga-draw-1\n${step}\n${blocks}`))
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      blocks += 1
      word = 0
    }
    word += 1
    return block.getUint32((word - 1) * 4)
  })
}

/** Spreads a number over 32 bits, so that neighbouring seeds and steps give streams that have nothing to do with each other. */
const mix = (value: number): number => {
  let h = value | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

const GOLDEN = 0x9e3779b9

const fastStream = (a: number, b: number, c: number, d: number, step: number): Random => {
  const turn = mix(step + GOLDEN)
  const generator = xoroshiro128plusFromState([mix(a ^ turn), mix(b + turn), mix(c ^ ~turn), mix(d - turn) | 1])
  return fromWords(() => generator.next() >>> 0)
}

/** A fast stream from a number: for bots and tests, where a seed is written by hand. Not for play. */
export const fastRandom = (seed: number): Random => fastStream(seed, seed + GOLDEN, seed ^ 0x5bf03635, ~seed, 0)

/** The streams a journal's header describes: its generator and its seed of 64 hex digits. `xoroshiro128plus` uses the first half of it. */
export const streamsOf = (chance: Chance, seed: string): Streams => {
  const bytes = hexToBytes(seed)
  if (bytes.length !== 32) throw new RangeError('a seed is 64 hex digits')
  if (chance === 'hmac-sha256') return step => keyedStream(bytes, step)
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [a, b, c, d] = [words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12)]
  return step => fastStream(a, b, c, d, step)
}

/** Gives just these numbers, in this order; a fault if more are asked for or one does not fit. `scripted()` allows no draw at all; `int(1)` is none. */
export const scripted = (...numbers: readonly number[]): Random => {
  let next = 0
  return {
    int(below) {
      if (below === 1) return 0
      const number = at(numbers, next)
      if (number < 0 || number >= below) throw new RangeError(`scripted ${number} does not fit int(${below})`)
      next += 1
      return number
    },
  }
}

/** The same stream, and whether anything has been drawn from it. `int(1)` is no draw: its answer was certain. */
export const watched = (random: Random): { readonly random: Random; readonly hasDrawn: () => boolean } => {
  let drawn = false
  return {
    random: {
      int(below) {
        if (below > 1) drawn = true
        return random.int(below)
      },
    },
    hasDrawn: () => drawn,
  }
}

/** A mixed copy: for i = length − 1 down to 1, exchange places i and int(i + 1). */
export const shuffle = <A>(list: readonly A[], random: Random): A[] => {
  const mixed = list.slice()
  for (let i = mixed.length - 1; i > 0; i -= 1) {
    const j = random.int(i + 1)
    const held = at(mixed, i)
    mixed[i] = at(mixed, j)
    mixed[j] = held
  }
  return mixed
}

/** One entry of the list, each as likely as the others. */
export const pick = <A>(list: readonly A[], random: Random): A => at(list, random.int(list.length))
