/** IndexedDB in promises: as much of it as the device's store needs. */

export const MATCHES = 'matches'
export const ENTRIES = 'entries'
export const ANSWERS = 'answers'
export const CHAT = 'chat'
const STORES = [MATCHES, ENTRIES, ANSWERS, CHAT] as const
export type StoreName = (typeof STORES)[number]

const NAME = 'tortuga'
const SHAPE = 1

const upgrade = (database: IDBDatabase): void => {
  database.createObjectStore(MATCHES, { keyPath: 'id' })
  database.createObjectStore(ENTRIES, { keyPath: ['id', 'version'] })
  database.createObjectStore(ANSWERS, { keyPath: ['id', 'key'] })
  database.createObjectStore(CHAT, { autoIncrement: true }).createIndex('id', 'id')
}

/** Rejects where the browser forbids it (private windows of some browsers, blocked storage). */
export const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, SHAPE)
    request.addEventListener('upgradeneeded', () => upgrade(request.result))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the database did not open')))
    request.addEventListener('blocked', () => reject(new Error('another tab holds an older database')))
  })

export const result = <A>(request: IDBRequest<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('a request failed')))
  })

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('a transaction was called off'))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', fail)
    transaction.addEventListener('error', fail)
  })

/** All of `work` or nothing of it. It may await only requests of this transaction. */
export const transact = async <A>(
  database: IDBDatabase,
  mode: 'readonly' | 'readwrite',
  work: (store: (name: StoreName) => IDBObjectStore) => Promise<A>,
): Promise<A> => {
  const transaction = database.transaction(STORES, mode, { durability: 'strict' })
  const end = finished(transaction)
  try {
    const [made] = await Promise.all([work(name => transaction.objectStore(name)), end])
    return made
  } catch (error) {
    try {
      transaction.abort()
    } catch {
      // it has ended already
    }
    await end.catch(() => {})
    throw error
  }
}
