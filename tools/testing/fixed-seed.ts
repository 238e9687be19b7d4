/** Gives fast-check the seed of the run. */
import { configureGlobal } from 'fast-check'
import { TEST_SEED } from './seed.ts'

configureGlobal({ seed: TEST_SEED })
