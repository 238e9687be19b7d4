/** Servers of one house within this process: each can be stopped and started again over the same data while the others go on. */
import { at, upTo } from '@tortuga/kit'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../../src/main.ts'
import type { Store } from '../../src/main.ts'
import { startServer } from '../table.ts'
import type { StoreKind, TestServer } from '../table.ts'

type Node = { server: TestServer; store: Store }

/** Some of the store's ways replaced by worse ones. */
export type Spoil = (store: Store) => Partial<Store>

export type Nodes = Awaited<ReturnType<typeof startNodes>>

export const startNodes = async (kind: StoreKind, count: number, spoil: Spoil = () => ({})) => {
  const folder = kind === 'sqlite' ? mkdtempSync(join(tmpdir(), 'tortuga-wild-')) : ''
  const memory = await openStore({ memory: true })
  const open = (): Promise<Store> => {
    if (kind === 'memory') return Promise.resolve(memory)
    return openStore(kind === 'sqlite' ? { dataFolder: folder } : { url: kind.url })
  }
  const start = async (): Promise<Node> => {
    const store = await open()
    return { store, server: await startServer(kind, { store: { ...store, ...spoil(store) } }) }
  }
  const stop = async ({ server, store }: Node): Promise<void> => {
    await server.stop()
    if (kind !== 'memory') await store.close()
  }
  const nodes: Node[] = []
  for (const _ of upTo(count)) nodes.push(await start())

  return {
    origin: (index: number): string => at(nodes, index).server.origin(),
    store: (): Store => at(nodes, 0).store,
    restart: async (index: number): Promise<void> => {
      await stop(at(nodes, index))
      nodes[index] = await start()
    },
    stop: async (): Promise<void> => {
      for (const node of nodes) await stop(node)
      if (folder !== '') rmSync(folder, { recursive: true, force: true })
    },
  }
}
