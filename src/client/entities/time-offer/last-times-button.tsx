import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { CalendarIcon } from '../../ui/icon/icons.tsx'
import { useLastTimes } from './last-times.ts'
import type { TimeOffer } from './time-offer.ts'

interface LastTimesButtonProps {
  times: TimeOffer
  onTimes: (times: TimeOffer) => void
}

/** Fills in the times that were offered to somebody last, while nothing is typed. */
export function LastTimesButton({ times, onTimes }: LastTimesButtonProps) {
  const last = useLastTimes()
  if (!last || times.some((time) => time !== '')) return null
  return (
    <Button variant="light" size="sm" leftSection={<CalendarIcon size={20} />} onClick={() => onTimes(last)}>
      <Trans>Use the times you offered last</Trans>
    </Button>
  )
}
