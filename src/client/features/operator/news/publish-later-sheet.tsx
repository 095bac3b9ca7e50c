import { Trans } from '@lingui/react/macro'
import { Button, TextInput, Flex } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { FieldErrorCode } from '../../../../contract/base/errors.ts'
import { useFieldErrors } from '../../../forms/use-field-errors.ts'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import { useFieldError } from '../desk/field-error.tsx'
import { isAfterLastDay, LAST_MINUTE } from '../desk/period/last-day.ts'
import { instantOf, seoulInput } from '../../../i18n/seoul-time.ts'
import { sheetBody } from '../desk/desk-surfaces.ts'

interface PublishLaterSheetProps {
  /** The scheduled time, if any. */
  at: string | null
  onChosen: (instant: string) => void
  onClose: () => void
}

const YEAR = 365 * 86_400_000

/** Schedules the publication of a news item. */
export function PublishLaterSheet({ at, onChosen, onClose }: PublishLaterSheetProps) {
  const errorOf = useFieldError()
  const { element, fieldErrors, show, forget } = useFieldErrors()
  const [input, setInput] = useState(() => seoulInput(at))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React portals bubble: the news item's form must not be submitted as well.
    event.stopPropagation()
    const instant = instantOf(input)
    const wrong = isAfterLastDay(input) ? 'TOO_LARGE' : wrongIn(instant)
    if (!show(wrong ? { publishAt: wrong } : {}) && instant !== null) onChosen(instant)
  }
  return (
    <Sheet open fit title={<Trans>When do you want to publish the news?</Trans>} onClose={onClose}>
      <form ref={element} noValidate onSubmit={submit}>
        <Flex {...sheetBody}>
          <TextInput
            label={<Trans>Date and time (Korea)</Trans>}
            name="publishAt"
            type="datetime-local"
            max={LAST_MINUTE}
            data-autofocus
            value={input}
            error={errorOf('publishAt', fieldErrors['publishAt'])}
            onChange={(event) => {
              setInput(event.currentTarget.value)
              forget('publishAt')
            }}
          />
          <CommandButton fullWidth type="submit">
            <Trans>Publish at this time</Trans>
          </CommandButton>
          <Button fullWidth variant="subtle" color="gray" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </Flex>
      </form>
    </Sheet>
  )
}

function wrongIn(instant: string | null): FieldErrorCode | undefined {
  if (instant === null) return 'REQUIRED'
  const ahead = Date.parse(instant) - Date.now()
  return ahead <= 0 ? 'TOO_SMALL' : ahead > YEAR ? 'TOO_LARGE' : undefined
}
