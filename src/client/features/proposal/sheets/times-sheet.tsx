import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { MAX_TIMES } from '../../../../contract/candidate/proposal-reply.ts'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { instantOf } from '../../../i18n/seoul-time.ts'
import { Segments } from '../../../ui/choice/segments.tsx'
import { FormSheet } from '../../../ui/sheet/form-sheet.tsx'
import { DayField, TimeField } from '../day-field.tsx'
import classes from './times-sheet.module.css'
import { dayError, timeError } from '../when.ts'

export type WhenReply = { code: 'OTHER_TIMES'; times: string[] } | { code: 'ASK_LATER'; date: string }

interface TimesSheetProps {
  /** Whether "not now" can be chosen in place of times. */
  hasLater?: boolean
  error: Error | null
  onSend: (reply: WhenReply) => void
  onClose: () => void
}

const NONE: readonly string[] = Array.from({ length: MAX_TIMES }, () => '')

/** Offers up to three times, or names a day on which to ask again. */
export function TimesSheet({ hasLater = false, error, onSend, onClose }: TimesSheetProps) {
  const { t } = useLingui()
  const [isLater, setIsLater] = useState(false)
  const [times, setTimes] = useState(NONE)
  const [day, setDay] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const timeErrors = times.map((time, index) => (index > 0 && time === '' ? undefined : timeError(time)))
  const dayIs = dayError(day)
  const labels = [t`First time`, t`Second time, if you like`, t`Third time, if you like`]
  const submit = () => {
    setIsChecked(true)
    if (isLater && !dayIs) onSend({ code: 'ASK_LATER', date: day })
    if (!isLater && timeErrors.every((each) => !each))
      onSend({ code: 'OTHER_TIMES', times: times.flatMap((time) => instantOf(time) ?? []) })
  }
  return (
    <FormSheet
      title={<Trans>Another time</Trans>}
      action={isLater ? <Trans>Ask me again later</Trans> : <Trans>Offer these times</Trans>}
      onSubmit={submit}
      onClose={onClose}
    >
      {hasLater && (
        <Segments
          label={<Trans>What suits you?</Trans>}
          name="when"
          even
          defaultValue="TIMES"
          onChange={(value) => setIsLater(value === 'LATER')}
          options={[
            { value: 'TIMES', label: <Trans>Other times</Trans> },
            { value: 'LATER', label: <Trans>Not now</Trans> },
          ]}
        />
      )}
      {isLater ? (
        <>
          <p>
            <Trans>
              The company may ask you again from the day you choose here. You can still accept the job offer
              before that day.
            </Trans>
          </p>
          <DayField
            label={<Trans>Ask me again from</Trans>}
            value={day}
            error={isChecked ? dayIs : undefined}
            onDay={setDay}
          />
        </>
      ) : (
        <>
          <p>
            <Trans>Offer up to three times for a call or an interview. The times are Korean time.</Trans>
          </p>
          <div className={classes.times}>
            {labels.map((label, index) => (
              <TimeField
                key={label}
                label={label}
                value={times[index] ?? ''}
                error={isChecked ? timeErrors[index] : undefined}
                onDay={(time) => setTimes(times.with(index, time))}
              />
            ))}
          </div>
        </>
      )}
      <SaveError error={error} />
    </FormSheet>
  )
}
