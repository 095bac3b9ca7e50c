import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Application } from '../../../contract/candidate/application.ts'
import { LATE_PAY_LENGTH } from '../../../contract/candidate/late-pay.ts'
import { seoulDay } from '../../i18n/seoul-time.ts'
import { useSend } from '../../offline/outbox/sending.ts'
import { CountedField } from '../../ui/field/counted-field.tsx'
import { DateField } from '../../ui/field/date-field.tsx'
import { FormSheet } from '../../ui/sheet/sheet.tsx'
import { entryTitleOf } from '../job/job-title.tsx'
import { SaveError } from '../outbox/save-error.tsx'
import { tellLatePay } from './application-commands.ts'

interface LatePaySheetProps {
  application: Pick<Application, 'id' | 'job'>
  onClose: () => void
}

/** When the pay was due, and what happened. */
export function LatePaySheet({ application: { id, job }, onClose }: LatePaySheetProps) {
  const { mutate, error, isPending } = useSend(tellLatePay)
  const [today] = useState(() => seoulDay(Date.now()))
  const [dueOn, setDueOn] = useState('')
  const [details, setDetails] = useState('')
  const send = () => {
    mutate({ params: { id }, body: { dueOn, details }, title: entryTitleOf(job) }, { onSuccess: onClose })
  }
  const isFilled = dueOn !== '' && dueOn <= today && details.trim() !== ''
  return (
    <FormSheet
      title={<Trans>My pay was late</Trans>}
      action={<Trans>Send to Ilteo</Trans>}
      disabled={!isFilled || isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <p>
        <Trans>
          The pay of this job is guaranteed. We ask the company and tell you what we find. The company will
          know that you told us.
        </Trans>
      </p>
      <DateField
        label={<Trans>When should it have been paid?</Trans>}
        max={today}
        isFar
        value={dueOn}
        onDay={setDueOn}
      />
      <CountedField
        label={<Trans>What happened</Trans>}
        name="details"
        defaultValue=""
        limit={LATE_PAY_LENGTH}
        multiline
        onText={setDetails}
      />
      <SaveError error={error} />
    </FormSheet>
  )
}
