/** The memory store passes the store contract. */
import { openStore } from '../open-store.ts'
import { describeStore } from './store-suite.ts'

describeStore('memory', async now => {
  const store = await openStore({ memory: true, now })
  return { store, other: store, close: () => store.close() }
})
