import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { FieldErrorCode } from '../../../../contract/base/errors.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { LAST_DAY } from '../desk/period/last-day.ts'
import { at, type Desk } from '../desk/desks.ts'
import { type DeskSearch, textIn } from '../desk/desk-search.ts'
import classes from './list-filters.module.css'

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
  const errorId = useId()
  const choose = (param: string, value: string) =>
    void navigate({ ...at(desk), search: { ...search, after: undefined, [param]: value || undefined } })
  return (
    <div className={classes.filters}>
      {children && <div className={classes.text}>{children}</div>}
      {selects.map(({ param, label, options }) => (
        <Labelled key={param} label={label}>
          <NativeSelect
            aria-label={label}
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
        </Labelled>
      ))}
      <DayField
        label={t({ message: 'From', context: 'first day' })}
        value={textIn(search, 'from')}
        onChoose={(day) => choose('from', day)}
      />
      <DayField
        label={t({ message: 'To', context: 'last day' })}
        value={textIn(search, 'to')}
        errorId={errors['to'] && errorId}
        onChoose={(day) => choose('to', day)}
      />
      {errors['to'] && (
        <p id={errorId} className={classes.error} role="alert">
          <Trans>The end date must not be before the start date.</Trans>
        </p>
      )}
      {isFiltered && <ShowAll desk={desk} onClick={onShowAll} />}
    </div>
  )
}

export const ShowAll = ({ desk, onClick }: { desk: Desk; onClick?: (() => void) | undefined }) => (
  <ButtonLink variant="light" {...at(desk)} search={{}} onClick={onClick}>
    <Trans>Show all</Trans>
  </ButtonLink>
)

/** The select has its name already. */
const Labelled = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={classes.field}>
    <span className={classes.label} aria-hidden="true">
      {label}
    </span>
    {children}
  </div>
)

interface DayFieldProps {
  label: string
  value: string
  /** Of the text that says what is wrong. */
  errorId?: string | undefined
  onChoose: (day: string) => void
}

/** Years that are typed pass through `0002` and `0020`, which are no answer yet. */
const isTyped = (day: string) => day === '' || day.startsWith('20')

function DayField({ label, value, errorId, onChoose }: DayFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  // Follows the address, also after back and forward.
  useEffect(() => {
    if (input.current) input.current.value = value
  }, [value])
  return (
    <div className={classes.field}>
      <label className={classes.label} htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="date"
        max={LAST_DAY}
        className={classes.day}
        defaultValue={value}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onChange={(event) => isTyped(event.currentTarget.value) && onChoose(event.currentTarget.value)}
      />
    </div>
  )
}
