import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { PAY_TYPES } from '../../../../contract/base/enums.ts'
import { payTypeLabels } from '../../../i18n/labels.ts'
import { Chip } from '../../../ui/choice/chip.tsx'
import { WonField } from '../../../ui/field/won-field.tsx'
import chips from './choice-sheets.module.css'
import { FilterSheet } from './filter-sheet.tsx'
import type { FilterSheetProps } from './job-search.ts'
import classes from './pay-sheet.module.css'
import { narrowed } from './job-search.ts'

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
      <div className={chips.chips}>
        {payTypes.map((each) => (
          <Chip
            key={each}
            active={payType === each}
            onClick={() => setPayType(payType === each ? undefined : each)}
          >
            {i18n._(payTypeLabels[each])}
          </Chip>
        ))}
      </div>
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
    <div className={classes.field}>
      <WonField
        name="minPayAmount"
        label={<Trans>At least</Trans>}
        digits={value ?? ''}
        onDigits={(digits) => onChange(digits === '' || digits === '0' ? undefined : digits)}
      />
    </div>
  )
}
