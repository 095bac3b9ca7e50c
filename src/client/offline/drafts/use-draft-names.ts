import { useEffect, useState } from 'react'
import { useMemberId } from '../../api/session.ts'
import { outboxDatabase } from '../../browser/outbox-database.ts'
import { writtenDrafts } from './draft.ts'

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
    return await writtenDrafts(outboxDatabase, memberId)
  } catch {
    return []
  }
}
