import { Trans } from '@lingui/react/macro'
import type { EmployerJob } from '../../../contract/job/announcement.ts'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { useSend } from '../../offline/outbox/sending.ts'
import { FormSheet } from '../../ui/sheet/sheet.tsx'
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
    <FormSheet
      title={<Trans>Close this posting?</Trans>}
      action={<Trans>Close posting</Trans>}
      cancel={<Trans>Keep posting open</Trans>}
      onSubmit={confirm}
      onClose={onClose}
    >
      <p lang="ko">
        <b>{job.title}</b>
      </p>
      <p>
        <Trans>
          Nobody can apply any more. You can still see applicants and resumes under “Closed postings”. You can
          reopen the posting within 24 hours.
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
    </FormSheet>
  )
}
