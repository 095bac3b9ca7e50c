import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ListFinder, Sheet, SheetNote } from '../../ui/sheet/sheet.tsx'
import { occupationsFor, useOccupations } from './use-occupations.ts'
import rows from '../../ui/field/choice-rows.module.css'

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
      <ListFinder
        label={<Trans>Find an occupation</Trans>}
        placeholder={t`For example: welding`}
        typed={typed}
        isStart
        onType={setTyped}
      />
      {found.length === 0 && (
        <SheetNote>
          <p role="status">
            <Trans>No occupation has this name. Try another word.</Trans>
          </p>
        </SheetNote>
      )}
      <ul>
        {found.map(({ code, name }) => (
          <li key={code}>
            <button
              type="button"
              className={rows.row}
              style={{ width: '100%', minHeight: 48, outlineOffset: -2 }}
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
