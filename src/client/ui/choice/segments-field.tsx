import { Fieldset, Input, SegmentedControl, type SegmentedControlProps } from '@mantine/core'
import '@mantine/core/styles/Fieldset.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import type { ReactNode } from 'react'

interface SegmentsFieldProps<Value extends string> extends SegmentedControlProps<Value> {
  legend: ReactNode
  /** Field of the form, whose error leads to it. */
  field?: string
  error?: ReactNode
}

/** A choice between two or three, all of which are shown; Mantine's control has no name of its own. */
export function SegmentsField<Value extends string>(props: SegmentsFieldProps<Value>) {
  const { legend, field, error, mb, ...control } = props
  return (
    <Fieldset variant="unstyled" mb={mb} data-field={field} legend={<b>{legend}</b>}>
      <SegmentedControl fullWidth {...control} />
      {error && <Input.Error mt="xs">{error}</Input.Error>}
    </Fieldset>
  )
}
