/** Random number generators: a keyed one for play, a fast one for the lab and bots, a scripted one for tests. States never contain a generator, so that a state alone does not reveal future draws. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import type { Random } from '../game.ts'
import { at } from '../lists.ts'

/** The generators a journal may name: the keyed one for play, and the fast one for the lab and tests. */
export const GENERATOR_NAMES = ['hmac-sha256', 'xoroshiro128plus'] as const
/** The name of a generator, as stored in a journal's header. */
export type GeneratorName = (typeof GENERATOR_NAMES)[number]

/** Gives each step of a match its own random stream. The setup is step 0. */
export type RandomStreams = (step: number) => Random

const WORD_RANGE = 2 ** 32

/** Unbiased integers from 32-bit words by rejection sampling: words at or above the largest multiple of `below` are discarded. `int(1)` consumes no word. */
const fromWords = (nextWord: () => number): Random => ({
  int(below) {
    if (!Number.isInteger(below) || below < 1 || below > WORD_RANGE)
      throw new RangeError(`int(${below}): below must be an integer from 1 to 2^32`)
    if (below === 1) return 0
    const limit = WORD_RANGE - (WORD_RANGE % below)
    let word = nextWord()
    while (word >= limit) word = nextWord()
    return word % below
  },
})

/** `hmac-sha256`: block i of step s is the HMAC of 'tortuga-draw-1', s and i with the seed as key, read as eight big-endian words. Blocks are computed on demand. */
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

/** Mixes the bits of an integer (the finalizer of MurmurHash3), so that neighbouring seeds and steps give unrelated streams. */
const mix = (value: number): number => {
  let h = value | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

const GOLDEN_RATIO = 0x9e3779b9

const fastStream = (a: number, b: number, c: number, d: number, step: number): Random => {
  const salt = mix(step + GOLDEN_RATIO)
  const generator = xoroshiro128plusFromState([mix(a ^ salt), mix(b + salt), mix(c ^ ~salt), mix(d - salt) | 1])
  return fromWords(() => generator.next() >>> 0)
}

/** A fast stream from a numeric seed, for bots, the lab and tests. Never for play between people: its future draws can be computed from past ones. */
export const fastRandom = (seed: number): Random => fastStream(seed, seed + GOLDEN_RATIO, seed ^ 0x5bf03635, ~seed, 0)

/** The streams described by a journal's header: its generator, and its seed as 64 hex digits. `xoroshiro128plus` uses only the first half of the seed. */
export const randomStreams = (chance: GeneratorName, seed: string): RandomStreams => {
  const bytes = hexToBytes(seed)
  if (bytes.length !== 32) throw new RangeError('a seed must be 64 hex digits')
  if (chance === 'hmac-sha256') return step => keyedStream(bytes, step)
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [a, b, c, d] = [words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12)]
  return step => fastStream(a, b, c, d, step)
}

/** Returns these numbers in order, and throws if they run out or one is out of range. `scriptedRandom()` therefore forbids any draw; `int(1)` does not count as one. */
export const scriptedRandom = (...numbers: readonly number[]): Random => {
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

/** Wraps a stream and records whether anything was drawn from it. `int(1)` does not count, because its result is certain. */
export const trackDraws = (random: Random): { readonly random: Random; readonly hasDrawn: () => boolean } => {
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

/** A shuffled copy (Fisher–Yates): for i from length − 1 down to 1, swaps entries i and int(i + 1). Journals depend on this exact order of draws. */
export const shuffle = <A>(list: readonly A[], random: Random): A[] => {
  const shuffled = list.slice()
  for (let i = shuffled.length - 1; i > 0; i -= 1) {
    const j = random.int(i + 1)
    const held = at(shuffled, i)
    shuffled[i] = at(shuffled, j)
    shuffled[j] = held
  }
  return shuffled
}

/** A random entry of the list, all equally likely. */
export const pick = <A>(list: readonly A[], random: Random): A => at(list, random.int(list.length))
