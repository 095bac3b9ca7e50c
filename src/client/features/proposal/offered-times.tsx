import { Trans } from '@lingui/react/macro'
import { Button, Group } from '@mantine/core'
import type { Reply } from '../../../contract/candidate/proposal-reply.ts'
import { useFormat } from '../../i18n/format.ts'
import { timesAhead } from './replies.ts'

interface OfferedTimesProps {
  offer: Reply
  onAgree: (time: string) => void
}

/** The times that the other side offers, each to be agreed to. */
export function OfferedTimes({ offer, onAgree }: OfferedTimesProps) {
  const format = useFormat()
  return (
    <Group gap="xs" mt="sm">
      {timesAhead(offer).map((time) => {
        const when = format.appointment(time)
        return (
          <Button key={time} variant="light" onClick={() => onAgree(time)}>
            <Trans>Agree to {when}</Trans>
          </Button>
        )
      })}
    </Group>
  )
}
