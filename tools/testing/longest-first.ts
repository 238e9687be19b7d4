/** The order in which test files begin: a long one that begins last would keep one worker busy after all others are done. */
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/** The longest files of each lane, the longest first. */
const LONG = [
  'doc-commands.full',
  'workbench.full',
  'webkit.full',
  'firefox.full',
  'fuzz.full',
  'friends.full',
  'lesson-by-hand.full',
  'device.full',
  'leak.gate',
  'lesson.gate',
  'friends.gate',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG.findIndex(name => moduleId.includes(name))
  return rank < 0 ? LONG.length : rank
}

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
