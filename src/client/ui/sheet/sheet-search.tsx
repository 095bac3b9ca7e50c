import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { SearchIcon } from '../icon/icons.tsx'
import classes from './sheet-search.module.css'

/** The search of a sheet's list; it stays in view while the list scrolls. */
export const SheetSearch = ({ children }: { children: ReactNode }) => (
  <div className={classes.search}>{children}</div>
)

/** What a sheet says in place of its list. */
export const SheetNote = ({ children }: { children: ReactNode }) => (
  <div className={classes.note}>{children}</div>
)

interface ListFinderProps {
  label: ReactNode
  placeholder?: string | undefined
  typed: string
  /** Takes the focus when the sheet opens. */
  isStart?: boolean
  onType: (typed: string) => void
}

/** A search that narrows a sheet's list while somebody types. */
export const ListFinder = ({ label, placeholder, typed, isStart, onType }: ListFinderProps) => (
  <SheetSearch>
    <TextInput
      label={label}
      type="search"
      data-autofocus={isStart || undefined}
      enterKeyHint="done"
      placeholder={placeholder}
      value={typed}
      onChange={(event) => onType(event.currentTarget.value)}
      rightSection={<SearchIcon size={20} />}
    />
  </SheetSearch>
)
