import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { MAIN_PLACES, NEWS_LENGTH } from '../../../../contract/operator/news.ts'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import { type DeskForm, spoken } from '../desk/use-desk-form.tsx'
import { UploadedImageField } from '../placement/uploaded-image-field.tsx'
import { ArticleField } from './article-field.tsx'
import { NewsTranslations } from './news-translations.tsx'
import type { NewsValues } from './news-values.ts'

interface NewsFieldsProps {
  form: Omit<DeskForm<NewsValues>, 'attach'>
  /** Name of the draft, which also references the image's bytes. */
  draftName: string
  onChange: <Field extends keyof NewsValues>(field: Field, value: NewsValues[Field]) => void
}

/** Fields of a news item. */
export function NewsFields(props: NewsFieldsProps) {
  const { form, onChange } = props
  const { t } = useLingui()
  const { values, errors } = form
  const counted = (name: 'title' | 'company' | 'contents') => ({
    name,
    limit: NEWS_LENGTH[name],
    defaultValue: values[name],
    error: spoken(errors[name]),
    onText: (text: string) => onChange(name, text),
  })
  return (
    <>
      <CountedField label={<Trans>Title</Trans>} {...counted('title')} />
      <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
        <CountedField
          label={<Trans>Source</Trans>}
          description={<Trans>The source: a newspaper, an authority, or Ilteo</Trans>}
          {...counted('company')}
        />
        <MainPlace value={values.mainPlace} onChange={(place) => onChange('mainPlace', place)} />
      </SimpleGrid>
      <ArticleField label={<Trans>Contents</Trans>} {...counted('contents')} />
      <NewsTranslations
        translations={values.translations ?? []}
        onChange={(translations) => onChange('translations', translations)}
      />
      <NewsImageFields {...props} />
      <TextInput
        label={<Trans>Link to the original</Trans>}
        name="linkUrl"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder={t`https://…`}
        defaultValue={values.linkUrl}
        error={spoken(errors['linkUrl'])}
        onChange={(event) => onChange('linkUrl', event.currentTarget.value)}
      />
    </>
  )
}

function NewsImageFields({ form: { values, errors }, draftName, onChange }: NewsFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <div data-field="picture">
        <UploadedImageField
          label={<Trans>Picture</Trans>}
          hint={<Trans>JPG or PNG, wider than it is high.</Trans>}
          alt={values.imageCaption || t`Picture of the news item`}
          draft={draftName}
          value={values.picture}
          error={errors['picture']}
          onChange={(picture) => onChange('picture', picture)}
        />
      </div>
      {values.picture && (
        <CountedField
          label={<Trans>Caption</Trans>}
          name="imageCaption"
          description={<Trans>What the picture shows and who took it</Trans>}
          limit={NEWS_LENGTH.imageCaption}
          defaultValue={values.imageCaption}
          error={spoken(errors['imageCaption'])}
          onText={(caption) => onChange('imageCaption', caption)}
        />
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
    <NativeSelect
      label={<Trans>Position on the news page</Trans>}
      name="mainPlace"
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
    >
      <option value="">{t`Regular news`}</option>
      {places.map((place) => (
        <option key={place} value={place}>
          {place === 1 ? t`Main news of the day` : t`Main news ${place}`}
        </option>
      ))}
    </NativeSelect>
  )
}
