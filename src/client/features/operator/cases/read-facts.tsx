import { Trans } from '@lingui/react/macro'
import { TextInput, SimpleGrid } from '@mantine/core'
import type { FieldErrorCode } from '../../../../contract/base/errors.ts'
import { digitsOf } from '../../../../contract/base/latin-digits.ts'
import { OptionalLabel } from '../../../ui/field/field-group.tsx'
import { useFieldError } from '../desk/field-error.tsx'

interface Read {
  address: string
  /** Digits as typed. */
  year: string
}

export const NOTHING_READ: Read = { address: '', year: '' }
/** By case, as long as the console is open: an operator looks at another case, or undoes a decision. */
export const typed = new Map<string, Read>()

const FIRST_YEAR = 1900
export const isYear = (year: string) => Number(year) >= FIRST_YEAR && Number(year) <= new Date().getFullYear()

export const bodyOf = ({ address, year }: Read) => ({
  address: address.trim(),
  sinceYear: year === '' ? null : Number(year),
})

interface ReadFactsProps {
  read: Read
  wrongYear: FieldErrorCode | undefined
  onRead: (read: Read) => void
}

/** What the photo says and readers of the postings are shown; it may be left empty. */
export function ReadFacts({ read, wrongYear, onRead }: ReadFactsProps) {
  const errorOf = useFieldError()
  return (
    <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
      <TextInput
        label={
          <OptionalLabel>
            <Trans>Address on the registration</Trans>
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
        value={read.address}
        onChange={(event) => onRead({ ...read, address: event.currentTarget.value })}
      />
      <TextInput
        label={
          <OptionalLabel>
            <Trans>In business since (year)</Trans>
          </OptionalLabel>
        }
        description={<Trans>Readers see it. Left empty, no year is shown.</Trans>}
        name="sinceYear"
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        error={errorOf('sinceYear', wrongYear)}
        value={read.year}
        onChange={(event) => onRead({ ...read, year: digitsOf(event.currentTarget.value) })}
      />
    </SimpleGrid>
  )
}
