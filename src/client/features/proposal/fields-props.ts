import type { ProposalValues } from './proposal-values.ts'

export type Change = <Name extends keyof ProposalValues>(name: Name, value: ProposalValues[Name]) => void
export interface FieldsProps {
  values: ProposalValues
  change: Change
  errorOf: (field: keyof ProposalValues) => string | undefined
}
