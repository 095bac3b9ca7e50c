import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TextField } from '../../ui/field/text-field.tsx'
import { SearchIcon } from '../../ui/icon/icons.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import { occupationsFor, useOccupations } from './use-occupations.ts'
import classes from './phrase.module.css'

interface OccupationSheetProps {
  /** Codes that are chosen already, and not offered. */
  chosen: readonly string[]
  onChoose: (code: string) => void
  onClose: () => void
}

/** Finds one occupation by its name. */
export function OccupationSheet({ chosen, onChoose, onClose }: OccupationSheetProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const found = occupationsFor(useOccupations(), typed).filter(({ code }) => !chosen.includes(code))
  return (
    <Sheet open title={<Trans>Choose an occupation</Trans>} onClose={onClose}>
      <div className={classes.search}>
        <TextField
          label={<Trans>Find an occupation</Trans>}
          type="search"
          enterKeyHint="done"
          placeholder={t`For example: welding`}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          trailing={<SearchIcon size={20} />}
        />
      </div>
      {found.length === 0 && (
        <p role="status" className={classes.none}>
          <Trans>No occupation has this name. Try another word.</Trans>
        </p>
      )}
      <ul>
        {found.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              className={classes.found}
              onClick={() => {
                onChoose(code)
                onClose()
              }}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
