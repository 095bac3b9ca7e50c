import { useLingui } from '@lingui/react/macro'
import { ActionIcon, Box, Group, Input, InputBase, type InputBaseProps, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { ChevronDownIcon, CloseIcon, SearchIcon } from '../icon/icons.tsx'
import { Optional } from './optional.tsx'
import { useDebouncedCallback } from '@mantine/hooks'

interface SearchFieldProps {
  label: string
  /** The current search text. */
  value: string
  onSearch: (text: string) => void
  maxLength?: number
  /** Form action for browsers without scripts; the current page by default. */
  action?: string
  /** Grey inside a surface, white like the fields beside it, or with the primary border if search is the screen's purpose. */
  look?: 'filled' | 'default' | 'main'
  /** Takes the focus when its sheet opens. */
  isStart?: boolean
  /** A lazy list of suggestions below the field, which makes it a combobox; asked for once somebody is in it. */
  renderSuggestions?: (field: RefObject<HTMLInputElement | null>) => ReactNode
  /** Beside the field on desktop: chips or a button. */
  children?: ReactNode
}

/** Until its suggestions are there, which say the rest. */
const COMBOBOX = { role: 'combobox', 'aria-expanded': false, 'aria-autocomplete': 'list' } as const

/** A search field that submits on Enter and can be cleared. */
export function SearchField({
  label,
  value,
  onSearch,
  maxLength,
  action,
  look = 'filled',
  isStart = false,
  renderSuggestions,
  children,
}: SearchFieldProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [isEntered, setEntered] = useState(false)
  const enter = renderSuggestions && (() => setEntered(true))
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
    <Box component="search" display="block" pos="relative">
      <form action={action} onSubmit={submit}>
        <Group wrap="nowrap" gap="sm">
          <TextInput
            ref={input}
            flex={1}
            variant={look}
            aria-label={label}
            data-autofocus={isStart || undefined}
            {...(renderSuggestions && COMBOBOX)}
            onFocus={enter}
            onInput={enter}
            name="query"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={label}
            defaultValue={value}
            maxLength={maxLength}
            leftSection={<SearchIcon size={22} />}
            rightSection={
              value && (
                <ActionIcon aria-label={t`Clear the search`} title={t`Clear the search`} onClick={clear}>
                  <CloseIcon size={18} />
                </ActionIcon>
              )
            }
            rightSectionPointerEvents="all"
          />
          {children}
        </Group>
      </form>
      {renderSuggestions && isEntered && <Optional>{renderSuggestions(input)}</Optional>}
    </Box>
  )
}

interface LiveSearchProps {
  label: string
  value: string
  maxLength: number
  look?: 'filled' | 'default' | 'main'
  isStart?: boolean
  onSearch: (text: string) => void
}

const DELAY = 300

/** Searches while it is typed, so that what is shown always follows the field. */
export function LiveSearch({ onSearch, ...field }: LiveSearchProps) {
  const searchSoon = useDebouncedCallback(onSearch, { delay: DELAY, flushOnUnmount: false })
  return (
    <div
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) searchSoon(target.value.trim())
      }}
      onBlur={() => searchSoon.flush()}
    >
      <SearchField
        {...field}
        onSearch={(text) => {
          searchSoon.cancel()
          onSearch(text)
        }}
      />
    </div>
  )
}

interface PickFieldProps extends InputBaseProps {
  /** The selected value; undefined shows the placeholder. */
  value: ReactNode | undefined
  placeholder: ReactNode
  onOpen: () => void
}

/** Looks like a field, is named by its label and its value, and opens a sheet to choose from. */
export function PickField({ value, placeholder, onOpen, ...props }: PickFieldProps) {
  const id = useId()
  return (
    <InputBase
      component="button"
      type="button"
      id={id}
      pointer
      multiline
      rightSection={<ChevronDownIcon size={20} />}
      aria-haspopup="dialog"
      aria-labelledby={`${id}-label ${id}`}
      onClick={onOpen}
      {...props}
    >
      {value ?? <Input.Placeholder>{placeholder}</Input.Placeholder>}
    </InputBase>
  )
}
