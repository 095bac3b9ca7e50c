import { Box } from '@mantine/core'
import { lazy, useEffect } from 'react'
import { useMemberId } from '../../../api/session.ts'
import { whenIdle } from '../../../browser/scheduling.ts'
import { useOutboxMark } from '../../../offline/outbox/use-outbox.ts'
import { Optional } from '../../../ui/field/optional.tsx'

const loadLink = () => import('./outbox-link.tsx')
const OutboxLink = lazy(async () => ({ default: (await loadLink()).OutboxLink }))

/** State of unsent entries, announced politely on changes. Visitors have none and load nothing for it. */
export function HeaderOutbox() {
  const memberId = useMemberId()
  const mark = useOutboxMark()
  // Preloaded, so that it works if the first entry is saved offline.
  useEffect(() => {
    if (memberId !== null)
      void whenIdle()
        .then(loadLink)
        .catch(() => undefined)
  }, [memberId])
  return (
    <Box component="span" flex="none" style={{ order: -2 }} role="status">
      {mark && (
        <Optional>
          <OutboxLink state={mark.state} count={mark.count} />
        </Optional>
      )}
    </Box>
  )
}
