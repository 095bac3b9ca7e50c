import { Trans } from '@lingui/react/macro'
import { SimpleGrid } from '@mantine/core'
import type { ComponentProps } from 'react'
import type { FieldErrors } from '../../../../forms/field-errors.ts'
import { instantOf } from '../../../../i18n/seoul-time.ts'
import { MomentField } from './moment-field.tsx'

interface Bound {
  /** The contract's field. */
  field: string
  /** As in `MomentField`; empty without a bound. */
  value: string
}

/** Errors of a period by the contract's fields; both bounds may stay empty. */
export function errorsOfPeriod(start: Bound, end: Bound): FieldErrors {
  const [from, until] = [instantOf(start.value), instantOf(end.value)]
  return {
    ...(start.value !== '' && from === null ? { [start.field]: 'REQUIRED' } : {}),
    ...(end.value !== '' && until === null ? { [end.field]: 'REQUIRED' } : {}),
    ...(from !== null && until !== null && until <= from ? { [end.field]: 'INVALID' } : {}),
  }
}

interface PeriodFieldsProps {
  start: ComponentProps<typeof MomentField>
  end: ComponentProps<typeof MomentField>
}

/** Start and end of what operators publish; both may stay empty. */
export const PeriodFields = ({ start, end }: PeriodFieldsProps) => (
  <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
    <MomentField {...start} hint={<Trans>Korean time. Leave empty to start now.</Trans>} />
    <MomentField {...end} hint={<Trans>Korean time. Leave empty for no end.</Trans>} />
  </SimpleGrid>
)
