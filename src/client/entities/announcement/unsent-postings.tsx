import { Trans } from '@lingui/react/macro'
import { Group, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type EmployerJob, publishAnnouncement } from '../../../contract/job/announcement.ts'
import { useSession } from '../../api/session.ts'
import type { Entry } from '../../offline/outbox/engine/entry.ts'
import { shownState, useOutbox } from '../../offline/outbox/use-outbox.ts'
import { OutboxMark, outboxViews } from '../outbox/outbox-mark.tsx'
import { useQuery } from '@tanstack/react-query'
import { NotVerifiedTitle } from '../verification/not-verified.tsx'
import { myVerification, useIsFarm } from '../verification/use-missing-verification.ts'
import { Panel } from '../../ui/page/page.tsx'

/** New announcements that are on this device and not on the server yet. */
export function useUnsentPostings(): readonly Entry[] {
  return useOutbox().entries.filter(({ operation }) => operation === publishAnnouncement.name)
}

/** Lists them with their state; renders nothing without any. */
export function UnsentPostings() {
  const postings = useUnsentPostings()
  const signedIn = useSession() !== null
  if (postings.length === 0) return null
  return (
    <Panel py="md" aria-labelledby="unsent-postings">
      <Title order={2} fz="sm" lh="sm" fw={400} c="dimmed" id="unsent-postings">
        <Trans>Not published yet</Trans>
      </Title>
      <ul>
        {postings.map((entry) => (
          <Group component="li" key={entry.id} justify="space-between" gap="0 var(--space-12)">
            <Text
              py={10}
              c="dark"
              lang="ko"
              renderRoot={(props) => (
                <Link {...props} to="/anoouncementType" search={{ sent: keyOf(entry) }} />
              )}
            >
              {entry.title['title']}
            </Text>
            <OutboxMark view={outboxViews[shownState(entry, signedIn)]} />
          </Group>
        ))}
      </ul>
    </Panel>
  )
}

/** The entity of an entry is `announcement:` and the key. */
const keyOf = ({ entity }: Entry) => entity.slice(entity.indexOf(':') + 1)

/** What a posting that is not public yet waits for; nothing for other postings. */
export function WaitingState({ job }: { job: Pick<EmployerJob, 'status' | 'depositOrderId'> }) {
  if (job.status === 'IN_REVIEW') return <ReviewState />
  if (job.status !== 'PAYMENT_DUE') return null
  return job.depositOrderId ? <Trans>Waiting for deposit</Trans> : <Trans>Waiting for payment</Trans>
}

/** Nobody checks a business before its employer has asked. */
function ReviewState() {
  const isFarm = useIsFarm()
  const status = useQuery(myVerification()).data?.data.status
  if (status === 'NONE' || status === 'REFUSED') return <NotVerifiedTitle status={status} />
  return isFarm ? <Trans>Farm verification in progress</Trans> : <Trans>Verification in progress</Trans>
}
