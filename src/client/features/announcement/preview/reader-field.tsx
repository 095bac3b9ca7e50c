import { Trans, useLingui } from '@lingui/react/macro'
import { Group, NativeSelect } from '@mantine/core'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { languageName } from '../../../i18n/language-name.ts'
import { isLanguageCode, type LanguageCode, languages } from '../../../i18n/languages.ts'
import { useLanguage } from '../../../i18n/use-language.ts'

interface ReaderFieldProps {
  reader: LanguageCode
  onReader: (reader: LanguageCode) => void
}

/** Chooses the language in which the posting is previewed. */
export function ReaderField({ reader, onReader }: ReaderFieldProps) {
  const { t } = useLingui()
  const langCode = useLanguage()
  return (
    <Group gap="4px 12px" fz="sm" lh="sm" fw={700}>
      <span>
        <Trans comment="Followed by a list of languages">Preview in:</Trans>
      </span>
      <NativeSelect
        variant="unstyled"
        aria-label={t`Language of the preview`}
        value={reader}
        onChange={({ currentTarget: { value } }) => isLanguageCode(value) && onReader(value)}
      >
        {languages.map(({ code, tag, nameInNative }) => (
          <option key={code} value={code} lang={tag}>
            {code === langCode
              ? nameInNative
              : `${nameInNative}${BETWEEN_FACTS}${languageName(code, langCode)}`}
          </option>
        ))}
      </NativeSelect>
    </Group>
  )
}
