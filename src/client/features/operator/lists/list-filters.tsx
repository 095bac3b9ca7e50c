import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Box, SimpleGrid } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FieldErrorCode } from '../../../../contract/base/errors.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { DayField } from '../../../ui/field/day-field.tsx'
import { at, type Desk } from '../desk/desks.ts'
import { type DeskSearch, textIn } from '../desk/desk-search.ts'

interface ListFiltersProps {
  desk: Desk
  search: DeskSearch
  selects: readonly FilterSelect[]
  errors: Partial<Record<string, FieldErrorCode>>
  /** Whether "Show all" has something to do. */
  isFiltered: boolean
  /** Clears what is not in the address. */
  onShowAll?: (() => void) | undefined
  /** The search field. */
  children?: ReactNode
}

/** A filter with a few values; without one, everything is shown. */
export interface FilterSelect {
  /** Name of the search parameter. */
  param: string
  label: string
  options: readonly { value: string; label: string }[]
}

/** Filters of a list, kept in the address. */
export function ListFilters(props: ListFiltersProps) {
  const { desk, search, selects, errors, isFiltered, onShowAll, children } = props
  const { t } = useLingui()
  const navigate = useNavigate()
  const choose = (param: string, value: string) =>
    void navigate({
      ...at(desk),
      search: { ...search, after: undefined, page: undefined, [param]: value || undefined },
    })
  return (
    <SimpleGrid
      flex="1 1 100%"
      minColWidth="min(100%, 9.75rem)"
      autoFlow="auto-fit"
      spacing="sm"
      verticalSpacing="xs"
      style={{ alignItems: 'end' }}
    >
      {children && <Box style={{ gridColumn: '1 / -1' }}>{children}</Box>}
      {selects.map(({ param, label, options }) => (
        <NativeSelect
          key={param}
          label={label}
          value={textIn(search, param)}
          onChange={(event) => choose(param, event.currentTarget.value)}
        >
          <option value="">{t`All`}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      ))}
      <DayField
        label={t({ message: 'From', context: 'first day' })}
        value={textIn(search, 'from')}
        onChoose={(day) => choose('from', day)}
      />
      <DayField
        label={t({ message: 'To', context: 'last day' })}
        value={textIn(search, 'to')}
        error={errors['to'] && <Trans>The end date must not be before the start date.</Trans>}
        onChoose={(day) => choose('to', day)}
      />
      {isFiltered && <ShowAll desk={desk} onClick={onShowAll} />}
    </SimpleGrid>
  )
}

export const ShowAll = ({ desk, onClick }: { desk: Desk; onClick?: (() => void) | undefined }) => (
  <ButtonLink variant="light" {...at(desk)} search={{}} onClick={onClick}>
    <Trans>Show all</Trans>
  </ButtonLink>
)
