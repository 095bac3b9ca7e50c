import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Place } from '../../../contract/message/conversation-message.ts'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { NO_PLACE, usePlaceFields } from './use-place-fields.tsx'

interface PlaceSheetProps {
  /** The job whose workplace is offered first. */
  jobId: string | null
  onSend: (place: Place) => void
  onClose: () => void
}

/** An address to meet at, beginning with the workplace. */
export function PlaceSheet({ jobId, onSend, onClose }: PlaceSheetProps) {
  const { t } = useLingui()
  const [isMissing, setMissing] = useState(false)
  const [typed, setTyped] = useState(NO_PLACE)
  const { place, fields } = usePlaceFields(jobId, {
    label: <Trans>Address</Trans>,
    error: isMissing && t`Please fill this in.`,
    typed,
    onType: setTyped,
  })
  return (
    <Sheet open fit onClose={onClose} title={<Trans>Send a place</Trans>}>
      <Stack
        component="form"
        px={{ base: 'edge', sm: 'xl' }}
        pb="xl"
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(place === null)
          if (place) onSend(place)
        }}
      >
        {fields}
        <Button fullWidth type="submit">
          <Trans comment="Button: send the message">Send</Trans>
        </Button>
      </Stack>
    </Sheet>
  )
}
