import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, TextInput, Box, Flex, SimpleGrid, Stack } from '@mantine/core'
import * as z from 'zod/mini'
import { KOREAN_CAPABILITIES, WORK_TYPES } from '../../../../contract/base/enums.ts'
import { RESUME_LENGTH } from '../../../../contract/candidate/resume.ts'
import { BirthDate } from '../../../../contract/candidate/resume-form.ts'
import { workTexts } from '../../../i18n/activate-language.ts'
import { koreanCapabilityLabels, workTypeLabels } from '../../../i18n/candidate-labels.ts'
import { SegmentsField } from '../../../ui/field/choice-rows.tsx'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import { DigitsField } from '../../../ui/field/digits-field.tsx'
import { optionalPart } from '../../../ui/field/optional.tsx'
import { CareerField } from './career-field.tsx'
import { CellphoneField } from './cellphone-field.tsx'
import { fieldText } from './field-texts.ts'
import { setField, useFormField } from '../../../forms/use-form-field.ts'
import type { ResumeFormApi } from './resume-form-api.ts'
import { NationalityField } from './nationality-field.tsx'
import { PhotoField } from './photo-field.tsx'
import { birthDateDigits, birthDateText } from '../../../entities/resume/resume-values.ts'
import { LightbulbIcon } from '../../../ui/icon/icons.tsx'
import { formPart } from './form-part.ts'
import { useOwnFacts } from '../../../entities/work-right/own-facts.ts'
import { residenceTypeOf } from '../../../entities/work-right/status-options.ts'
import { unbrokenCodes } from '../../../i18n/unbroken-codes.ts'
import { ChoiceChips } from '../../../ui/choice/chip.tsx'

/** With its lists and their texts. */
const PhraseField = optionalPart(() => import('./phrase-field.tsx'), 'PhraseField', workTexts)

const ABILITIES = ['SKILLS', 'LANGUAGES', 'EXPERIENCE']
const WISHES = ['AVAILABILITY', 'PREFERENCES']

interface FieldProps {
  form: ResumeFormApi
}

/** Personal details and experience. */
export function StepOne({ form }: FieldProps) {
  return (
    <>
      <Flex component="section" {...formPart}>
        <PhotoField form={form} />
        <NameField form={form} />
        <NationalityField form={form} />
        <SimpleGrid minColWidth="min(14rem, 100%)" autoFlow="auto-fit" spacing="sm" verticalSpacing="xl">
          <GenderField form={form} />
          <BirthDateField form={form} />
        </SimpleGrid>
        <CellphoneField form={form} />
      </Flex>
      <Flex component="section" {...formPart} mt="xs">
        <KoreanField form={form} />
        <CareerField form={form} />
        <DetailsField form={form} />
        <WorkTypeField form={form} />
        <Box mih={108}>
          <PhraseField
            form={form}
            groups={ABILITIES}
            label={<Trans>What you can do, to choose from</Trans>}
          />
        </Box>
      </Flex>
      <Flex component="section" {...formPart} mt="xs">
        <IntroductionField form={form} />
        <PhraseField
          form={form}
          groups={WISHES}
          label={<Trans>When and how you can work, to choose from</Trans>}
        />
      </Flex>
    </>
  )
}

/** The fields without which a resume cannot be saved. */
export function RequiredPart({ form }: FieldProps) {
  return (
    <Flex component="section" {...formPart}>
      <NameField form={form} />
      <NationalityField form={form} />
      <CellphoneField form={form} />
      <WorkTypeField form={form} />
    </Flex>
  )
}

function NameField({ form }: FieldProps) {
  return (
    <div data-field="name">
      <TextInput
        label={<Trans>Name</Trans>}
        description={<Trans>As written in your passport</Trans>}
        name="name"
        autoComplete="name"
        maxLength={60}
        {...form.getInputProps('name')}
      />
    </div>
  )
}

