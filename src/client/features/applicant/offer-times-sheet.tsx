import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { TIMES_AHEAD } from '../../../contract/message/conversation-message.ts'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { useLastTimes } from '../../entities/time-offer/last-times.ts'
import {
  NO_TIMES,
  offerErrors,
  offeredInstants,
  type TimeOffer,
} from '../../entities/time-offer/time-offer.ts'
import { TimesFields } from '../../entities/time-offer/times-fields.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'

interface OfferTimesSheetProps {
  count: number
  /** Null while nothing is typed: the form begins with the times that were offered last. */
  typed: TimeOffer | null
  error: Error | null
  onType: (times: TimeOffer) => void
  onSend: (times: string[]) => void
  onClose: () => void
}

/** Offers several applicants the same times for an interview. */
export function OfferTimesSheet({ count, typed, error, onType, onSend, onClose }: OfferTimesSheetProps) {
  const { t } = useLingui()
  const last = useLastTimes()
  const [isChecked, setIsChecked] = useState(false)
  const times = typed ?? last ?? NO_TIMES
  const submit = () => {
    setIsChecked(true)
    if (offerErrors(times, TIMES_AHEAD).every((each) => each === undefined)) onSend(offeredInstants(times))
  }
  return (
    <Sheet
      open
      fit
      onClose={onClose}
      title={
        <Plural
          value={count}
          one="Interview times for # applicant"
          other="Interview times for # applicants"
        />
      }
    >
      <Stack px={{ base: 'edge', sm: 'xl' }} pb="xl">
        <p>
          <Trans>Offer up to three times. The times are Korean time.</Trans>{' '}
          {count > 1 && (
            <Trans>Everybody is offered the same times, and several of them may choose the same one.</Trans>
          )}
        </p>
        <TimesFields
          times={times}
          ahead={TIMES_AHEAD}
          tooLate={t`Please choose a time within 90 days.`}
          isChecked={isChecked}
          startsFocused={last === null}
          onTimes={onType}
        />
        <SaveError error={error} />
        <Button fullWidth data-autofocus={last !== null || undefined} onClick={submit}>
          <Trans>Offer these times</Trans>
        </Button>
      </Stack>
    </Sheet>
  )
}
