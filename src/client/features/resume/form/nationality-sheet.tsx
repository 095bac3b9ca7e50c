import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useState } from 'react'
import { OTHER_COUNTRY } from '../../../../contract/candidate/resume.ts'
import { RadioRows } from '../../../ui/field/radio-rows.tsx'
import { SheetActions } from '../../../ui/sheet/sheet-actions.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { ErrorState, LoadingBlocks } from '../../../ui/page/states.tsx'
import { countryMatches } from '../../../entities/country/country-order.ts'
import { useCountryRows } from '../../../entities/country/country-rows.tsx'
import { CountrySearch, NoSuchCountry } from '../../../entities/country/country-search.tsx'
import classes from './nationality-sheet.module.css'

interface NationalitySheetProps {
  /** Code of the selected country; empty if none. */
  chosen: string
  onChoose: (code: string) => void
  onClose: () => void
}

/** Confirming requires a choice; the other button clears it (specification, section 4). */
export function NationalitySheet({ chosen, onChoose, onClose }: NationalitySheetProps) {
  const [picked, setPicked] = useState(chosen)
  const finish = (code: string) => {
    onChoose(code)
    onClose()
  }
  return (
    <Sheet
      open
      title={<Trans>Nationality</Trans>}
      onClose={onClose}
      footer={
        <SheetActions
          disabled={picked === ''}
          onConfirm={() => finish(picked)}
          onCancel={() => finish('')}
          cancel={chosen === '' ? undefined : <Trans>Clear</Trans>}
        />
      }
    >
      <Countries picked={picked} onPick={setPicked} />
    </Sheet>
  )
}

/** Number of rows that fill a screen. */
const AT_FIRST = 18

function Countries({ picked, onPick }: { picked: string; onPick: (code: string) => void }) {
  const { t } = useLingui()
  const { rows, isPending, refetch } = useCountryRows()
  const [text, setText] = useState('')
  // The first rows render with the sheet, the other two hundred after it has opened.
  const atHand = useDeferredValue(rows, rows.slice(0, AT_FIRST))
  if (isPending) return <LoadingBlocks rows={4} form="text" />
  const found = (text.trim() === '' ? atHand : rows).filter(({ country }) => countryMatches(country, text))
  const other = { value: OTHER_COUNTRY, content: <Trans>Another country</Trans> }
  return (
    <>
      <div className={classes.search}>
        <CountrySearch text={text} onText={setText} />
      </div>
      {rows.length === 0 && (
        <ErrorState title={<Trans>The countries could not be loaded</Trans>} onRetry={() => void refetch()}>
          <Trans>You can choose “Another country” and write its name.</Trans>
        </ErrorState>
      )}
      {rows.length > 0 && found.length === 0 && <NoSuchCountry className={classes.none} />}
      <RadioRows
        label={t`Nationality`}
        name="nationality"
        rows={[...found, other]}
        value={picked}
        onPick={onPick}
      />
    </>
  )
}
