import { Trans } from '@lingui/react/macro'
import type { UseFormReturnType } from '@mantine/form'
import { SegmentsField } from '../../ui/field/choice-rows.tsx'
import { NameField } from './form-page.tsx'

interface FieldsProps<Values> {
  form: Pick<UseFormReturnType<Values>, 'getInputProps' | 'values'>
}

/** Who signs up: as a job seeker or for a company, and under which name. */
export const RoleAndNameFields = <Values extends { role: string }>({ form }: FieldsProps<Values>) => (
  <>
    <SegmentsField
      legend={<Trans>Member type</Trans>}
      name="role"
      data={[
        { value: 'EMPLOYEE', label: <Trans>Job seeker</Trans> },
        { value: 'EMPLOYER', label: <Trans>Company</Trans> },
      ]}
      {...form.getInputProps('role')}
    />
    <NameField
      description={form.values.role === 'EMPLOYER' && <Trans>Your own name, not the company’s</Trans>}
      {...form.getInputProps('name')}
    />
  </>
)
