import { abort, abortWhenLeft, isPageLeft, pageLeft } from './leaving-page.ts'

/** Array keys sort by part, so that a prefix is a range. */
export type Key = readonly (string | number)[]

/** Operations within one transaction. Await nothing else inside, or it commits early. */
export interface Transaction {
  get: (key: Key) => Promise<unknown>
  /** Records whose key starts with `prefix`, in key order. */
  list: (prefix: Key) => Promise<unknown[]>
  /** Keys only, as `list`. */
  keys: (prefix: Key) => Promise<Key[]>
  put: (key: Key, value: unknown) => void
  remove: (key: Key) => void
  removeAll: (prefix: Key) => void
}

export interface Database {
  /** Resolves once the transaction has completed; a throw inside aborts it and changes nothing. */
  run: <T>(
    mode: 'readonly' | 'readwrite',
    work: (transaction: Transaction) => Promise<T>,
    durability?: IDBTransactionDurability,
  ) => Promise<T>
}

export type StorageError = 'QUOTA_EXCEEDED' | 'STORAGE_UNAVAILABLE'

/** Nothing was saved: the device's storage is full, disabled or broken. */
export class StorageFailure extends Error {
  readonly code: StorageError

  constructor(cause: unknown) {
    super('The device could not store this', { cause })
    this.name = 'StorageFailure'
    this.code =
      cause instanceof DOMException && cause.name === 'QuotaExceededError'
        ? 'QUOTA_EXCEEDED'
        : 'STORAGE_UNAVAILABLE'
  }
}

const STORE = 'records'
const OPENING_PATIENCE = 5_000
/** After one database has not answered, the others are unlikely to. */
const LITTLE_PATIENCE = 300
let isSilent = false

/** Opens an IndexedDB database with one object store; reconnects after the connection was lost. */
export function openDatabase(name: string, factory: () => IDBFactory = () => indexedDB): Database {
  let connection: Promise<IDBDatabase> | undefined
  const forget = () => (connection = undefined)
  const connect = async () => {
    try {
      connection ??= openConnection(factory(), name, forget)
      return await connection
    } catch (error) {
      throw new StorageFailure(error)
    }
  }

  return {
    run: async (mode, work, durability = 'relaxed') => {
      try {
        return await attempt(await connect(), mode, work, durability)
      } catch (error) {
        // Browsers close idle connections silently; nothing in the transaction has run then.
        if (!isLostConnection(error)) throw asStorageFailure(error)
        forget()
      }
      try {
        return await attempt(await connect(), mode, work, durability)
      } catch (error) {
        throw asStorageFailure(error)
      }
    },
  }
}

function openConnection(factory: IDBFactory, name: string, forget: () => void): Promise<IDBDatabase> {
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = factory.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    // Some browsers never answer when their storage is broken: time out instead of waiting forever.
    let isLate = false
    const timer = setTimeout(
      () => {
        isSilent = true
        isLate = true
        reject(new DOMException('No answer', 'TimeoutError'))
      },
      isSilent ? LITTLE_PATIENCE : OPENING_PATIENCE,
    )
    request.onerror = () => {
      clearTimeout(timer)
      reject(request.error ?? new DOMException('Not opened', 'UnknownError'))
    }
    request.onsuccess = () => {
      clearTimeout(timer)
      isSilent = false
      const database = request.result
      if (isLate) return database.close()
      database.onclose = forget
      database.onversionchange = () => {
        database.close()
        forget()
      }
      resolve(database)
    }
  })
  opening.catch(forget)
  return opening
}

async function attempt<T>(
  database: IDBDatabase,
  mode: 'readonly' | 'readwrite',
  work: (transaction: Transaction) => Promise<T>,
  durability: IDBTransactionDurability,
): Promise<T> {
  const transaction = database.transaction(STORE, mode, { durability })
  const waitNoLonger = abortWhenLeft(transaction)
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new DOMException('Aborted', 'AbortError'))
  })
  try {
    const result = await work(stepsOf(transaction.objectStore(STORE)))
    waitNoLonger()
    commit(transaction)
    await done
    return result
  } catch (error) {
    done.catch(() => undefined)
    abort(transaction)
    throw error
  }
}

/** Commits explicitly, so that the browser completes the transaction even while its page unloads. */
function commit(transaction: IDBTransaction): void {
  try {
    transaction.commit()
  } catch {
    // It has committed already.
  }
}

function stepsOf(store: IDBObjectStore): Transaction {
  return {
    get: (key) => answerOf(store.get([...key])),
    list: (prefix) => answerOf(store.getAll(rangeOf(prefix))),
    keys: async (prefix) => (await answerOf(store.getAllKeys(rangeOf(prefix)))).filter(isKey),
    put: (key, value) => void store.put(value, [...key]),
    remove: (key) => void store.delete([...key]),
    removeAll: (prefix) => void store.delete(rangeOf(prefix)),
  }
}

/** Keys are always written as arrays. */
function isKey(key: IDBValidKey): key is (string | number)[] {
  return Array.isArray(key)
}

function rangeOf(prefix: Key): IDBKeyRange {
  // An array sorts after every number and string, so this is the upper bound of the prefix.
  return IDBKeyRange.bound([...prefix], [...prefix, []])
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  if (isPageLeft()) return Promise.reject(pageLeft())
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function isLostConnection(error: unknown) {
  return error instanceof DOMException && error.name === 'InvalidStateError'
}

function asStorageFailure(error: unknown) {
  return error instanceof DOMException ? new StorageFailure(error) : error
}
