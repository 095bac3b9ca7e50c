import { Text } from '@mantine/core'
import { readsKorean } from '../../../reference/name-in.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/** An address in Korean, and below it in Latin letters for those who do not read Hangul. */
export function KoreanAddress({ address, inEnglish }: { address: string; inEnglish: string | undefined }) {
  const isRead = readsKorean(useLanguage())
  return (
    <>
      <span lang="ko">{address}</span>
      {!isRead && inEnglish && (
        <Text span display="block" size="sm" c="dimmed">
          {inEnglish}
        </Text>
      )}
    </>
  )
}
