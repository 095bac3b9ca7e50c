import { useEffect, useMemo, useState } from 'react'
import { useMemberId } from '../../api/session.ts'
import { DraftSaver, readDraft, VISITOR } from './draft.ts'
import { onDraftInTabs, tellTabs } from './draft-tabs.ts'
import { outboxDatabase } from '../../browser/outbox-database.ts'
import { useFlushWhenLeft } from './use-flush-when-left.ts'

export interface UsedDraft<T> {
  /** False until the draft has been read: show the form's skeleton until then. */
  ready: boolean
  /** The stored draft, else `initial`. */
  value: T
  /** When it was saved; null for `initial`. */
  savedAt: number | null
  /** Counts what other tabs did to it: a form that shows another version begins anew with `value`. */
  version: number
  /** Call on every change; written shortly afterwards, and when the page is hidden. */
  save: (value: T) => void
  /** Call after the form was sent or discarded. */
  clear: () => Promise<void>
  /** Whether the device cannot store drafts. */
  failed: boolean
  /** Whether a change made since the form opened has been stored. */
  kept: boolean
}

interface Following {
  /**
   * Whether what another tab wrote or sent is shown here before more is typed: the form holds the whole draft, and an
   * older tab would write over it. Forms that compare versions themselves do not follow.
   */
  followsTabs?: boolean
}

interface Loaded<T> {
  key: string
  value: T
  savedAt: number | null
  version: number
}

/**
 * A draft that survives reload, crash and update, stored per member and for visitors. `name` is the entity it becomes:
 * an outbox entry that names it as its `draft` removes it in the same transaction. `accepts` validates a stored draft
 * against the form's current shape.
 */
export function useDraft<T>(
  name: string,
  initial: T,
  accepts: (value: unknown) => value is T,
  { followsTabs = false }: Following = {},
): UsedDraft<T> {
  const owner = useMemberId() ?? VISITOR
  const key = `${owner} ${name}`
  const [failed, setFailed] = useState(false)
  // Only the initial values count; later ones are the member's own typing.
  const [first] = useState({ initial, accepts })
  const [kept, setKept] = useState(false)
  const saver = useMemo(
    () =>
      new DraftSaver(
        outboxDatabase,
        owner,
        name,
        () => setFailed(true),
        () => {
          setKept(true)
          setFailed(false)
          tellTabs(owner, name)
        },
      ),
    [owner, name],
  )

  const loaded = useStoredDraft<T>({ owner, name, saver, followsTabs, ...first })
  useFlushWhenLeft(saver)

  const shown = loaded?.key === key ? loaded : null
  return {
    ready: shown !== null,
    value: shown?.value ?? initial,
    savedAt: shown?.savedAt ?? null,
    version: shown?.version ?? 0,
    save: saver.save,
    clear: async () => {
      await saver.clear()
      tellTabs(owner, name)
    },
    failed,
    kept,
  }
}

interface StoredDraft<T> extends Required<Following> {
  owner: string
  name: string
  saver: DraftSaver
  initial: T
  accepts: (value: unknown) => value is T
}

/** The draft as it is stored; read again when another tab has written or removed it, if it follows. */
function useStoredDraft<T>({ owner, name, saver, followsTabs, initial, accepts }: StoredDraft<T>) {
  const key = `${owner} ${name}`
  const [loaded, setLoaded] = useState<Loaded<T> | null>(null)
  useEffect(() => {
    let current = true
    const load = async () => {
      const draft = await loadDraft(owner, name, initial, accepts)
      if (!current) return
      saver.shows(draft.savedAt)
      setLoaded({ key, ...draft, version: 0 })
    }
    const refresh = async () => {
      const stored = await readDraft(outboxDatabase, owner, name)
      const savedAt = stored?.savedAt ?? null
      if (!current || !saver.isOfAnotherTab(savedAt)) return
      saver.shows(savedAt)
      setLoaded((before) => {
        if (before?.key !== key) return before
        const value = stored && accepts(stored.value) ? stored.value : initial
        return { key, value, savedAt, version: before.version + 1 }
      })
    }
    const refreshQuietly = () => void refresh().catch(() => undefined)
    void load()
    const stop = followsTabs ? onDraftInTabs(owner, name, refreshQuietly) : undefined
    return () => {
      current = false
      stop?.()
    }
  }, [owner, name, key, saver, followsTabs, initial, accepts])
  return loaded
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
