/** The workbench has a sample of every question, refusal and event of every game. */
import { MANIFESTS } from '@tortuga/games'
import { describe, expect, it } from 'vitest'
import { collectEvents } from '../workbench/catalogue/events.ts'
import { collectQuestions } from '../workbench/catalogue/questions.ts'
import { collectRefusals, possibleRefusals } from '../workbench/catalogue/refusals.ts'
import { createEventTable } from '../workbench/positions/event-table.ts'
import { findPosition, stepFrom } from '../workbench/positions/position-source.ts'
import { readCatalogueFiles } from './games/game-files.ts'

describe.each(MANIFESTS.map(manifest => [manifest.id, manifest] as const))('%s', (_, manifest) => {
  it('every kind of question is asked', async () => {
    const files = await readCatalogueFiles(manifest)
    const { found, missing } = await collectQuestions(files)
    expect(missing).toEqual([])
    expect(found.size).toBeGreaterThan(0)
    for (const [kind, { source, viewer }] of found) {
      const { match } = await findPosition(files, source)
      expect([kind, files.game.awaited(match.state)]).toEqual([kind, expect.arrayContaining([viewer])])
      if (files.samples !== null) {
        expect(files.samples.questionOf(files.game.view(match.state, viewer))).toBe(kind)
        expect(Object.keys(files.samples.questions)).toContain(kind)
      }
    }
  })

  it('every type of refusal is given', async () => {
    const files = await readCatalogueFiles(manifest)
    const { found, missing } = await collectRefusals(files)
    expect(missing).toEqual([])
    expect([...found.keys()].toSorted()).toEqual(possibleRefusals(files).toSorted())
  })

  it('every type of event happens, and can be played alone', async () => {
    const files = await readCatalogueFiles(manifest)
    const { found, missing } = await collectEvents(files)
    expect(missing).toEqual([])
    expect(found.size).toBe(files.eventTypes.length)
    for (const { source, viewer, index, move } of found.values()) {
      if (index === null) continue
      const prepared = await findPosition(files, source)
      const table = createEventTable(prepared, await stepFrom(files, source, prepared, viewer, move), index, viewer)
      expect(table?.play()).toMatchObject({ type: 'update', version: prepared.match.version + 1 })
    }
  })
})
