import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  TRANSLATION_LANGUAGES,
  type TranslationLanguage,
} from '../../../../contract/message/written-translation.ts'
import { NEWS_TRANSLATION_LENGTH } from '../../../../contract/operator/news.ts'
import { languages } from '../../../i18n/languages.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import { SelectField } from '../../../ui/field/select-field.tsx'
import { AlertMessage } from '../../../ui/page/alert-message.tsx'
import classes from '../desk/desk-form.module.css'
import type { NewsValues } from './news-values.ts'

type Translations = NonNullable<NewsValues['translations']>

interface NewsTranslationsProps {
  translations: Translations
  onChange: (translations: Translations) => void
}

/** Title and contents of a news item in other languages, one at a time. */
export function NewsTranslations({ translations, onChange }: NewsTranslationsProps) {
  const { t } = useLingui()
  const [langCode, setLangCode] = useState<TranslationLanguage>('en')
  const known = translations.find((each) => each.langCode === langCode)
  const change = (part: Partial<Translations[number]>) => {
    const former = known ?? { langCode, title: '', contents: '', isOlder: false, isChecked: false }
    const next = { ...former, ...part }
    const others = translations.filter((each) => each.langCode !== langCode)
    onChange(next.title === '' && next.contents === '' ? others : [...others, next])
  }
  return (
    <fieldset className={classes.form} data-field="translations">
      <legend className={classes.label}>
        <Trans>Translations</Trans>
      </legend>
      <SelectField
        label={t`Language of the translation`}
        value={langCode}
        onChange={({ currentTarget: { value } }) => {
          const chosen = TRANSLATION_LANGUAGES.find((code) => code === value)
          if (chosen) setLangCode(chosen)
        }}
      >
        {languages
          .filter(({ code }) => code !== 'ko')
          .map(({ code, tag, nameInNative }) => (
            <option key={code} value={code} lang={tag}>
              {translations.some((each) => each.langCode === code) ? `${nameInNative} ✓` : nameInNative}
            </option>
          ))}
      </SelectField>
      {known?.isOlder && !known.isChecked && (
        <AlertMessage kind="info">
          <Trans>The news item was changed after this translation.</Trans>{' '}
          <Button variant="subtle" size="sm" onClick={() => change({ isChecked: true })}>
            <Trans>It still fits</Trans>
          </Button>
        </AlertMessage>
      )}
      <div key={langCode} className={classes.form}>
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
      </div>
    </fieldset>
  )
}
