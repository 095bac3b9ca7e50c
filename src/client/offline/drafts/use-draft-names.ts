import { useEffect, useState } from 'react'
import { useMemberId } from '../../api/session.ts'
import { outboxDatabase } from '../../browser/outbox-database.ts'
import { keys } from '../outbox/engine/entry.ts'

/** Names of this member's drafts; read once. */
export function useDraftNames(): readonly string[] {
  const memberId = useMemberId()
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    let current = true
    void draftNames(memberId).then((found) => {
      if (current) setNames(found)
    })
    return () => {
      current = false
    }
  }, [memberId])
  return names
}

async function draftNames(memberId: string | null): Promise<string[]> {
  if (memberId === null) return []
  try {
    const drafts = await outboxDatabase.run('readonly', (transaction) =>
      transaction.keys(keys.drafts(memberId)),
    )
    return drafts.map((key) => String(key[2]))
  } catch {
    return []
  }
}
