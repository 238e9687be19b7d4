/** NOTICE.md lists exactly the libraries that are shipped. */
import { parseJson } from '@tortuga/wire'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { listFiles, ROOT } from '../files.ts'

const PackageSchema = v.object({ dependencies: v.optional(v.record(v.string(), v.string()), {}) })

const dependenciesOf = (path: string): string[] => {
  return Object.keys(parseJson(PackageSchema, readFileSync(`${ROOT}${path}`, 'utf8')).dependencies)
}

it('lists the run-time libraries of all workspaces', () => {
  const manifests = ['packages', 'games', 'apps'].flatMap(folder => listFiles(folder, /^[^/]+\/[^/]+\/package\.json$/))
  const shipped = manifests.flatMap(dependenciesOf).filter(name => !name.startsWith('@tortuga/'))
  const listed = [...readFileSync(`${ROOT}NOTICE.md`, 'utf8').matchAll(/^\| (\S+) \| [^|]+ \| [^|]+ \|$/gm)].map(found => found[1] ?? '')
  expect(shipped).not.toEqual([])
  expect(listed.filter(name => name !== 'library' && name !== '---').sort()).toEqual([...new Set(shipped)].sort())
})
