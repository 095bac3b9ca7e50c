import { Trans } from '@lingui/react/macro'
import { TextInput, SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'
import type { FieldErrors } from '../../../../forms/field-errors.ts'
import { LAST_MINUTE } from './last-day.ts'

interface Bound {
  label: ReactNode
  /** The contract's field, by which errors find it. */
  field: string
  /** Local time in Korea, as the input has it; empty without a bound. */
  value: string
  error: ReactNode
  onChange: (value: string) => void
}

/** Times of which only a part was typed: the browser has no value for them, as for an empty one. */
export const unfinishedTimes = (form: HTMLFormElement): FieldErrors =>
  Object.fromEntries(
    [...form.querySelectorAll<HTMLInputElement>('[data-field] input')]
      .filter(({ validity }) => validity.badInput)
      .map((input) => [input.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? '', 'REQUIRED']),
  )

/** Start and end of what operators publish; both may stay empty. */
export function PeriodFields({ start, end }: { start: Bound; end: Bound }) {
  return (
    <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
      <BoundField {...start} description={<Trans>Korean time. Leave empty to start now.</Trans>} />
      <BoundField {...end} description={<Trans>Korean time. Leave empty for no end.</Trans>} />
    </SimpleGrid>
  )
}

function BoundField({ field, onChange, ...input }: Bound & { description: ReactNode }) {
  return (
    <div data-field={field}>
      <TextInput
        type="datetime-local"
        max={LAST_MINUTE}
        onChange={(event) => onChange(event.currentTarget.value)}
        {...input}
      />
    </div>
  )
}
