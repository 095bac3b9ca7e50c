import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { OTHER_COUNTRY, RESUME_LENGTH } from '../../../../contract/candidate/resume.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { countries, countryName } from '../../../entities/country/countries-query.ts'
import { rememberCountry } from '../../../i18n/locale-preference.ts'
import { PickField } from '../../../ui/field/search-field.tsx'
import {
  CountryLine,
  CountrySearch,
  NoSuchCountry,
  useCountryRows,
} from '../../../entities/country/country-search.tsx'
import { RadioRows } from '../../../ui/field/choice-rows.tsx'
import { Sheet, SheetActions, SheetNote, SheetSearch } from '../../../ui/sheet/sheet.tsx'
import { ErrorState, LoadingBlocks } from '../../../ui/page/states.tsx'
import { countryMatches } from '../../../entities/country/country-order.ts'
import { useFormField } from '../../../forms/use-form-field.ts'
import type { ResumeFormApi } from './resume-form-api.ts'

interface NationalitySheetProps {
  /** Code of the selected country; empty if none. */
  chosen: string
  onChoose: (code: string) => void
  onClose: () => void
}

/** "Confirm" is active once a country is picked. Where one was chosen before, "Cancel" reads "Clear" and clears it. */
function NationalitySheet({ chosen, onChoose, onClose }: NationalitySheetProps) {
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
const FIRST_ROWS = 18

function Countries({ picked, onPick }: { picked: string; onPick: (code: string) => void }) {
  const { t } = useLingui()
  const { rows, isPending, refetch } = useCountryRows()
  const [text, setText] = useState('')
  // The first rows render with the sheet, the other two hundred after it has opened.
  const visibleRows = useDeferredValue(rows, rows.slice(0, FIRST_ROWS))
  if (isPending) return <LoadingBlocks rows={4} form="text" />
  const found = (text.trim() === '' ? visibleRows : rows).filter(({ country }) =>
    countryMatches(country, text),
  )
  const other = { value: OTHER_COUNTRY, content: <Trans>Another country</Trans> }
  return (
    <>
      <SheetSearch>
        <CountrySearch text={text} onText={setText} />
      </SheetSearch>
      {rows.length === 0 && (
        <ErrorState title={<Trans>The countries could not be loaded</Trans>} onRetry={() => void refetch()}>
          <Trans>You can choose “Another country” and write its name.</Trans>
        </ErrorState>
      )}
      {rows.length > 0 && found.length === 0 && (
        <SheetNote>
          <NoSuchCountry />
        </SheetNote>
      )}
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

/** Nationality; "another country" asks for its name. */
export function NationalityField({ form }: { form: ResumeFormApi }) {
  const { t } = useLingui()
  const language = useLanguage()
  const known = useQuery(countries()).data?.data
  const [code, setCode] = useFormField(form, 'countyIsoCode')
  const [open, setOpen] = useState(false)
  const country = known?.find(({ countryIsoCode }) => countryIsoCode === code)
  const choose = (chosen: string) => {
    setCode(chosen)
    const found = known?.find(({ countryIsoCode }) => countryIsoCode === chosen)
    if (found) rememberCountry(found.countryIsoCode, found.langCode)
  }
  const label =
    code === OTHER_COUNTRY ? (
      <Trans>Another country</Trans>
    ) : country ? (
      <CountryLine country={country} name={countryName(country, language)} />
    ) : (
      code.toUpperCase() || undefined
    )
  return (
    <>
      <div data-field="countyIsoCode">
        <PickField
          label={<Trans>Nationality</Trans>}
          value={label}
          placeholder={<Trans>Choose your country</Trans>}
          error={form.errors['countyIsoCode']}
          onOpen={() => setOpen(true)}
        />
      </div>
      {code === OTHER_COUNTRY && (
        <div data-field="countryEtcText">
          <TextInput
            label={<Trans>Name of your country</Trans>}
            placeholder={t`Saved as you type`}
            maxLength={RESUME_LENGTH.countryEtcText}
            name="countryEtcText"
            autoComplete="country-name"
            {...form.getInputProps('countryEtcText')}
          />
        </div>
      )}
      {open && <NationalitySheet chosen={code} onChoose={choose} onClose={() => setOpen(false)} />}
    </>
  )
}
