import type { Database } from '../../browser/database.ts'
import { keys } from '../outbox/engine/entry.ts'

/** Owner of drafts while nobody is signed in. */
export const VISITOR = 'visitor'

/** Drafts of the sign-in and sign-up forms: they never become a member's. */
export const VISITORS_ONLY: readonly string[] = ['signIn', 'signUp']

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
      const draft = values[index]
      return isDraft(draft) && draft.value !== '' ? [String(key[2])] : []
    })
  })
}

export interface DraftSaver {
  save: (value: unknown) => void
  flush: () => Promise<void>
  clear: () => Promise<void>
}

const PAUSE = 150

/** Saves the first change at once, later ones batched shortly afterwards, and everything on flush. */
export function draftSaver(
  database: Database,
  owner: string,
  name: string,
  onError: (error: unknown) => void = () => undefined,
  onSaved: (value: unknown) => void = () => undefined,
): DraftSaver {
  let pending: Draft<unknown> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const write = async () => {
    const draft = pending
    pending = undefined
    if (!draft) return
    // A throttle, not a debounce: somebody who never pauses would never be saved.
    timer = setTimeout(() => {
      timer = undefined
      void write()
    }, PAUSE)
    try {
      await writeDraft(database, owner, name, draft)
      onSaved(draft.value)
    } catch (error) {
      onError(error)
    }
  }
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const flush = () => {
    stop()
    return write()
  }
  return {
    save: (value) => {
      pending = { value, savedAt: Date.now() }
      if (timer === undefined) void write()
    },
    flush,
    clear: async () => {
      stop()
      pending = undefined
      try {
        await removeDraft(database, owner, name)
      } catch (error) {
        // The form is finished even if the draft could not be removed: the caller continues.
        onError(error)
      }
    },
  }
}

export function isDraft(value: unknown): value is Draft<unknown> {
  return typeof value === 'object' && value !== null && 'value' in value && 'savedAt' in value
}
