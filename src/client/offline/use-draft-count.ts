import { useEffect, useState } from 'react'
import { useMemberId } from '../lib/session.ts'
import { outboxDatabase } from './outbox-database.ts'
import { keys } from './outbox/entry.ts'

/** How many forms this member has begun and not sent; looked up once. */
export function useDraftCount(): number {
  const memberId = useMemberId()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let current = true
    void countDrafts(memberId).then((found) => {
      if (current) setCount(found)
    })
    return () => {
      current = false
    }
  }, [memberId])
  return count
}

async function countDrafts(memberId: string | null): Promise<number> {
  if (memberId === null) return 0
  try {
    const drafts = await outboxDatabase.run('readonly', (transaction) =>
      transaction.keys(keys.drafts(memberId)),
    )
    return drafts.length
  } catch {
    return 0
  }
}
