/** The list of sources, which checks of imports and names rest on, has every file that git tracks. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listSources, ROOT, SOURCE, SOURCE_FOLDERS } from '../files.ts'

/** Tracked files that are still on disk; a file that is being removed does not count. */
const listTracked = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--', ...SOURCE_FOLDERS], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(file => SOURCE.test(file) && !file.startsWith('bench/peers/') && existsSync(`${ROOT}${file}`))

it('has every source file that git tracks', () => {
  expect(listSources().length).toBeGreaterThan(1000)
  if (existsSync(`${ROOT}.git`)) expect(listSources()).toEqual(expect.arrayContaining([...listTracked()]))
})
