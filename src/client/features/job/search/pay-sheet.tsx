import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { Box, Flex } from '@mantine/core'
import { useState } from 'react'
import { PAY_TYPES } from '../../../../contract/base/enums.ts'
import { payTypeLabels } from '../../../i18n/labels.ts'
import { Chip } from '../../../ui/choice/chip.tsx'
import { WonField } from '../../../ui/field/won-field.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { type FilterSheetProps, narrowed } from './job-search.ts'

/** Without yearly pay, which cannot be filtered (domain tables, enumerations per list). */
const payTypes = PAY_TYPES.filter((payType) => payType !== 'YEARLY')

export function PaySheet({ search, leave }: FilterSheetProps) {
  const { i18n } = useLingui()
  const [payType, setPayType] = useState(search.payType)
  const [minimum, setMinimum] = useState(search.minPayAmount)
  return (
    <FilterSheet
      fit
      title={<Trans>Pay</Trans>}
      search={search}
      draft={narrowed(search, { payType, minPayAmount: minimum })}
      leave={leave}
      onClear={() => {
        setPayType(undefined)
        setMinimum(undefined)
      }}
    >
      <Flex rowGap="sm" columnGap="xs" wrap="wrap" pt="xs" pb="xl" px={{ base: 'edge', sm: 'xl' }}>
        {payTypes.map((each) => (
          <Chip
            key={each}
            active={payType === each}
            onClick={() => setPayType(payType === each ? undefined : each)}
          >
            {i18n._(payTypeLabels[each])}
          </Chip>
        ))}
      </Flex>
      <MinimumPay value={minimum} onChange={setMinimum} />
    </FilterSheet>
  )
}

interface MinimumPayProps {
  value: string | undefined
  onChange: (digits: string | undefined) => void
}

function MinimumPay({ value, onChange }: MinimumPayProps) {
  return (
    <Box pb="xl" px={{ base: 'edge', sm: 'xl' }}>
      <WonField
        name="minPayAmount"
        label={<Trans>At least</Trans>}
        digits={value ?? ''}
        onDigits={(digits) => onChange(digits === '' || digits === '0' ? undefined : digits)}
      />
    </Box>
  )
}
