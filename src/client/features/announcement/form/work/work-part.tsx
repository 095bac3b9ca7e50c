import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ANNOUNCEMENT_LENGTH } from '../../../../../contract/job/announcement-form.ts'
import {
  JOB_CATEGORIES,
  JOB_KEYWORDS,
  type JobCategory,
  type JobKeyword,
} from '../../../../../contract/base/enums.ts'
import { workTexts } from '../../../../i18n/activate-language.ts'
import { categoryLabels, keywordLabels } from '../../../../i18n/labels.ts'
import { ImageField } from '../../../../entities/image/image-field.tsx'
import { CountedField } from '../../../../ui/field/counted-field.tsx'
import { PickField } from '../../../../ui/field/search-field.tsx'
import { ChoiceChips } from '../../../../ui/choice/chip.tsx'
import { CheckRows } from '../../../../ui/field/choice-rows.tsx'
import { lazyPart, Optional } from '../../../../ui/field/optional.tsx'
import { Sheet, SheetActions } from '../../../../ui/sheet/sheet.tsx'
import { setField, useFormField } from '../../../../forms/use-form-field.ts'
import { OptionalLabel } from '../../../../ui/field/field-group.tsx'
import { type AnnouncementFormApi, useLatest } from '../announcement-form-api.ts'
import { HighPayNote, SuggestedMark } from '../promise-field.tsx'
import {
  NO_SUGGESTION,
  type SectorChoice,
  type SectorSuggestion,
  isFromText,
  pressCategory,
  pressOther,
} from './sector-choice.ts'
import { headcountAfter } from './headcount.ts'

/** With the lists of occupations and conditions. */
const WorkFields = lazyPart(async () => (await import('./work-fields.tsx')).WorkFields, workTexts)

interface PartProps {
  form: AnnouncementFormApi
}

/** Title, sector, description and image. */
export function WorkPart({ form, draftName }: PartProps & { draftName: string }) {
  const { t } = useLingui()
  const { title, details } = form.getValues()
  const [picture, setPicture] = useFormField(form, 'picture')
  const [suggestion, setSuggestion] = useState(NO_SUGGESTION)
  const change = (name: 'title' | 'details', text: string) => {
    const { numberOfPersons: headcount, ...former } = form.getValues()
    const next = { ...former, [name]: text }
    const before = `${former.title}\n${former.details}`
    const after = headcountAfter({ before, text: `${next.title}\n${next.details}`, headcount })
    setField(form, 'numberOfPersons', after)
    setField(form, name, text)
  }
  return (
    <>
      <div data-field="title">
        <CountedField
          label={<Trans comment="Title of a posting">Title</Trans>}
          name="title"
          placeholder={t`For example: car parts assembly, day shift`}
          defaultValue={title}
          limit={ANNOUNCEMENT_LENGTH.title}
          onText={(text) => change('title', text)}
          error={form.errors['title']}
        />
      </div>
      <SectorField form={form} suggestion={suggestion} onSuggestion={setSuggestion} />
      <KeywordField form={form} />
      <div data-field="details">
        <CountedField
          multiline
          label={
            <OptionalLabel>
              <Trans comment="Longer text about the job">Details</Trans>
            </OptionalLabel>
          }
          name="details"
          placeholder={t`What the work is, what a day looks like, what you provide`}
          defaultValue={details}
          limit={ANNOUNCEMENT_LENGTH.details}
          onText={(text) => change('details', text)}
          error={form.errors['details']}
        />
      </div>
      <Optional>
        <WorkFields form={form} sector={suggestion} onSector={setSuggestion} />
      </Optional>
      <ImageField
        field="picture"
        label={
          <OptionalLabel>
            <Trans>Picture of the workplace</Trans>
          </OptionalLabel>
        }
        hint={<Trans>JPG or PNG. Large pictures are made smaller automatically.</Trans>}
        alt={t`Picture of the posting`}
        draft={draftName}
        value={picture}
        error={form.errors['picture']}
        onChange={setPicture}
      />
    </>
  )
}

const SECTORS = JOB_CATEGORIES.filter((category) => category !== 'ETC')

interface SectorFieldProps extends PartProps {
  suggestion: SectorSuggestion
  onSuggestion: (suggestion: SectorSuggestion) => void
}

