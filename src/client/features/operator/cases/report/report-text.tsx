import { Text } from '@mantine/core'
import type { ReportCase } from '../../../../../contract/operator/case.ts'
import { TranslatedText } from '../../../../entities/translation/translated-text.tsx'
import { writtenLanguage } from '../../../../entities/translation/written-language.ts'

/**
 * What a reporter wrote, or what was reported, with its translation.
 * @param langCode of the writer's account, if it is known
 */
export function ReportText({ text, langCode }: Pick<ReportCase, 'text' | 'langCode'>) {
  return <TranslatedText text={text} source={writtenLanguage(text, langCode ?? undefined)} show={quotation} />
}

const quotation = (text: string, lang: string) => (
  <Text
    component="blockquote"
    m={0}
    py="sm"
    px="md"
    bdrs="md"
    bg="var(--sunk)"
    style={{ whiteSpace: 'pre-wrap' }}
    lang={lang}
  >
    {text}
  </Text>
)
