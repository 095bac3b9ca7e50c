import { Trans } from '@lingui/react/macro'
import type { JobCard } from '../../../../contract/job/job.ts'
import { CompanyName, entryTitleOf, OriginalTitle, ShownTitle } from '../../../entities/job/job-title.tsx'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { useSend } from '../../../offline/outbox/sending.ts'
import { FormSheet } from '../../../ui/sheet/sheet.tsx'
import { withdraw } from '../../../entities/application/application-commands.ts'

type NamedJob = Pick<JobCard, 'id' | 'title' | 'headline' | 'companyName' | 'companyNameRomanized'>

/** Asks for confirmation before withdrawing an application. */
export function WithdrawSheet({ job, onClose }: { job: NamedJob; onClose: () => void }) {
  const { mutate, error } = useSend(withdraw)
  const confirm = () => mutate({ params: { id: job.id }, title: entryTitleOf(job) }, { onSuccess: onClose })
  return (
    <FormSheet
      title={<Trans>Withdraw this application?</Trans>}
      action={<Trans>Withdraw application</Trans>}
      cancel={<Trans comment="Button: do not withdraw the application">Keep the application</Trans>}
      onSubmit={confirm}
      onClose={onClose}
    >
      <div>
        <b>
          <ShownTitle job={job} />
        </b>
        <p>
          <OriginalTitle job={job} />
        </p>
        <p>
          <CompanyName job={job} />
        </p>
      </div>
      <p>
        <Trans>
          The company will no longer see your application. You can apply again while the job is open.
        </Trans>
      </p>
      <SaveError error={error} />
    </FormSheet>
  )
}
