import { Trans, useLingui } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { TIMES_AHEAD } from '../../../../contract/candidate/proposal-reply.ts'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import {
  NO_TIMES,
  offeredInstants,
  offerErrors,
  type TimeOffer,
} from '../../../entities/time-offer/time-offer.ts'
import { TimesFields } from '../../../entities/time-offer/times-fields.tsx'
import { SegmentsField } from '../../../ui/field/choice-rows.tsx'
import { FormSheet } from '../../../ui/sheet/sheet.tsx'
import { DayField } from './reply-sheet.tsx'
import { dayError } from '../when.ts'

export type WhenReply = { code: 'OTHER_TIMES'; times: string[] } | { code: 'ASK_LATER'; date: string }

/** What is typed in the sheet; kept by its owner while the sheet is closed. */
export interface TypedWhen {
  isLater: boolean
  times: TimeOffer
  day: string
}

export const NOTHING_TYPED: TypedWhen = { isLater: false, times: NO_TIMES, day: '' }

interface TimesSheetProps {
  /** Whether "not now" can be chosen in place of times. */
  hasLater?: boolean
  typed: TypedWhen
  onType: (typed: TypedWhen) => void
  error: Error | null
  onSend: (reply: WhenReply) => void
  onClose: () => void
}

/** Offers up to three times, or names a day on which to ask again. */
export function TimesSheet(props: TimesSheetProps) {
  const { hasLater = false, typed, onType, error, onSend, onClose } = props
  const { t } = useLingui()
  const { times, day } = typed
  const isLater = hasLater && typed.isLater
  const [isChecked, setIsChecked] = useState(false)
  const dayIs = dayError(day)
  const submit = () => {
    setIsChecked(true)
    if (isLater && !dayIs) onSend({ code: 'ASK_LATER', date: day })
    if (!isLater && offerErrors(times, TIMES_AHEAD).every((each) => each === undefined))
      onSend({ code: 'OTHER_TIMES', times: offeredInstants(times) })
  }
  return (
    <FormSheet
      title={<Trans>Another time</Trans>}
      action={isLater ? <Trans>Ask me again later</Trans> : <Trans>Offer these times</Trans>}
      onSubmit={submit}
      onClose={onClose}
    >
      {hasLater && (
        <SegmentsField
          legend={<Trans>What suits you?</Trans>}
          name="when"
          data={[
            { value: 'TIMES', label: <Trans>Other times</Trans> },
            { value: 'LATER', label: <Trans>Not now</Trans> },
          ]}
          defaultValue={isLater ? 'LATER' : 'TIMES'}
          onChange={(value) => onType({ ...typed, isLater: value === 'LATER' })}
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
            onDay={(next) => onType({ ...typed, day: next })}
          />
        </>
      ) : (
        <>
          <p>
            <Trans>Offer up to three times for a call or an interview. The times are Korean time.</Trans>
          </p>
          <Stack>
            <TimesFields
              times={times}
              ahead={TIMES_AHEAD}
              tooLate={t`Please choose a time within 60 days.`}
              isChecked={isChecked}
              onTimes={(next) => onType({ ...typed, times: next })}
            />
          </Stack>
        </>
      )}
      <SaveError error={error} />
    </FormSheet>
  )
}
