import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Place } from '../../../contract/message/conversation-message.ts'
import { jobById } from '../../entities/job/job-query.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import classes from './composer.module.css'

interface PlaceSheetProps {
  /** The job whose workplace is offered first. */
  jobId: string | null
  onSend: (place: Place) => void
  onClose: () => void
}

/** An address to meet at, beginning with the workplace. */
export function PlaceSheet({ jobId, onSend, onClose }: PlaceSheetProps) {
  const { t } = useLingui()
  const job = useQuery({ ...jobById(jobId ?? '', useLanguage()), enabled: jobId !== null }).data?.data
  const [typed, setTyped] = useState<string>()
  const [name, setName] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const address = typed ?? job?.address ?? ''
  const isWorkplace = job !== undefined && address === job.address && job.place?.isApproximate === false
  const submit = () => {
    setIsChecked(true)
    if (address.trim() === '') return
    onSend({
      address: address.trim(),
      name: name.trim(),
      latitude: isWorkplace ? job.latitude : null,
      longitude: isWorkplace ? job.longitude : null,
    })
  }
  return (
    <Sheet open fit onClose={onClose} title={<Trans>Send a place</Trans>}>
      <form
        className={classes.sheet}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label={<Trans>Address</Trans>}
          value={address}
          maxLength={200}
          error={isChecked && address.trim() === '' ? t`Please fill this in.` : undefined}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <TextField
          label={<Trans>Where exactly, if you like</Trans>}
          placeholder={t`Such as: gate 2, third floor`}
          value={name}
          maxLength={100}
          onChange={({ currentTarget: { value } }) => setName(value)}
        />
        <Button full type="submit">
          <Trans comment="Button: send the message">Send</Trans>
        </Button>
      </form>
    </Sheet>
  )
}
