import { Trans } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import type { JobCard } from '../../../../contract/job/job.ts'
import { CompanyName, entryTitleOf, OriginalTitle, ShownTitle } from '../../../entities/job/job-title.tsx'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { useSend } from '../../../offline/outbox/sending.ts'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { withdraw } from '../../../entities/application/application-commands.ts'

type NamedJob = Pick<JobCard, 'id' | 'title' | 'headline' | 'companyName' | 'companyNameRomanized'>

interface WithdrawSheetProps {
  /** Undefined while the sheet is closed. */
  job: NamedJob | undefined
  onClose: () => void
}

/** Asks for confirmation before withdrawing an application. */
export function WithdrawSheet({ job, onClose }: WithdrawSheetProps) {
  const { mutate, error, reset } = useSend(withdraw)
  const leave = () => {
    reset()
    onClose()
  }
  const confirm = () => {
    if (!job) return
    mutate({ params: { id: job.id }, title: entryTitleOf(job) }, { onSuccess: onClose })
  }
  return (
    <Sheet open={job !== undefined} onClose={leave} title={<Trans>Withdraw this application?</Trans>} fit>
      <Stack gap="sm" pb="xl" px="edge">
        {job && (
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
        )}
        <p>
          <Trans>
            The company will no longer see your application. You can apply again while the job is open.
          </Trans>
        </p>
        <SaveError error={error} />
        <Button fullWidth onClick={confirm}>
          <Trans>Withdraw application</Trans>
        </Button>
        <Button fullWidth variant="subtle" color="gray" onClick={leave}>
          <Trans comment="Button: do not withdraw the application">Keep the application</Trans>
        </Button>
      </Stack>
    </Sheet>
  )
}
