import { useEffect, useMemo, useState } from 'react'
import { useMemberId } from '../../api/session.ts'
import { draftSaver, readDraft, VISITOR } from './draft.ts'
import { outboxDatabase } from '../../browser/outbox-database.ts'
import { useFlushWhenLeft } from './use-flush-when-left.ts'

export interface UsedDraft<T> {
  /** False until the draft has been read: show the form's skeleton until then. */
  ready: boolean
  /** The stored draft, else `initial`. */
  value: T
  /** When it was saved; null for `initial`. */
  savedAt: number | null
  /** Call on every change; written shortly afterwards, and when the page is hidden. */
  save: (value: T) => void
  /** Call after the form was sent or discarded. */
  clear: () => Promise<void>
  /** Whether the device cannot store drafts. */
  failed: boolean
  /** Whether a change made since the form opened has been stored. */
  kept: boolean
}

interface Loaded<T> {
  key: string
  value: T
  savedAt: number | null
}

/**
 * A draft that survives reload, crash and update, stored per member and for visitors. `name` is the entity it becomes:
 * an outbox entry that names it as its `draft` removes it in the same transaction. `accepts` validates a stored draft
 * against the form's current shape.
 */
export function useDraft<T>(name: string, initial: T, accepts: (value: unknown) => value is T): UsedDraft<T> {
  const owner = useMemberId() ?? VISITOR
  const key = `${owner} ${name}`
  const [loaded, setLoaded] = useState<Loaded<T> | null>(null)
  const [failed, setFailed] = useState(false)
  // Only the initial values count; later ones are the member's own typing.
  const [first] = useState({ initial, accepts })
  const [kept, setKept] = useState(false)
  const saver = useMemo(
    () =>
      draftSaver(
        outboxDatabase,
        owner,
        name,
        () => setFailed(true),
        () => {
          setKept(true)
          setFailed(false)
        },
      ),
    [owner, name],
  )

  useEffect(() => {
    let current = true
    void loadDraft(owner, name, first.initial, first.accepts).then((draft) => {
      if (current) setLoaded({ key, ...draft })
    })
    return () => {
      current = false
    }
  }, [owner, name, key, first])

  useFlushWhenLeft(saver)

  const shown = loaded?.key === key ? loaded : null
  return {
    ready: shown !== null,
    value: shown?.value ?? initial,
    savedAt: shown?.savedAt ?? null,
    save: saver.save,
    clear: saver.clear,
    failed,
    kept,
  }
}

async function loadDraft<T>(
  owner: string,
  name: string,
  initial: T,
  accepts: (value: unknown) => value is T,
): Promise<{ value: T; savedAt: number | null }> {
  try {
    const draft = await readDraft(outboxDatabase, owner, name)
    const stored = draft?.value
    if (draft && accepts(stored)) return { value: stored, savedAt: draft.savedAt }
  } catch {
    // Without storage the form still works; saving reports that nothing is kept.
  }
  return { value: initial, savedAt: null }
}
