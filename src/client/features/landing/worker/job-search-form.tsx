import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import classes from '../../../ui/field/search-field.module.css'
import { SearchIcon } from '../../../ui/icon/icons.tsx'

/** Leads to the job list with what is typed; a plain form, which is there before scripts are. */
export function JobSearchForm() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const label = t`Company, work or place`
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('query')
    const query = typeof text === 'string' ? text.trim() : ''
    void navigate({ to: '/recruitInfo', search: query ? { query } : {} })
  }
  return (
    <search>
      <form className={classes.form} data-look="field" action="/recruitInfo" onSubmit={submit}>
        <SearchIcon size={22} />
        <input
          name="query"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={label}
        />
      </form>
    </search>
  )
}
