import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import {
  type TranslationLanguage,
  TRANSLATION_LANGUAGES,
} from '../../../contract/message/written-translation.ts'
import { languages } from '../../i18n/languages.ts'

interface TranslationLanguageFieldProps {
  value: TranslationLanguage
  /** Languages that have a translation already. */
  written: readonly TranslationLanguage[]
  onChoose: (langCode: TranslationLanguage) => void
}

/** The language that somebody translates into, in its own script. */
export function TranslationLanguageField({ value, written, onChoose }: TranslationLanguageFieldProps) {
  const { t } = useLingui()
  return (
    <NativeSelect
      aria-label={t`Language of the translation`}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = TRANSLATION_LANGUAGES.find((code) => code === currentTarget.value)
        if (chosen) onChoose(chosen)
      }}
    >
      {languages
        .filter(({ code }) => code !== 'ko')
        .map(({ code, tag, nameInNative }) => (
          <option key={code} value={code} lang={tag}>
            {written.some((each) => each === code) ? `${nameInNative} ✓` : nameInNative}
          </option>
        ))}
    </NativeSelect>
  )
}
