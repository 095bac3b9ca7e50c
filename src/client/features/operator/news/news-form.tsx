import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Flex, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { MAIN_PLACES, NEWS_LENGTH, NEWS_TRANSLATION_LENGTH } from '../../../../contract/operator/news.ts'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import { Note } from '../desk/command.tsx'
import { spoken } from '../desk/use-desk-form.tsx'
import { UploadedImageField } from '../content/uploaded-image-field.tsx'
import type { NewsValues, UsedNewsWork } from './news-work.ts'
import { useState } from 'react'
import type { TranslationLanguage } from '../../../../contract/message/written-translation.ts'
import { TranslationLanguageField } from '../../../entities/announcement/translation-language.tsx'
import { ArticleField } from './article-field.tsx'

/** The first one is the main item of the day. */
const PLACES = Array.from({ length: MAIN_PLACES }, (_, index) => index + 1)

interface NewsFieldsProps {
  desk: UsedNewsWork
  onChange: <Field extends keyof NewsValues>(field: Field, value: NewsValues[Field]) => void
}

/** Fields of a news item. */
export function NewsFields({ desk, onChange }: NewsFieldsProps) {
  const { t } = useLingui()
  const { values, errors } = desk.form
  const counted = (name: 'title' | 'company' | 'contents' | 'imageCaption') => ({
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
        <NativeSelect
          label={<Trans>Position on the news page</Trans>}
          name="mainPlace"
          value={values.mainPlace ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange('mainPlace', value === '' ? null : Number(value))
          }
        >
          <option value="">{t`Regular news`}</option>
          {PLACES.map((place) => (
            <option key={place} value={place}>
              {place === 1 ? t`Main news of the day` : t`Main news ${place}`}
            </option>
          ))}
        </NativeSelect>
      </SimpleGrid>
      <ArticleField label={<Trans>Contents</Trans>} {...counted('contents')} />
      <NewsTranslations
        translations={values.translations ?? []}
        onChange={(translations) => onChange('translations', translations)}
      />
      <UploadedImageField
        field="picture"
        label={<Trans>Picture</Trans>}
        hint={<Trans>JPG or PNG, wider than it is high.</Trans>}
        alt={values.imageCaption || t`Picture of the news item`}
        draft={desk.draftName}
        value={values.picture}
        error={errors['picture']}
        onChange={(picture) => onChange('picture', picture)}
      />
      {values.picture && (
        <CountedField
          label={<Trans>Caption</Trans>}
          description={<Trans>What the picture shows and who took it</Trans>}
          {...counted('imageCaption')}
        />
      )}
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

type Translations = NonNullable<NewsValues['translations']>

interface NewsTranslationsProps {
  translations: Translations
  onChange: (translations: Translations) => void
}

/** Title and contents of a news item in other languages, one at a time. */
function NewsTranslations({ translations, onChange }: NewsTranslationsProps) {
  const [langCode, setLangCode] = useState<TranslationLanguage>('en')
  const others = translations.filter((each) => each.langCode !== langCode)
  const [shown = { langCode, title: '', contents: '', isOlder: false, isChecked: false }] =
    translations.filter((each) => each.langCode === langCode)
  const change = (part: Partial<Translations[number]>) => {
    const next = { ...shown, ...part }
    onChange(next.title === '' && next.contents === '' ? others : [...others, next])
  }
  return (
    <Flex component="fieldset" direction="column" gap="md" miw={0} data-field="translations">
      <Text component="legend" mb="xs" size="sm" fw={700}>
        <Trans>Translations</Trans>
      </Text>
      <TranslationLanguageField
        value={langCode}
        written={translations.map((each) => each.langCode)}
        onChoose={setLangCode}
      />
      {shown.isOlder && !shown.isChecked && (
        <Note>
          <Trans>The news item was changed after this translation.</Trans>{' '}
          <Button variant="subtle" color="gray" size="sm" onClick={() => change({ isChecked: true })}>
            <Trans>It still fits</Trans>
          </Button>
        </Note>
      )}
      <Stack key={langCode}>
        <CountedField
          label={<Trans>Translated title</Trans>}
          name="translatedTitle"
          limit={NEWS_TRANSLATION_LENGTH.title}
          defaultValue={shown.title}
          onText={(title) => change({ title })}
        />
        <CountedField
          multiline
          label={<Trans>Translated contents</Trans>}
          name="translatedContents"
          limit={NEWS_TRANSLATION_LENGTH.contents}
          defaultValue={shown.contents}
          onText={(contents) => change({ contents })}
        />
      </Stack>
    </Flex>
  )
}
