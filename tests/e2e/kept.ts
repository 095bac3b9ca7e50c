import { expect, type Page } from '@playwright/test'
import type { Endpoint } from '../../src/contract/endpoint.ts'

/**
 * Waits until the phone has written down an answer: what is on the screen may still be on its way to the storage, and
 * would be lost with the page.
 * @param parts of the query's key and its answer, as JSON
 */
export async function isKept(
  page: Page,
  { name }: Pick<Endpoint, 'name'>,
  ...parts: readonly string[]
): Promise<void> {
  await expect.poll(() => keptAnswers(page, name, parts), { intervals: [100, 200, 300] }).not.toEqual([])
}

const keptAnswers = (page: Page, name: string, parts: readonly string[]): Promise<string[]> =>
  page.evaluate(
    async ([wanted, inside]) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      // Opened before the app has, it would be made without its store.
      const databases = await indexedDB.databases()
      if (!databases.some((each) => each.name === 'ilteo-queries')) return []
      const database = await done(indexedDB.open('ilteo-queries'))
      const records = await done(database.transaction('queries').objectStore('queries').getAll())
      database.close()
      return records
        .map((record) => JSON.stringify(record))
        .filter(
          (text) => text.includes(`"queryKey":["${wanted}"`) && inside.every((part) => text.includes(part)),
        )
    },
    [name, parts] as const,
  )

/**
 * Waits until the phone has written down what is being typed into a form: it is on the screen a moment earlier, and a
 * reload in between would lose it.
 * @param parts of the draft's value, as JSON
 */
export async function isDrafted(page: Page, ...parts: readonly string[]): Promise<void> {
  await expect
    .poll(async () => (await drafts(page)).filter((text) => parts.every((part) => text.includes(part))))
    .not.toEqual([])
}

const drafts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const databases = await indexedDB.databases()
    if (!databases.some((each) => each.name === 'ilteo-outbox')) return []
    const database = await done(indexedDB.open('ilteo-outbox'))
    const range = IDBKeyRange.bound(['d'], ['d', []])
    const records = await done(database.transaction('records').objectStore('records').getAll(range))
    database.close()
    return records.map((record) => JSON.stringify(record))
  })
