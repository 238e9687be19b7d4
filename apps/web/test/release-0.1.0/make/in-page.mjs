/** Functions that run inside the 0.1.0 page: a line to its table's worker, and a dump of its storage. They may use nothing from outside themselves. */

/** Catches the page's worker named `table` and adds `window.tortugaPort`, a client of one of its matches. */
export const openPort = () => {
  const Original = window.Worker
  let worker = null
  window.Worker = class extends Original {
    constructor(url, options) {
      super(url, options)
      if (options?.name === 'table') worker = this
    }
  }
  let calls = 1_000_000 // far from the page's own numbers
  const call = (name, input, transfer = []) => {
    calls += 1
    const number = calls
    return new Promise((resolve, reject) => {
      const hear = ({ data }) => {
        if (data.call !== number) return
        worker.removeEventListener('message', hear)
        if (data.ok) resolve(data.answer)
        else reject(new Error(data.error))
      }
      worker.addEventListener('message', hear)
      worker.postMessage({ call: number, name, with: input }, transfer)
    })
  }
  let port = null
  let newest = null
  let asked = 0
  const waiting = new Map()
  window.tortugaPort = {
    connect: async id => {
      const channel = new MessageChannel()
      port = channel.port1
      newest = null
      port.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data)
        if (message.type === 'update') newest = message
        waiting.get(message.id)?.(message)
      })
      port.start()
      await call('connect', id, [channel.port2])
      port.postMessage(JSON.stringify({ type: 'hello', protocol: 1, have: null }))
    },
    newest: () => newest,
    /** Resolves when the change is stored and shown. */
    ask: async message => {
      asked += 1
      const id = `made-${Date.now()}-${asked}`
      const answer = await new Promise(resolve => {
        waiting.set(id, resolve)
        port.postMessage(JSON.stringify({ ...message, id }))
      })
      while (answer.type === 'done' && newest.version < answer.version) await new Promise(resolve => setTimeout(resolve, 5))
      return answer
    },
    journal: id => call('journal', id),
    remove: id => call('remove', id),
  }
}

/** All databases with their definitions and rows, and the local storage. */
export const dumpBrowser = async () => {
  const result = request =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  const dumpStore = async store => {
    const definition = {
      name: store.name,
      keyPath: store.keyPath,
      autoIncrement: store.autoIncrement,
      indexes: [...store.indexNames].map(name => {
        const { keyPath, unique, multiEntry } = store.index(name)
        return { name, keyPath, unique, multiEntry }
      }),
    }
    const [keys, values] = await Promise.all([result(store.getAllKeys()), result(store.getAll())])
    return { ...definition, rows: values.map((value, index) => ({ key: store.keyPath === null ? keys[index] : null, value })) }
  }
  const databases = []
  for (const { name, version } of await indexedDB.databases()) {
    const database = await result(indexedDB.open(name))
    const names = [...database.objectStoreNames]
    const transaction = database.transaction(names, 'readonly')
    databases.push({ name, version, stores: await Promise.all(names.map(store => dumpStore(transaction.objectStore(store)))) })
    database.close()
  }
  return { databases, localStorage: Object.fromEntries(Object.entries(localStorage)) }
}
