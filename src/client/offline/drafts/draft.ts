import type { Database } from '../../browser/database.ts'
import { keys } from '../outbox/engine/entry.ts'

/** Owner of drafts while nobody is signed in. */
export const VISITOR = 'visitor'

/** Drafts of the sign-in and sign-up forms: they never become a member's. */
export const VISITORS_ONLY: readonly string[] = ['signIn', 'signUp']

/** Begins the name of a version that was not taken (other-version.ts): nobody has to finish it. */
export const OTHER_VERSION = 'other-version:'

export interface Draft<T> {
  value: T
  /** Epoch milliseconds. */
  savedAt: number
}

export async function readDraft(
  database: Database,
  owner: string,
  name: string,
): Promise<Draft<unknown> | undefined> {
  const stored = await database.run('readonly', (transaction) => transaction.get(keys.draft(owner, name)))
  return isDraft(stored) ? stored : undefined
}

export function writeDraft(
  database: Database,
  owner: string,
  name: string,
  draft: Draft<unknown>,
): Promise<void> {
  return database.run('readwrite', async (transaction) => transaction.put(keys.draft(owner, name), draft))
}

export function removeDraft(database: Database, owner: string, name: string): Promise<void> {
  return database.run('readwrite', async (transaction) => transaction.remove(keys.draft(owner, name)))
}

/** Names of the owner's drafts that hold something: releases before kept the empty text of a message that was sent. */
export function writtenDrafts(database: Database, owner: string): Promise<string[]> {
  return database.run('readonly', async (transaction) => {
    const prefix = keys.drafts(owner)
    const [names, values] = await Promise.all([transaction.keys(prefix), transaction.list(prefix)])
    return names.flatMap((key, index) => {
      const [name, draft] = [String(key[2]), values[index]]
      return isDraft(draft) && draft.value !== '' && !name.startsWith(OTHER_VERSION) ? [name] : []
    })
  })
}

const PAUSE = 150

/** Saves the first change at once, later ones batched shortly afterwards, and everything on flush. */
export class DraftSaver {
  readonly #place: readonly [Database, string, string]
  readonly #onError: (error: unknown) => void
  readonly #onSaved: (value: unknown) => void
  #pending: Draft<unknown> | undefined
  /** Time of the draft that this tab shows; null without one. */
  #shownAt: number | null = null
  /** The last change until it is stored: while storage is slow, earlier ones are still being written. */
  #unstored: Draft<unknown> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    database: Database,
    owner: string,
    name: string,
    onError: (error: unknown) => void = () => undefined,
    onSaved: (value: unknown) => void = () => undefined,
  ) {
    this.#place = [database, owner, name]
    this.#onError = onError
    this.#onSaved = onSaved
  }

  /** Call when the tab shows what is stored. @param savedAt null without a draft */
  shows(savedAt: number | null): void {
    this.#shownAt = savedAt
  }

  /**
   * Whether another tab wrote or removed what is stored now. What this tab has not stored yet is newer, and what it could
   * not store is nowhere else.
   */
  isOfAnotherTab(savedAt: number | null): boolean {
    return this.#unstored === undefined && savedAt !== this.#shownAt
  }

  readonly save = (value: unknown): void => {
    this.#pending = { value, savedAt: Date.now() }
    this.#unstored = this.#pending
    this.#shownAt = this.#pending.savedAt
    if (this.#timer === undefined) void this.#write()
  }

  readonly flush = (): Promise<void> => {
    this.#stop()
    return this.#write()
  }

  readonly clear = async (): Promise<void> => {
    this.#stop()
    this.#pending = undefined
    this.#unstored = undefined
    this.#shownAt = null
    try {
      await removeDraft(...this.#place)
    } catch (error) {
      // The form is finished even if the draft could not be removed: the caller continues.
      this.#onError(error)
    }
  }

  async #write(): Promise<void> {
    const draft = this.#pending
    this.#pending = undefined
    if (!draft) return
    // A throttle, not a debounce: somebody who never pauses would never be saved.
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      void this.#write()
    }, PAUSE)
    try {
      await writeDraft(...this.#place, draft)
      if (draft === this.#unstored) this.#unstored = undefined
      this.#onSaved(draft.value)
    } catch (error) {
      this.#onError(error)
    }
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}

export function isDraft(value: unknown): value is Draft<unknown> {
  return typeof value === 'object' && value !== null && 'value' in value && 'savedAt' in value
}
