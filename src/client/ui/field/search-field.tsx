import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { CloseIcon, SearchIcon } from '../icon/icons.tsx'
import classes from './search-field.module.css'

interface SearchFieldProps {
  label: string
  /** What is searched for now. */
  value: string
  onSearch: (text: string) => void
  maxLength?: number
  /** Where a browser without scripts takes the search; otherwise to the page it is on. */
  action?: string
  /** Sunk in a surface, or white with the primary border where it is what the screen is for. */
  look?: 'sunk' | 'main'
  /** Beside the field on desktop: chips, a button. */
  children?: ReactNode
}

/** Searches on Enter; a search under way can be cleared. */
export function SearchField({
  label,
  value,
  onSearch,
  maxLength,
  action,
  look = 'sunk',
  children,
}: SearchFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  // The address leads, also after back and forward.
  useEffect(() => {
    if (input.current) input.current.value = value
  }, [value])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('query')
    onSearch(typeof text === 'string' ? text.trim() : '')
  }
  const clear = () => {
    onSearch('')
    input.current?.focus()
  }
  return (
    <search className={classes.search}>
      <form className={classes.form} data-look={look} action={action} onSubmit={submit}>
        <SearchIcon size={22} />
        <input
          ref={input}
          aria-label={label}
          name="query"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={label}
          defaultValue={value}
          maxLength={maxLength}
        />
        {value && <IconButton icon={CloseIcon} size={18} label={t`Clear the search`} onClick={clear} />}
        {children}
      </form>
    </search>
  )
}
