import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SegmentsField } from '../../../ui/field/choice-rows.tsx'

interface MethodChoiceProps {
  legend: ReactNode
  /** Label of the way by e-mail. */
  email: ReactNode
  value: 'EMAIL' | 'CELLPHONE'
  onChange: (method: 'EMAIL' | 'CELLPHONE') => void
}

/** Both kinds of members sign up and in by email or by cellphone. */
export const MethodChoice = ({ legend, email, value, onChange }: MethodChoiceProps) => (
  <SegmentsField
    legend={legend}
    mb="lg"
    name="method"
    data={[
      { value: 'EMAIL', label: email },
      { value: 'CELLPHONE', label: <Trans>Cellphone number</Trans> },
    ]}
    defaultValue={value}
    onChange={onChange}
  />
)
