import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type EmployerJob,
  extendAnnouncement,
  getDashboard,
  listEmployerJobs,
} from '../../../contract/announcement.ts'
import { getJob } from '../../../contract/job.ts'
import { tierLabels } from '../../i18n/labels.ts'
import { call } from '../../lib/api.ts'
import { RequestAlert } from '../../lib/request-alert.tsx'
import { currentSession } from '../../lib/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import classes from './sheets.module.css'

interface ExtendSheetProps {
  job: EmployerJob
  onClose: () => void
}

/** More days for an announcement: at once and free for LIFE, by another pass for the paid ones. */
export function ExtendSheet({ job, onClose }: ExtendSheetProps) {
  const title =
    job.status === 'CLOSED' ? (
      <Trans>Post it again</Trans>
    ) : job.status === 'PAYMENT_DUE' ? (
      <Trans>Pay for the pass</Trans>
    ) : (
      <Trans>Extend the posting</Trans>
    )
  return (
    <Sheet open onClose={onClose} title={title} fit>
      <div className={classes.content}>
        <p lang="ko">
          <b>{job.title}</b>
        </p>
        {job.productType === 'LIFE' ? (
          <SevenDays job={job} onClose={onClose} />
        ) : (
          <Pass job={job} onClose={onClose} />
        )}
      </div>
    </Sheet>
  )
}

function SevenDays({ job, onClose }: ExtendSheetProps) {
  const { mutate, isPending, error } = useExtension(job, onClose)
  return (
    <>
      <p>
        <Trans>
          Seven more days, free of charge. It counts as your free Life posting of these seven days.
        </Trans>
      </p>
      {error && <RequestAlert error={error} />}
      <Button full disabled={isPending} onClick={() => mutate()}>
        <Trans>Seven more days</Trans>
      </Button>
      <Button full variant="subtle" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
    </>
  )
}

function useExtension(job: EmployerJob, onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call(extendAnnouncement, {
        params: { id: job.id },
        body: {},
        token: currentSession()?.token ?? null,
        idempotencyKey: crypto.randomUUID(),
      }),
    networkMode: 'always',
    onSuccess: async () => {
      for (const { name } of [listEmployerJobs, getDashboard, getJob])
        void queries.invalidateQueries({ queryKey: [name] })
      onDone()
    },
  })
}

function Pass({ job, onClose }: ExtendSheetProps) {
  const { i18n } = useLingui()
  const tier = i18n._(tierLabels[job.productType])
  return (
    <>
      <p>
        <Trans>
          A {tier} posting runs by a pass. Its days are added to the end of the term; when that is over, they
          begin as soon as the pass is paid.
        </Trans>
      </p>
      <LinkButton full to="/payment/localJob" search={{ jobId: job.id }}>
        <Trans>Choose a pass</Trans>
      </LinkButton>
      <Button full variant="subtle" onClick={onClose}>
        <Trans>Back</Trans>
      </Button>
    </>
  )
}
