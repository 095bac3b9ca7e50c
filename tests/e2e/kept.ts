import { expect } from '@playwright/test'
import type { Endpoint } from '../../src/contract/base/endpoint.ts'

/** A page of any browser. */
interface Page {
  evaluate<Result, Argument>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>
}

/**
 * Waits until an answer is persisted: what is on the screen may not be written yet, and would be lost with the page.
 * @param parts texts that the query's key and answer contain as JSON
 */
export async function isPersisted(
  page: Page,
  { name }: Pick<Endpoint, 'name'>,
  ...parts: readonly string[]
): Promise<void> {
  await expect.poll(() => persistedAnswers(page, name, parts), { intervals: [100, 200, 300] }).not.toEqual([])
}

/** Waits until no such answer is persisted any more. */
export async function isForgotten(
  page: Page,
  { name }: Pick<Endpoint, 'name'>,
  ...parts: readonly string[]
): Promise<void> {
  await expect.poll(() => persistedAnswers(page, name, parts), { intervals: [100, 200, 300] }).toEqual([])
}

async function persistedAnswers(page: Page, name: string, parts: readonly string[]): Promise<string[]> {
  const answers = await recordsOn(page, 'ilteo-queries', 'queries')
  return answers.filter((text) => text.includes(`"queryKey":["${name}"`) && has(text, parts))
}

/**
 * Waits until a form's draft is persisted: a reload before that would lose what was typed.
 * @param parts texts that the draft contains as JSON
 */
export async function isDrafted(page: Page, ...parts: readonly string[]): Promise<void> {
  await expect.poll(async () => (await draftsOn(page)).filter((text) => has(text, parts))).not.toEqual([])
}

/** The drafts of all members on this phone, as JSON. */
export const draftsOn = (page: Page): Promise<string[]> => recordsOn(page, 'ilteo-outbox', 'records', 'd')

const has = (text: string, parts: readonly string[]) => parts.every((part) => text.includes(part))

/** @param kind the first part of the records' keys, where they have several */
const recordsOn = (page: Page, database: string, store: string, kind?: string): Promise<string[]> =>
  page.evaluate(
    async ([name, records, first]) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      // Opening it before the app does would create it without its store.
      const databases = await indexedDB.databases()
      if (!databases.some((each) => each.name === name)) return []
      const opened = await done(indexedDB.open(name))
      const range = first === null ? undefined : IDBKeyRange.bound([first], [first, []])
      const found = await done(opened.transaction(records).objectStore(records).getAll(range))
      opened.close()
      return found.map((record) => JSON.stringify(record))
    },
    // Not `undefined`, which JSON cannot carry into the page.
    [database, store, kind ?? null] as const,
  )
