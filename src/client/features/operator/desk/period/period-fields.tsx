import { Trans } from '@lingui/react/macro'
import { SimpleGrid } from '@mantine/core'
import type { ComponentProps } from 'react'
import { MomentField } from './moment-field.tsx'

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
