import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { SelectField } from '../../ui/select-field.tsx'
import classes from './desk-form.module.css'
import type { TargetProps } from './placed-sheet.tsx'
import { newsToChoose } from './queries.ts'

interface NewsChoiceProps extends TargetProps {
  /** What is chosen already, which may be older than the rest. */
  known: { id: string; title: string } | undefined
}

/** One of the news items that are public, or will be. */
export function NewsChoice({ value, error, onChange, known }: NewsChoiceProps) {
  const { t } = useLingui()
  const id = useId()
  const [published, scheduled] = [useQuery(newsToChoose('PUBLISHED')), useQuery(newsToChoose('SCHEDULED'))]
  const found = [...(scheduled.data?.data ?? []), ...(published.data?.data ?? [])]
  const items = known && !found.some((item) => item.id === known.id) ? [known, ...found] : found
  return (
    <div className={classes.field}>
      <span className={classes.label}>
        <Trans>News item</Trans>
      </span>
      <SelectField
        label={t`News item`}
        value={value}
        isWrong={error !== undefined}
        aria-describedby={error === undefined ? undefined : id}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{t`Choose a news item`}</option>
        {items.map((item) => (
          <option key={item.id} value={item.id}>
            {item.title}
          </option>
        ))}
      </SelectField>
      {error !== undefined && (
        <p id={id} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
