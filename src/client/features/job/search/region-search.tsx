import { useLingui } from '@lingui/react/macro'
import { SearchIcon } from '../../../ui/icon/icons.tsx'
import classes from './region-sheet.module.css'

/** Filters the list while typing. */
export function RegionSearch({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useLingui()
  return (
    <div className={classes.search}>
      <SearchIcon size={22} />
      <input
        aria-label={t`City, county or district`}
        type="search"
        autoComplete="off"
        placeholder={t`City, county or district`}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
    </div>
  )
}
