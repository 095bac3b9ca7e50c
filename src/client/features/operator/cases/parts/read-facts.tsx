import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { SimpleGrid, TextInput } from '@mantine/core'
import type { FieldErrors } from '../../../../forms/field-errors.ts'
import { type ContractForm, useContractForm } from '../../../../forms/use-contract-form.ts'
import { OptionalLabel } from '../../../../ui/field/field-group.tsx'
import { digitsOf } from '../../../../../contract/base/latin-digits.ts'
import { SpokenError } from '../../desk/use-desk-form.tsx'

interface ReadFactsValues {
  address: string
  /** Digits as typed. */
  sinceYear: string
}

const FIRST_YEAR = 1900
const isYear = (year: string) => Number(year) >= FIRST_YEAR && Number(year) <= new Date().getFullYear()

/** By case, as long as the console is open: an operator looks at another case, or undoes a decision. */
const typed = new Map<string, ReadFactsValues>()

const rules = ({ sinceYear }: ReadFactsValues): FieldErrors =>
  sinceYear === '' || isYear(sinceYear) ? {} : { sinceYear: 'INVALID' }

/** What an operator reads on the photo of a registration. */
export const useReadFactsForm = (id: string) =>
  useContractForm<ReadFactsValues>(rules, typed.get(id) ?? { address: '', sinceYear: '' }, {
    mode: 'controlled',
    textOf: () => msg`Enter the year with four digits, from 1900 to this year.`,
    onValuesChange: (values) => typed.set(id, values),
  })

export const bodyOf = ({ address, sinceYear }: ReadFactsValues) => ({
  address: address.trim(),
  sinceYear: sinceYear === '' ? null : Number(sinceYear),
})

interface ReadFactsProps {
  form: Omit<ContractForm<ReadFactsValues>, 'attach'>
  /** Whether the photo is of a farm's certificate. */
  isFarm: boolean
}

/** What the photo says and readers of the postings are shown; it may be left empty. */
export function ReadFacts({ form, isFarm }: ReadFactsProps) {
  const { t } = useLingui()
  const { error, ...year } = form.getInputProps('sinceYear')
  return (
    <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
      <TextInput
        label={
          <OptionalLabel>
            {isFarm ? t`Address on the farm registration` : t`Address on the business registration`}
          </OptionalLabel>
        }
        description={
          <Trans>
            Readers of the postings see it. Without it they see only that the business was verified.
          </Trans>
        }
        lang="ko"
        autoComplete="off"
        maxLength={200}
        {...form.getInputProps('address')}
      />
      <TextInput
        label={<OptionalLabel>{t`In business since (year)`}</OptionalLabel>}
        description={<Trans>Readers see it. Left empty, no year is shown.</Trans>}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        {...year}
        error={error && <SpokenError>{error}</SpokenError>}
        onChange={(event) => form.setFieldValue('sinceYear', digitsOf(event.currentTarget.value))}
      />
    </SimpleGrid>
  )
}
