import { useDebouncedCallback } from '@mantine/hooks'
import { SearchField } from './search-field.tsx'

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
