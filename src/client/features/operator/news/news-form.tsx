import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Flex, Group, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { MAIN_PLACES, NEWS_LENGTH, NEWS_TRANSLATION_LENGTH } from '../../../../contract/operator/news.ts'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import { type DeskForm, spoken } from '../desk/use-desk-form.tsx'
import { UploadedImageField } from '../content/uploaded-image-field.tsx'
import type { NewsValues } from './news-values.ts'
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'
import type { TranslationLanguage } from '../../../../contract/message/written-translation.ts'
import { TranslationLanguageField } from '../../../entities/announcement/translation-language.tsx'
import { InfoIcon } from '../../../ui/icon/icons.tsx'
import { applyChange, changeBy, type Mark } from './article-mark.ts'

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

type Translations = NonNullable<NewsValues['translations']>

interface NewsTranslationsProps {
  translations: Translations
  onChange: (translations: Translations) => void
}

/** Title and contents of a news item in other languages, one at a time. */
function NewsTranslations({ translations, onChange }: NewsTranslationsProps) {
  const [langCode, setLangCode] = useState<TranslationLanguage>('en')
  const known = translations.find((each) => each.langCode === langCode)
  const change = (part: Partial<Translations[number]>) => {
    const former = known ?? { langCode, title: '', contents: '', isOlder: false, isChecked: false }
    const next = { ...former, ...part }
    const others = translations.filter((each) => each.langCode !== langCode)
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
      {known?.isOlder && !known.isChecked && (
        <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
          <Trans>The news item was changed after this translation.</Trans>{' '}
          <Button variant="subtle" color="gray" size="sm" onClick={() => change({ isChecked: true })}>
            <Trans>It still fits</Trans>
          </Button>
        </Alert>
      )}
      <Stack key={langCode}>
        <CountedField
          label={<Trans>Translated title</Trans>}
          name="translatedTitle"
          limit={NEWS_TRANSLATION_LENGTH.title}
          defaultValue={known?.title ?? ''}
          onText={(title) => change({ title })}
        />
        <CountedField
          multiline
          label={<Trans>Translated contents</Trans>}
          name="translatedContents"
          limit={NEWS_TRANSLATION_LENGTH.contents}
          defaultValue={known?.contents ?? ''}
          onText={(contents) => change({ contents })}
        />
      </Stack>
    </Flex>
  )
}

type ArticleFieldProps = Omit<ComponentProps<typeof CountedField>, 'multiline' | 'tall' | 'tools'>

const KEYS: Record<string, Mark> = { h: 'HEADING', b: 'BOLD', l: 'LIST', k: 'LINK' }

/** The text of an article, with buttons and keys that write its marks. */
function ArticleField(props: ArticleFieldProps) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const set = (mark: Mark) => {
    const field = box.current?.querySelector('textarea')
    if (field) applyChange(field, changeBy(mark, field.value, field.selectionStart, field.selectionEnd))
  }
  const press = (event: KeyboardEvent) => {
    // H and L belong to browsers (history, address), so that they take Shift as well.
    const mark = KEYS[event.key.toLowerCase()]
    const takesShift = mark === 'HEADING' || mark === 'LIST'
    if (!mark || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey !== takesShift) return
    event.preventDefault()
    set(mark)
  }
  const tools: readonly { mark: Mark; label: string; keys: string }[] = [
    { mark: 'HEADING', label: t`Heading`, keys: 'Control+Shift+H' },
    { mark: 'BOLD', label: t`Bold`, keys: 'Control+B' },
    { mark: 'LIST', label: t`List`, keys: 'Control+Shift+L' },
    { mark: 'LINK', label: t`Link`, keys: 'Control+K' },
  ]
  return (
    <div ref={box}>
      <CountedField
        {...props}
        onKeyDown={press}
        multiline
        tall
        tools={
          <Group gap="xs" py="xs" role="toolbar" aria-label={t`Formatting`}>
            {tools.map(({ mark, label, keys }) => (
              <Button
                key={mark}
                size="sm"
                variant="default"
                aria-keyshortcuts={keys}
                title={keys}
                // The field keeps its selection.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => set(mark)}
              >
                {label}
              </Button>
            ))}
          </Group>
        }
        description={
          <Trans>
            An empty line starts a new paragraph. Write ## for a heading, - for a list and ** around bold
            words.
          </Trans>
        }
      />
    </div>
  )
}
