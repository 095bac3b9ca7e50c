import { Trans } from '@lingui/react/macro'
import { Fieldset, SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/Fieldset.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import type { ReactNode } from 'react'

interface MethodChoiceProps {
  legend: ReactNode
  /** Label of the way by e-mail. */
  email: ReactNode
  value: 'EMAIL' | 'CELLPHONE'
  onChange: (method: 'EMAIL' | 'CELLPHONE') => void
}

/** Both kinds of members sign up and in by email or by cellphone. */
export const MethodChoice = ({ legend, email, value, onChange }: MethodChoiceProps) => (
  <Fieldset variant="unstyled" mb="lg" legend={<b>{legend}</b>}>
    <SegmentedControl
      fullWidth
      name="method"
      data={[
        { value: 'EMAIL', label: email },
        { value: 'CELLPHONE', label: <Trans>Cellphone number</Trans> },
      ]}
      defaultValue={value}
      onChange={onChange}
    />
  </Fieldset>
)
