import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { CloseIcon, SearchIcon } from '../icon/icons.tsx'
import classes from './search-field.module.css'

interface SearchFieldProps {
  label: string
  /** The current search text. */
  value: string
  onSearch: (text: string) => void
  maxLength?: number
  /** Form action for browsers without scripts; the current page by default. */
  action?: string
  /** Grey inside a surface, or white with the primary border if search is the screen's purpose. */
  look?: 'sunk' | 'main'
  /** Next to the field on desktop: chips or a button. */
  children?: ReactNode
}

/** A search field that submits on Enter and can be cleared. */
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
  // Follows the address, also after back and forward.
  useEffect(() => {
    // What is being typed is newer than the address.
    if (input.current && input.current !== document.activeElement) input.current.value = value
  }, [value])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('query')
    onSearch(typeof text === 'string' ? text.trim() : '')
  }
  const clear = () => {
    if (input.current) input.current.value = ''
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
