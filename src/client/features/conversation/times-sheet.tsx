import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { MAX_TIMES, type Place, TIMES_AHEAD } from '../../../contract/message/conversation-message.ts'
import { instantOf, seoulInput } from '../../i18n/seoul-time.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import classes from './composer.module.css'
import { usePlaceFields } from './use-place-fields.tsx'

interface TimesSheetProps {
  /** Whether the form asks for the place as well, as it does of a company. */
  asksPlace: boolean
  /** The job whose workplace is offered as the place. */
  jobId: string | null
  /** @param place null if none was given */
  onSend: (times: string[], place: Place | null) => void
  onClose: () => void
}

const NONE: readonly string[] = Array.from({ length: MAX_TIMES }, () => '')

/** Offers up to three times for an interview. */
export function TimesSheet({ asksPlace, jobId, onSend, onClose }: TimesSheetProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(NONE)
  const [isChecked, setIsChecked] = useState(false)
  const [now] = useState(Date.now)
  const { place, fields } = usePlaceFields(asksPlace ? jobId : null, {
    label: <Trans>Place, if you like</Trans>,
  })
  const limits = {
    min: seoulInput(new Date(now).toISOString()),
    max: seoulInput(new Date(now + TIMES_AHEAD).toISOString()),
  }
  const labels = [t`First time`, t`Second time, if you like`, t`Third time, if you like`]
  const problemOf = (input: string, index: number) => {
    if (input === '') return index === 0 ? t`Please choose a date and a time.` : undefined
    const at = Date.parse(instantOf(input) ?? '')
    if (Number.isNaN(at)) return t`Please choose a date and a time.`
    if (at <= now) return t`This time has passed.`
    return at > now + TIMES_AHEAD ? t`Please choose a time within 90 days.` : undefined
  }
  const submit = () => {
    setIsChecked(true)
    if (typed.every((input, index) => problemOf(input, index) === undefined))
      onSend([...new Set(typed.flatMap((input) => instantOf(input) ?? []))], asksPlace ? place : null)
  }
  return (
    <Sheet open fit onClose={onClose} title={<Trans>Times for an interview</Trans>}>
      <form
        className={classes.sheet}
        data-keeps-focus
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p>
          <Trans>Offer up to three times. The times are Korean time.</Trans>
        </p>
        {labels.map((label, index) => (
          <TextField
            key={label}
            label={label}
            type="datetime-local"
            {...limits}
            value={typed[index] ?? ''}
            data-autofocus={index === 0 || undefined}
            error={isChecked ? problemOf(typed[index] ?? '', index) : undefined}
            onChange={({ currentTarget: { value } }) => setTyped(typed.with(index, value))}
          />
        ))}
        {asksPlace && fields}
        <Button full type="submit">
          <Trans>Offer these times</Trans>
        </Button>
      </form>
    </Sheet>
  )
}
