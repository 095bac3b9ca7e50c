import { Trans } from '@lingui/react/macro'
import { Fieldset, Input, SegmentedControl } from '@mantine/core'
import '@mantine/core/styles/Fieldset.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import type { UseFormReturnType } from '@mantine/form'

/** Whether somebody signs up as a job seeker or for a company. */
export function RoleField<Values extends { role: string }>({
  form,
}: {
  form: Pick<UseFormReturnType<Values>, 'getInputProps' | 'errors'>
}) {
  return (
    <Fieldset
      variant="unstyled"
      legend={
        <b>
          <Trans>Member type</Trans>
        </b>
      }
    >
      <SegmentedControl
        fullWidth
        name="role"
        data={[
          { value: 'EMPLOYEE', label: <Trans>Job seeker</Trans> },
          { value: 'EMPLOYER', label: <Trans>Company</Trans> },
        ]}
        {...form.getInputProps('role', { withError: false })}
      />
      {form.errors['role'] && <Input.Error mt="xs">{form.errors['role']}</Input.Error>}
    </Fieldset>
  )
}
