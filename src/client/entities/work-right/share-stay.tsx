import { Trans } from '@lingui/react/macro'
import { Box, Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getMyStay } from '../../../contract/work-right/stay.ts'
import { dataTimeOf, queryFor } from '../../api/query-for.ts'
import { unbrokenCodes } from '../../i18n/unbroken-codes.ts'
import { useSend } from '../../offline/outbox/sending.ts'
import { useUnsent } from '../../offline/outbox/use-outbox.ts'
import { OutboxMark, outboxViews } from '../outbox/outbox-mark.tsx'
import { SaveError } from '../outbox/save-error.tsx'
import { useOwnFacts } from './own-facts.ts'
import { STAY_ENTITY, sendStay, stayOf } from './stay-command.ts'

/**
 * Offers an applicant to share the status that is on this device alone. Without a press nothing of it leaves the device;
 * companies then see whether the member may do their work.
 */
export function ShareStay() {
  const facts = useOwnFacts()
  const result = useQuery(queryFor(getMyStay, {}))
  const unsent = useUnsent()(STAY_ENTITY, dataTimeOf(result))
  const { mutate, isPending, error } = useSend(sendStay)
  if (unsent) return unsent.state === 'SENT' ? null : <OutboxMark view={outboxViews[unsent.state]} />
  // What the account has is not known without an answer, and must not be replaced.
  if (!facts || result.data?.data !== null) return null
  const status = unbrokenCodes(facts.subCode ?? facts.visaStatus)
  return (
    <Box component="details" mt="xs" data-share-stay>
      <Text component="summary" inherit py="xs" style={{ cursor: 'pointer' }}>
        <Trans comment="Button">Share my residence status</Trans>
      </Text>
      <p>
        <Trans>
          Your status {status} is on this device only. If you share it, companies see whether you may do their
          work, but not the status.
        </Trans>
      </p>
      <SaveError error={error} />
      <Button
        size="sm"
        variant="light"
        disabled={isPending}
        onClick={() => mutate({ body: { stay: stayOf(facts) }, title: {} })}
      >
        <Trans comment="Button: short form of “Share my residence status”">Share</Trans>
      </Button>
    </Box>
  )
}
