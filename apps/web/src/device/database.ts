/** IndexedDB as promises, as far as the device's store needs it. Everything read is checked by a schema. */
import * as v from 'valibot'

export const MATCHES = 'matches'
export const ENTRIES = 'entries'
export const ANSWERS = 'answers'
export const CHAT = 'chat'
export const STORES = [MATCHES, ENTRIES, ANSWERS, CHAT] as const
export type ObjectStoreName = (typeof STORES)[number]

export const DATABASE = 'tortuga'
const SCHEMA_VERSION = 1

const createStores = (database: IDBDatabase): void => {
  database.createObjectStore(MATCHES, { keyPath: 'id' })
  database.createObjectStore(ENTRIES, { keyPath: ['id', 'version'] })
  database.createObjectStore(ANSWERS, { keyPath: ['id', 'key'] })
  database.createObjectStore(CHAT, { autoIncrement: true }).createIndex('id', 'id')
}

/** Rejects where the browser forbids storage, as in private windows of some browsers. */
export const openDeviceDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, SCHEMA_VERSION)
    request.addEventListener('upgradeneeded', () => createStores(request.result))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the database could not be opened')))
    request.addEventListener('blocked', () => reject(new Error('another tab uses an older database')))
  })

export const resultOf = <A>(request: IDBRequest<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('a database request failed')))
  })

/** A stored value; undefined if there is none. */
export const readOne = async <A>(request: IDBRequest<unknown>, schema: v.GenericSchema<unknown, A>): Promise<A | undefined> => {
  const value = await resultOf(request)
  return value === undefined ? undefined : v.parse(schema, value)
}

export const readAll = async <A>(request: IDBRequest<unknown[]>, schema: v.GenericSchema<unknown, A>): Promise<readonly A[]> =>
  (await resultOf(request)).map(value => v.parse(schema, value))

const completion = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = (): void => reject(transaction.error ?? new Error('a database transaction was aborted'))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', fail)
    transaction.addEventListener('error', fail)
  })

/** Runs `work` in one transaction, all or nothing. `work` may await only requests of this transaction. */
export const transact = async <A>(
  database: IDBDatabase,
  mode: 'readonly' | 'readwrite',
  work: (store: (name: ObjectStoreName) => IDBObjectStore) => Promise<A>,
): Promise<A> => {
  const transaction = database.transaction(STORES, mode, { durability: 'strict' })
  const end = completion(transaction)
  try {
    const [result] = await Promise.all([work(name => transaction.objectStore(name)), end])
    return result
  } catch (error) {
    try {
      transaction.abort()
    } catch {
      // it has already ended
    }
    await end.catch(() => {})
    throw error
  }
}
