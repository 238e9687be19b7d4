/** Temporary folders for tests, removed when the test ends. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished } from 'vitest'

/** Makes a folder for the running test, also from its `beforeEach`. It is removed after `afterEach`, so that servers can still be stopped there. */
export const temporaryFolder = (name: string): string => {
  const { folder, remove } = makeFolder(name)
  onTestFinished(remove)
  return folder
}

/** Makes a folder for all tests of a file, at the top of that file. It is removed after the last test. */
export const fileFolder = (name: string): string => {
  const { folder, remove } = makeFolder(name)
  afterAll(remove)
  return folder
}

/** Makes a folder outside a test, such as in `beforeAll`; the caller has to call `remove`. */
export const makeFolder = (name: string): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), `tortuga-${name}-`))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
