import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { cellphoneDigits } from '../../../contract/account/cellphone.ts'
import { DigitsField } from '../../ui/field/digits-field.tsx'
import { CELLPHONE_DIGITS, cellphoneText } from './cellphone-text.ts'

type CellphoneNumberFieldProps = Pick<
  ComponentProps<typeof DigitsField>,
  'digits' | 'onDigits' | 'onBlur' | 'error' | 'flex'
>

/** A Korean cellphone number, with hyphens while it is typed. */
export function CellphoneNumberField(props: CellphoneNumberFieldProps) {
  return (
    <DigitsField
      label={<Trans>Cellphone number</Trans>}
      name="cellphone"
      autoComplete="tel-national"
      placeholder="000-0000-0000"
      maxDigits={CELLPHONE_DIGITS}
      format={cellphoneText}
      read={cellphoneDigits}
      {...props}
    />
  )
}
