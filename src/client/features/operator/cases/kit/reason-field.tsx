import type { ComponentProps, ReactNode } from 'react'
import { REASON_LENGTH } from '../../../../../contract/operator/member.ts'
import { CountedField } from '../../../../ui/field/counted-field.tsx'
import { SpokenError } from '../../desk/field-error.tsx'

interface ReasonFieldProps extends Pick<
  ComponentProps<typeof CountedField>,
  'label' | 'defaultValue' | 'error' | 'onText'
> {
  /** Tells who can read it. */
  hint: ReactNode
  name?: string
}

/** Why a case is decided so, or what to note about it. */
export const ReasonField = ({ hint, error, name = 'reason', ...field }: ReasonFieldProps) => (
  <CountedField
    {...field}
    multiline
    name={name}
    description={hint}
    limit={REASON_LENGTH}
    error={error && <SpokenError>{error}</SpokenError>}
  />
)
