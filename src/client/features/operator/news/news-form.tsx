import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, TextInput, SimpleGrid } from '@mantine/core'
import { MAIN_PLACES, NEWS_LENGTH } from '../../../../contract/operator/news.ts'
import type { FieldErrors } from '../../../forms/field-errors.ts'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import { useFieldError } from '../desk/field-error.tsx'
import { useFieldText } from '../desk/field-texts.ts'
import type { NewsField, NewsValues } from './news-values.ts'
import { NewsTranslations } from './news-translations.tsx'
import { UploadedImageField } from '../placement/uploaded-image-field.tsx'

interface NewsFieldsProps {
  values: NewsValues
  errors: FieldErrors
  /** Name of the draft, which also references the image's bytes. */
  draftName: string
  onChange: (part: Partial<NewsValues>, field: NewsField) => void
}

/** Fields of a news item. */
export function NewsFields(props: NewsFieldsProps) {
  const { values, errors, onChange } = props
  const { t } = useLingui()
  const errorOf = useFieldError()
  const errorFor = (field: NewsField) => errorOf(field, errors[field])
  return (
    <>
      <div data-field="title">
        <CountedField
          label={<Trans>Title</Trans>}
          name="title"
          limit={NEWS_LENGTH.title}
          defaultValue={values.title}
          error={errorFor('title')}
          onText={(title) => onChange({ title }, 'title')}
        />
      </div>
      <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
        <div data-field="company">
          <CountedField
            label={<Trans>Source</Trans>}
            name="company"
            description={<Trans>The source: a newspaper, an authority, or Ilteo</Trans>}
            limit={NEWS_LENGTH.company}
            defaultValue={values.company}
            error={errorFor('company')}
            onText={(company) => onChange({ company }, 'company')}
          />
        </div>
        <MainPlace value={values.mainPlace} onChange={(mainPlace) => onChange({ mainPlace }, 'mainPlace')} />
      </SimpleGrid>
      <div data-field="contents">
        <CountedField
          multiline
          label={<Trans>Contents</Trans>}
          name="contents"
          description={<Trans>Plain text. An empty line starts a new paragraph.</Trans>}
          limit={NEWS_LENGTH.contents}
          defaultValue={values.contents}
          error={errorFor('contents')}
          onText={(contents) => onChange({ contents }, 'contents')}
        />
      </div>
      <NewsTranslations
        translations={values.translations ?? []}
        onChange={(translations) => onChange({ translations }, 'translations')}
      />
      <NewsImageFields {...props} />
      <div data-field="linkUrl">
        <TextInput
          label={<Trans>Link to the original</Trans>}
          name="linkUrl"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder={t`https://…`}
          defaultValue={values.linkUrl}
          error={errorFor('linkUrl')}
          onChange={(event) => onChange({ linkUrl: event.currentTarget.value }, 'linkUrl')}
        />
      </div>
    </>
  )
}

function NewsImageFields({ values, errors, draftName, onChange }: NewsFieldsProps) {
  const { t } = useLingui()
  const textOf = useFieldText()
  const errorOf = useFieldError()
  return (
    <>
      <div data-field="picture">
        <UploadedImageField
          label={<Trans>Picture</Trans>}
          hint={<Trans>JPG or PNG, wider than it is high.</Trans>}
          alt={values.imageCaption || t`Picture of the news item`}
          draft={draftName}
          value={values.picture}
          error={textOf('picture', errors['picture'])}
          onChange={(picture) => onChange({ picture }, 'picture')}
        />
      </div>
      {values.picture && (
        <div data-field="imageCaption">
          <CountedField
            label={<Trans>Caption</Trans>}
            name="imageCaption"
            description={<Trans>What the picture shows and who took it</Trans>}
            limit={NEWS_LENGTH.imageCaption}
            defaultValue={values.imageCaption}
            error={errorOf('imageCaption', errors['imageCaption'])}
            onText={(imageCaption) => onChange({ imageCaption }, 'imageCaption')}
          />
        </div>
      )}
    </>
  )
}

interface MainPlaceProps {
  value: number | null
  onChange: (place: number | null) => void
}

function MainPlace({ value, onChange }: MainPlaceProps) {
  const { t } = useLingui()
  const places = Array.from({ length: MAIN_PLACES }, (_, index) => index + 1)
  return (
    <div data-field="mainPlace">
      <NativeSelect
        label={<Trans>Position on the news page</Trans>}
        name="mainPlace"
        value={value ?? ''}
        onChange={(event) =>
          onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
        }
      >
        <option value="">{t`Regular news`}</option>
        {places.map((place) => (
          <option key={place} value={place}>
            {place === 1 ? t`Main news of the day` : t`Main news ${place}`}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
