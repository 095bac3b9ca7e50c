import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Flex } from '@mantine/core'
import { useState } from 'react'
import { Form } from '../../../forms/form.tsx'
import type { FieldErrors } from '../../../forms/field-errors.ts'
import { instantOf, seoulDay, seoulInput } from '../../../i18n/seoul-time.ts'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import { sheetBody } from '../desk/desk-surfaces.ts'
import { MomentField } from '../desk/period/moment-field.tsx'
import { useDeskForm } from '../desk/use-desk-form.tsx'

interface PublishLaterSheetProps {
  /** The scheduled time, if any. */
  at: string | null
  onChosen: (instant: string) => void
  onClose: () => void
}

const YEAR = 365 * 86_400_000

/** Schedules the publication of a news item. */
export function PublishLaterSheet({ at, onChosen, onClose }: PublishLaterSheetProps) {
  const { t } = useLingui()
  const [lastDay] = useState(() => seoulDay(Date.now() + YEAR))
  const form = useDeskForm(errorsOfTime, { publishAt: seoulInput(at) })
  return (
    <Sheet open fit title={<Trans>When do you want to publish the news?</Trans>} onClose={onClose}>
      <Form onSubmit={form.onSubmit(({ publishAt }) => onChosen(instantOf(publishAt) ?? ''))}>
        <Flex {...sheetBody}>
          <MomentField
            label={t`Date and time (Korea)`}
            max={lastDay}
            startsFocused
            {...form.getInputProps('publishAt')}
          />
          <CommandButton fullWidth type="submit">
            <Trans>Publish at this time</Trans>
          </CommandButton>
          <Button fullWidth variant="subtle" color="gray" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </Flex>
      </Form>
    </Sheet>
  )
}

function errorsOfTime({ publishAt }: { publishAt: string }): FieldErrors {
  const instant = instantOf(publishAt)
  if (instant === null) return { publishAt: 'REQUIRED' }
  const ahead = Date.parse(instant) - Date.now()
  if (ahead <= 0) return { publishAt: 'TOO_SMALL' }
  return ahead > YEAR ? { publishAt: 'TOO_LARGE' } : {}
}
