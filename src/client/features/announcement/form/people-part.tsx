import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Text } from '@mantine/core'
import { useState } from 'react'
import { GENDERS } from '../../../../contract/base/enums.ts'
import { useFormat } from '../../../i18n/format.ts'
import { genderLabels } from '../../../i18n/labels.ts'
import { regionName } from '../../../i18n/region-name.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { DigitsField } from '../../../ui/field/digits-field.tsx'
import { InfoIcon, VisaIcon } from '../../../ui/icon/icons.tsx'
import { PickField } from '../../../ui/field/search-field.tsx'
import { PromiseField, SuggestedMark } from './promise-field.tsx'
import { ChoiceChips } from '../../../ui/choice/chip.tsx'
import { setField, useFormField } from '../../../forms/use-form-field.ts'
import { type AnnouncementFormApi, useLatest } from './announcement-form-api.ts'
import { headcountIn } from './work/headcount.ts'
import { NationalitiesSheet } from '../../../entities/country/nationalities-sheet.tsx'

interface PartProps {
  form: AnnouncementFormApi
}

const MAX_DIGITS = 4

/** Headcount, gender and nationalities. */
export function PeoplePart({ form }: PartProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { numberOfPersons, title, details } = useLatest(form)
  const isRead = headcountIn(`${title}\n${details}`) === numberOfPersons
  const [gender, setGender] = useFormField(form, 'gender')
  const [hasVisa, setVisa] = useFormField(form, 'visaAvailable')
  return (
    <>
      <div data-field="numberOfPersons">
        <DigitsField
          label={
            <>
              <Trans comment="How many people the company wants to hire">Headcount</Trans>
              {isRead && <SuggestedMark />}
            </>
          }
          name="numberOfPersons"
          digits={numberOfPersons}
          maxDigits={MAX_DIGITS}
          format={(digits) => (digits === '' ? '' : format.number(Number(digits)))}
          onDigits={(digits) => setField(form, 'numberOfPersons', digits)}
          rightSectionWidth="5.5rem"
          rightSection={
            <Text span size="sm" c="dimmed" ps="xs" pe="sm">
              <Trans>people</Trans>
            </Text>
          }
          error={form.errors['numberOfPersons']}
        />
      </div>
      <ChoiceChips
        field="gender"
        label={<Trans>Gender</Trans>}
        options={GENDERS.map((value) => ({ value, label: genderLabels[value] }))}
        chosen={[gender]}
        onPress={setGender}
        error={form.errors['gender']}
      >
        {gender !== 'NONE' && <GenderCaution />}
      </ChoiceChips>
      <NationalitiesField form={form} />
      <PromiseField
        color="blue"
        icon={VisaIcon}
        label={t`We can help with a visa`}
        checked={hasVisa}
        onChange={setVisa}
      >
        <Trans>Your posting shows the badge “Visa”, for visas such as E-7.</Trans>{' '}
        {/* EMPLOYMENT_ACT_8 in src/reference/work-rights/sources.ts. */}
        <Trans>
          E-9 workers come only through the employment center (고용센터): you need its employment permit
          (고용허가) first.
        </Trans>
      </PromiseField>
    </>
  )
}

/**
 * 남녀고용평등법 (Equal Employment Opportunity Act), read 2026-11-23: articles 2 (1) and 7 allow asking for one gender where
 * the nature of the work cannot do without it; article 37 (4) 1 punishes it otherwise.
 */
const GENDER_LAW = '남녀고용평등법 제2조 제1호, 제7조, 제37조 제4항'

const GenderCaution = () => (
  <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
    <Trans>
      The law allows asking for one gender only where the work itself requires it. Otherwise there is a fine
      of up to 5,000,000 won. If anybody can do this work, choose “Any”.
    </Trans>{' '}
    <small lang="ko">({GENDER_LAW})</small>
  </Alert>
)

function NationalitiesField({ form }: PartProps) {
  const langCode = useLanguage()
  const [codes, setCodes] = useFormField(form, 'countryCodes')
  const [open, setOpen] = useState(false)
  const shown = codes.map((code) => regionName(code, langCode) ?? code).join(', ')
  return (
    <div data-field="countryCodes">
      <PickField
        label={<Trans>Nationalities</Trans>}
        value={shown === '' ? <Trans>Any nationality</Trans> : shown}
        placeholder={<Trans>Any nationality</Trans>}
        error={form.errors['countryCodes']}
        onOpen={() => setOpen(true)}
      />
      {open && <NationalitiesSheet chosen={codes} onChoose={setCodes} onClose={() => setOpen(false)} />}
    </div>
  )
}