function GenderField({ form }: FieldProps) {
  const { t } = useLingui()
  const gender = form.getValues().gender
  return (
    <SegmentsField
      field="gender"
      legend={<Trans>Gender</Trans>}
      name="gender"
      data={[
        { value: 'MAN', label: t({ message: 'Man', context: 'gender' }) },
        { value: 'WOMAN', label: t({ message: 'Woman', context: 'gender' }) },
        { value: 'NONE', label: t({ message: 'Not stated', context: 'gender' }) },
      ]}
      defaultValue={gender ?? 'NONE'}
      onChange={(next) => setField(form, 'gender', next === 'NONE' ? null : next)}
    />
  )
}

function BirthDateField({ form }: FieldProps) {
  const { i18n } = useLingui()
  const [digits, setDigits] = useFormField(form, 'birthDate')
  const leave = () => {
    if (digits !== '' && !z.safeParse(BirthDate, birthDateText(digits)).success)
      form.setFieldError('birthDate', i18n._(fieldText('birthDate', 'INVALID')))
  }
  return (
    <div data-field="birthDate">
      <DigitsField
        label={<Trans>Date of birth</Trans>}
        name="birthDate"
        autoComplete="bday"
        placeholder="YYYY-MM-DD"
        digits={digits}
        format={birthDateText}
        read={birthDateDigits}
        onDigits={setDigits}
        onBlur={leave}
        error={form.errors['birthDate']}
      />
    </div>
  )
}

function KoreanField({ form }: FieldProps) {
  const { i18n } = useLingui()
  return (
    <SegmentsField
      field="koreanCapability"
      legend={<Trans>Korean</Trans>}
      name="koreanCapability"
      data={KOREAN_CAPABILITIES.map((value) => ({ value, label: i18n._(koreanCapabilityLabels[value]) }))}
      defaultValue={form.getValues().koreanCapability ?? ''}
      onChange={(next) => next !== '' && setField(form, 'koreanCapability', next)}
    />
  )
}

function DetailsField({ form }: FieldProps) {
  const { t } = useLingui()
  return (
    <Stack gap="sm" data-field="details">
      <CountedField
        label={<Trans>About your work</Trans>}
        name="details"
        placeholder={t`Car parts assembly, 2 years`}
        defaultValue={form.getValues().details}
        limit={RESUME_LENGTH.details}
        onText={(text) => setField(form, 'details', text)}
        error={form.errors['details']}
      />
      <Alert role="note" icon={<LightbulbIcon size={20} />}>
        <Flex component="ul" direction="column" gap="xxs">
          <li>
            <Trans>Write in Korean if you can. Companies read this first.</Trans>
          </li>
          <li>
            <Trans>Write how long you did the work. Add machines and certificates.</Trans>
          </li>
        </Flex>
      </Alert>
    </Stack>
  )
}

function IntroductionField({ form }: FieldProps) {
  const { t } = useLingui()
  return (
    <Stack gap="sm" data-field="introduction">
      <CountedField
        multiline
        label={<Trans>Introduction</Trans>}
        name="introduction"
        placeholder={t`What are you good at? How do you want to work?`}
        defaultValue={form.getValues().introduction}
        limit={RESUME_LENGTH.introduction}
        onText={(text) => setField(form, 'introduction', text)}
        error={form.errors['introduction']}
      />
      <Alert role="note" icon={<LightbulbIcon size={20} />}>
        <Trans>
          Give details: what you can do, when you can start, how long you want to stay, and whether you can
          work at night.
        </Trans>
      </Alert>
    </Stack>
  )
}

/** A first resume has the type that the reader's status of residence means, until another is chosen. */
function WorkTypeField({ form }: { form: ResumeFormApi }) {
  const [chosen, setChosen] = useFormField(form, 'workType')
  const visaStatus = useOwnFacts()?.visaStatus ?? ''
  const status = unbrokenCodes(visaStatus)
  return (
    <ChoiceChips
      field="workType"
      label={<Trans>Residence type</Trans>}
      hint={
        chosen !== null &&
        chosen === residenceTypeOf(visaStatus) && (
          <Trans comment="E-9 or another status of residence that the reader stated">
            As your status {status} says. You can change it.
          </Trans>
        )
      }
      error={form.errors['workType']}
      options={WORK_TYPES.map((value) => ({ value, label: workTypeLabels[value] }))}
      chosen={chosen}
      onPress={(workType) => setChosen(workType === chosen ? null : workType)}
    />
  )
}
