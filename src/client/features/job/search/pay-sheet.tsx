import { digitsOf } from '../../../../contract/base/latin-digits.ts'
import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import { type ChangeEvent, useId, useState } from 'react'
import { PAY_TYPES } from '../../../../contract/base/enums.ts'
import { useFormat } from '../../../i18n/format.ts'
import { payTypeLabels } from '../../../i18n/labels.ts'
import { Chip } from '../../../ui/choice/chip.tsx'
import chips from './choice-sheets.module.css'
import { FilterSheet } from './filter-sheet.tsx'
import { type FilterSheetProps, narrowed } from './job-search.ts'
import classes from './pay-sheet.module.css'

/** Without yearly pay, which cannot be filtered (domain tables, enumerations per list). */
const payTypes = PAY_TYPES.filter((payType) => payType !== 'YEARLY')
const DIGITS = 9

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

/** Digits only, shown with separators. */
function MinimumPay({ value, onChange }: MinimumPayProps) {
  const id = useId()
  const format = useFormat()
  const read = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    onChange(digitsOf(currentTarget.value).slice(0, DIGITS).replace(/^0+/, '') || undefined)
  return (
    <div className={classes.field}>
      <label htmlFor={id}>
        <Trans>At least</Trans>
      </label>
      <span className={classes.box}>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={value ? format.number(Number(value)) : ''}
          onChange={read}
        />
        <Trans>won</Trans>
      </span>
    </div>
  )
}
