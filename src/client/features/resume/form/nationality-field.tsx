import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OTHER_COUNTRY, RESUME_LENGTH } from '../../../../contract/candidate/resume.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { countries, countryName } from '../../../entities/country/countries-query.ts'
import { rememberCountry } from '../../../i18n/locale-preference.ts'
import { PickField } from '../../../ui/field/pick-field.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { CountryLine } from '../../../entities/country/country-rows.tsx'
import { type ResumeFormApi, useFormField } from './form-field.ts'
import { NationalitySheet } from './nationality-sheet.tsx'

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
  const shown =
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
          value={shown}
          placeholder={<Trans>Choose your country</Trans>}
          error={form.errors['countyIsoCode']}
          onOpen={() => setOpen(true)}
        />
      </div>
      {code === OTHER_COUNTRY && (
        <div data-field="countryEtcText">
          <TextField
            label={<Trans>Name of your country</Trans>}
            placeholder={t`As you write it`}
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
