/** Entropy for tests: as unlike each other as random values, but the same in every run. */
import { sha256Hex } from '@tortuga/kit'
import { TEST_SEED } from '../../../tools/testing/seed.ts'

let drawn = 0

/** 32 bytes as hex. */
export const drawEntropy = (): string => sha256Hex(`${TEST_SEED} ${(drawn += 1)}`)
