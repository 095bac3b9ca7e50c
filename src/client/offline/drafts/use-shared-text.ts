import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useMemberId } from '../../api/session.ts'
import { outboxDatabase } from '../../browser/outbox-database.ts'
import { onOutboxContents } from '../outbox/page-outbox.ts'
import { VISITOR, DraftSaver, readDraft } from './draft.ts'
import { onDraftInTabs, tellTabs } from './draft-tabs.ts'
import { useFlushWhenLeft } from './use-flush-when-left.ts'
import type { Database } from '../../browser/database.ts'
import { createSignal } from '../../browser/signal.ts'

/** A draft of one text that all tabs show alike. */
export function useSharedText(
  name: string,
): Pick<SharedText, 'write' | 'hand'> & ReturnType<SharedText['get']> {
  const owner = useMemberId() ?? VISITOR
  const shared = useMemo(
    () => sharedText(outboxDatabase, owner, name, () => tellTabs(owner, name)),
    [owner, name],
  )
  useEffect(() => {
    const refresh = () => void shared.refresh()
    refresh()
    const stopHearing = onDraftInTabs(owner, name, refresh)
    const stop = onOutboxContents(refresh)
    return () => {
      stop()
      stopHearing()
    }
  }, [shared, owner, name])
  useFlushWhenLeft(shared)
  const { text, isRead } = useSyncExternalStore(shared.subscribe, shared.get, shared.get)
  return { text, isRead, write: shared.write, hand: shared.hand }
}

interface Shown {
  text: string
  /** Whether the draft has been read: until then nothing may be handed over. */
  isRead: boolean
}

export interface SharedText {
  get: () => Shown
  subscribe: (listener: () => void) => () => void
  write: (text: string) => void
  /** Takes over what another tab has stored, unless this one has changed the text since they agreed. */
  refresh: () => Promise<void>
  /** Empties the field while `save` stores the text elsewhere and removes the draft; returns it if that fails. */
  hand: (save: () => Promise<boolean>) => Promise<void>
  flush: () => Promise<void>
}

/**
 * A text that is kept as a draft and is alike in all tabs. What is typed before the draft has been read follows it.
 * @param announce tells the other tabs to refresh
 */
export function sharedText(
  database: Database,
  owner: string,
  name: string,
  announce: () => void = () => undefined,
): SharedText {
  const shown = createSignal<Shown>({ text: '', isRead: false })
  /** What the storage held when this tab last read or wrote it. */
  let agreed = ''
  let writes = 0
  const agreeOn = (stored: string) => {
    agreed = stored
    announce()
  }
  const saver = new DraftSaver(database, owner, name, undefined, (stored) => agreeOn(String(stored)))
  const change = (next: string) => {
    writes++
    shown.set({ ...shown.get(), text: next })
  }
  const write = (next: string) => {
    change(next)
    if (!shown.get().isRead) return
    if (next === '') void saver.clear().then(() => agreeOn(''))
    else saver.save(next)
  }
  const refresh = async () => {
    const before = writes
    const stored = await readText(database, owner, name)
    const { text, isRead } = shown.get()
    if (!isRead) {
      agreed = stored
      shown.set({ text: stored, isRead: true })
      if (text !== '') write(stored === '' ? text : `${stored}\n${text}`)
      return
    }
    // An answer from before the latest letter says nothing about it.
    if (before !== writes || text !== agreed) return
    agreed = stored
    shown.set({ text: stored, isRead })
  }
  const hand = async (save: () => Promise<boolean>) => {
    const handed = shown.get().text
    // Stored before it is handed over: a crash between both loses nothing.
    void saver.flush()
    change('')
    const isSaved = await save()
    const since = shown.get().text
    if (!isSaved) write(since === '' ? handed : `${handed}\n${since}`)
    // The draft that was removed held what had been typed since, too.
    else if (since !== '') write(since)
    else agreeOn('')
  }
  return { get: shown.get, subscribe: shown.subscribe, write, refresh, hand, flush: saver.flush }
}

async function readText(database: Database, owner: string, name: string): Promise<string> {
  try {
    const draft = await readDraft(database, owner, name)
    return typeof draft?.value === 'string' ? draft.value : ''
  } catch {
    // Without storage the field still works.
    return ''
  }
}
