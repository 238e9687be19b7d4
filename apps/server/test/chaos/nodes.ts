/** Several servers over the same data in this process; each can be restarted while the others run. */
import { at, range } from '@tortuga/kit'
import { makeFolder } from '../../../../tools/temporary.ts'
import { openStore } from '../../src/main.ts'
import type { Store } from '../../src/main.ts'
import { startServer } from '../test-server.ts'
import type { StoreKind, TestServer } from '../test-server.ts'

type Node = { server: TestServer; store: Store }

/** Replaces some methods of a store by faulty ones. */
export type StoreFault = (store: Store) => Partial<Store>

export type Nodes = Awaited<ReturnType<typeof startNodes>>

export const startNodes = async (kind: StoreKind, count: number, breakStore: StoreFault = () => ({})) => {
  const { folder, remove } = makeFolder('nodes')
  const memory = await openStore({ memory: true })
  const open = (): Promise<Store> => {
    if (kind === 'memory') return Promise.resolve(memory)
    return openStore(kind === 'sqlite' ? { dataFolder: folder } : { url: kind.url })
  }
  const start = async (): Promise<Node> => {
    const store = await open()
    return { store, server: await startServer(kind, { store: { ...store, ...breakStore(store) } }) }
  }
  const stop = async ({ server, store }: Node): Promise<void> => {
    await server.stop()
    if (kind !== 'memory') await store.close()
  }
  const nodes: Node[] = []
  for (const _ of range(count)) nodes.push(await start())

  return {
    origin: (index: number): string => at(nodes, index).server.origin(),
    store: (): Store => at(nodes, 0).store,
    restart: async (index: number): Promise<void> => {
      await stop(at(nodes, index))
      nodes[index] = await start()
    },
    stop: async (): Promise<void> => {
      for (const node of nodes) await stop(node)
      remove()
    },
  }
}
