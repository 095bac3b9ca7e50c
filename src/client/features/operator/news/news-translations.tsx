import { Trans } from '@lingui/react/macro'
import { Alert, Button, Flex, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { TranslationLanguage } from '../../../../contract/message/written-translation.ts'
import { NEWS_TRANSLATION_LENGTH } from '../../../../contract/operator/news.ts'
import { TranslationLanguageField } from '../../../entities/announcement/translation-language.tsx'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import type { NewsValues } from './news-values.ts'
import { InfoIcon } from '../../../ui/icon/icons.tsx'

type Translations = NonNullable<NewsValues['translations']>

interface NewsTranslationsProps {
  translations: Translations
  onChange: (translations: Translations) => void
}

/** Title and contents of a news item in other languages, one at a time. */
export function NewsTranslations({ translations, onChange }: NewsTranslationsProps) {
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
