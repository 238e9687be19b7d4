/** NOTICE.md lists every library that is shipped, and no other. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listFiles, ROOT } from './sources.ts'

const dependenciesOf = (path: string): string[] => {
  const { dependencies = {} } = JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8')) as { dependencies?: Record<string, string> }
  return Object.keys(dependencies)
}

it('lists the run-time libraries of all workspaces', () => {
  const manifests = ['packages', 'games', 'apps'].flatMap(folder => listFiles(folder, /^[^/]+\/[^/]+\/package\.json$/))
  const shipped = manifests.flatMap(dependenciesOf).filter(name => !name.startsWith('@tortuga/'))
  const listed = [...readFileSync(`${ROOT}NOTICE.md`, 'utf8').matchAll(/^\| (\S+) \| [^|]+ \| [^|]+ \|$/gm)].map(found => found[1] ?? '')
  expect(shipped).not.toEqual([])
  expect(listed.filter(name => name !== 'library' && name !== '---').sort()).toEqual([...new Set(shipped)].sort())
})
