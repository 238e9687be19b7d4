/** The store in memory keeps the contract. */
import { openStore } from './open.ts'
import { describeStore } from './suite.ts'

describeStore('memory', async now => {
  const store = await openStore({ memory: true, now })
  return { store, other: store, close: () => store.close() }
})
