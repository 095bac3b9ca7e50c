import { Trans } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import type { EmployerJob } from '../../../contract/job/announcement.ts'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { useSend } from '../../offline/outbox/sending.ts'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { close, lastAct } from './commands.ts'

/** Asks for confirmation before closing an announcement. */
export function CloseSheet({ job, onClose }: { job: EmployerJob; onClose: () => void }) {
  const { mutate, error } = useSend(close)
  const confirm = () =>
    mutate(
      { params: { id: job.id }, title: { title: job.title, company: job.companyName } },
      {
        onSuccess: () => {
          lastAct.set({ what: 'CLOSED', job })
          onClose()
        },
      },
    )
  return (
    <Sheet open onClose={onClose} title={<Trans>Close this posting?</Trans>} fit>
      <Stack
        gap="sm"
        pt={{ base: 'xs', sm: 0 }}
        pb={{ base: 'calc(var(--space-16) + env(safe-area-inset-bottom))', sm: 'xl' }}
        px={{ base: 'edge', sm: 'xl' }}
      >
        <p lang="ko">
          <b>{job.title}</b>
        </p>
        <p>
          <Trans>
            Nobody can apply any more. You can still see applicants and resumes under “Closed postings”. You
            can reopen the posting within 24 hours.
          </Trans>
        </p>
        {job.productType !== 'LIFE' && (
          <p>
            <Trans>
              A closed posting is not refunded, not even days that have not begun. Ask for their refund before
              you close.
            </Trans>
          </p>
        )}
        <SaveError error={error} />
        <Button fullWidth onClick={confirm}>
          <Trans>Close posting</Trans>
        </Button>
        <Button fullWidth variant="subtle" color="gray" onClick={onClose}>
          <Trans>Keep posting open</Trans>
        </Button>
      </Stack>
    </Sheet>
  )
}
