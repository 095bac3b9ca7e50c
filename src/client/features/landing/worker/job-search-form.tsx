import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
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
      <form action="/recruitInfo" onSubmit={submit}>
        <TextInput
          name="query"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={label}
          leftSection={<SearchIcon size={22} />}
        />
      </form>
    </search>
  )
}