/** Categories, or "other" with a description; choosing one clears the other. A press accepts what was suggested. */
function SectorField({ form, suggestion, onSuggestion }: SectorFieldProps) {
  const { t, i18n } = useLingui()
  const { categories, isOtherWork } = useLatest(form)
  const choice = { categories, isOtherWork }
  const choose = (next: SectorChoice) => {
    setField(form, 'categories', next.categories)
    setField(form, 'isOtherWork', next.isOtherWork)
  }
  const chosen = choice.isOtherWork ? (['ETC'] as const) : choice.categories
  const isSuggested = (value: JobCategory) =>
    isFromText(choice, suggestion) && suggestion.categories.includes(value)
  const press = (value: JobCategory) => {
    if (isSuggested(value)) return onSuggestion({ ...suggestion, isAccepted: true })
    choose(value === 'ETC' ? pressOther(choice) : pressCategory(choice, value))
  }
  return (
    <ChoiceChips
      field={choice.isOtherWork ? undefined : 'categories'}
      label={<Trans>Kind of work</Trans>}
      note={<Trans>One or more</Trans>}
      options={[
        ...SECTORS.map((value) => ({
          value,
          label: isSuggested(value) ? (
            <>
              {i18n._(categoryLabels[value])}
              <SuggestedMark />
            </>
          ) : (
            categoryLabels[value]
          ),
        })),
        { value: 'ETC' as const, label: t({ message: 'Other', context: 'kind of work' }) },
      ]}
      chosen={chosen}
      onPress={press}
      error={form.errors['categories']}
    >
      {choice.isOtherWork && (
        // The text is what lacks then, and not a chip.
        <div data-field="categories">
          <CountedField
            label={<Trans>Describe the other kind of work</Trans>}
            name="categoryEtc"
            defaultValue={form.getValues().categoryEtc}
            limit={ANNOUNCEMENT_LENGTH.categoryEtc}
            onText={(text) => {
              setField(form, 'categoryEtc', text)
              form.clearFieldError('categories')
            }}
          />
        </div>
      )}
    </ChoiceChips>
  )
}

function KeywordField({ form }: PartProps) {
  const { i18n } = useLingui()
  const [keywords, setKeywords] = useFormField(form, 'keywordTypes')
  const [open, setOpen] = useState(false)
  const names = keywords.map((keyword) => i18n._(keywordLabels[keyword]))
  return (
    <div data-field="keywordTypes">
      <PickField
        label={
          <OptionalLabel>
            <Trans>Keywords</Trans>
          </OptionalLabel>
        }
        value={names.length > 0 ? names.join(', ') : undefined}
        placeholder={<Trans>Advantages of the job</Trans>}
        error={form.errors['keywordTypes']}
        onOpen={() => setOpen(true)}
      />
      <HighPayNote form={form} isPromised={keywords.includes('HIGH_PAYMENT')} />
      {open && <KeywordSheet chosen={keywords} onChoose={setKeywords} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface KeywordSheetProps {
  chosen: readonly JobKeyword[]
  onChoose: (keywords: JobKeyword[]) => void
  onClose: () => void
}

/** Selects keywords; "Confirm" is active once one is picked. */
function KeywordSheet({ chosen, onChoose, onClose }: KeywordSheetProps) {
  const { t, i18n } = useLingui()
  const [picked, setPicked] = useState<JobKeyword[]>([...chosen])
  const finish = (keywords: JobKeyword[]) => {
    onChoose(keywords)
    onClose()
  }
  return (
    <Sheet
      open
      fit
      title={<Trans>Keywords</Trans>}
      onClose={onClose}
      footer={
        <SheetActions
          disabled={picked.length === 0}
          onConfirm={() => finish(JOB_KEYWORDS.filter((keyword) => picked.includes(keyword)))}
          onCancel={() => (chosen.length > 0 ? finish([]) : onClose())}
          cancel={chosen.length > 0 ? <Trans>Clear</Trans> : undefined}
        />
      }
    >
      <CheckRows
        label={t`Keywords`}
        rows={JOB_KEYWORDS.map((value) => ({ value, content: i18n._(keywordLabels[value]) }))}
        values={picked}
        onValues={setPicked}
      />
    </Sheet>
  )
}
