/**
 * WebKit freezes a page that is left, in its back-forward cache, together with transactions that wait for an answer. All
 * later pages of the site then wait for these, and nothing can be read or saved until the app is closed. So such
 * transactions are aborted when a page is left, as they are when it is closed.
 */
const waiting = new Set<IDBTransaction>()
let isLeft = false

globalThis.addEventListener?.('pagehide', () => {
  isLeft = true
  for (const transaction of waiting) abort(transaction)
})
globalThis.addEventListener?.('pageshow', () => (isLeft = false))

/** From now on nothing may wait for an answer of a database. */
export const isPageLeft = (): boolean => isLeft

/**
 * Aborts the transaction if the page is left before it has ended.
 * @returns a function to call once it waits for nothing any more, so that it may complete
 */
export function abortWhenLeft(transaction: IDBTransaction): () => void {
  const release = () => void waiting.delete(transaction)
  waiting.add(transaction)
  transaction.addEventListener('complete', release)
  transaction.addEventListener('abort', release)
  return release
}

export function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // The browser has already aborted or committed it.
  }
}

export const pageLeft = () => new DOMException('The page was left', 'AbortError')
