import { lazy, useEffect } from 'react'
import { useMemberId } from '../../../api/session.ts'
import { whenIdle } from '../../../browser/when-idle.ts'
import { useOutboxMark } from '../../../offline/outbox/use-outbox.ts'
import { Optional } from '../../../ui/field/optional.tsx'
import classes from './header-outbox.module.css'

const loadLink = () => import('./outbox-link.tsx')
const OutboxLink = lazy(async () => ({ default: (await loadLink()).OutboxLink }))

/** Where unsent work stands; read out politely when it changes. Visitors, who have none, load nothing for it. */
export function HeaderOutbox() {
  const memberId = useMemberId()
  const mark = useOutboxMark()
  // There before a member saves the first thing, perhaps without a network.
  useEffect(() => {
    if (memberId !== null)
      void whenIdle()
        .then(loadLink)
        .catch(() => undefined)
  }, [memberId])
  return (
    <span role="status" className={classes.status}>
      {mark && (
        <Optional>
          <OutboxLink state={mark.state} count={mark.count} />
        </Optional>
      )}
    </span>
  )
}
