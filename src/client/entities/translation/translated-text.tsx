import { Box } from '@mantine/core'
import { type ReactNode } from 'react'
import type { TranslatedField } from '../../../contract/message/translation.ts'
import { membersTexts } from '../../i18n/activate-language.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { lazyPart, Optional } from '../../ui/field/optional.tsx'
import { useIdle } from '../../browser/use-idle.ts'
import { MadeTranslation } from './made-translation.tsx'

// Loaded lazily: a first visit reads the text before it translates.
const TranslationTools = lazyPart(
  async () => (await import('./translation-tools.tsx')).TranslationTools,
  membersTexts,
)

interface TranslatedTextProps {
  text: string
  /** Language of the text. */
  source: string
  /** What came with the text: a translation into the reader's language, and who made it. */
  stored?:
    | { text: string; by: string; isOlder?: boolean | undefined; madeDate?: string | undefined }
    | undefined
  /** What it is the text of, so that the site keeps a translation for later readers. */
  of?: { field: TranslatedField; id: string }
  /** Between the text and the button. */
  children?: ReactNode
  /** Renders text that is more than a paragraph. */
  show?: (text: string, lang: string) => ReactNode
}

/** User-written text, and below it a translation: nothing replaces the original. */
export function TranslatedText({
  text,
  source,
  stored,
  of,
  children,
  show = paragraph,
}: TranslatedTextProps) {
  const langCode = useLanguage()
  const isIdle = useIdle()
  return (
    <>
      {show(text, source)}
      {children}
      {langCode !== source && stored && (
        <MadeTranslation by={stored.by} madeDate={stored.madeDate} isOlder={stored.isOlder}>
          {show(stored.text, langCode)}
        </MadeTranslation>
      )}
      {langCode !== source && text.trim() !== '' && (!stored || stored.isOlder) && (
        // Room for the buttons, which take two rows on a phone: nothing below moves when they arrive.
        <Box mih={{ base: 104, sm: 48 }} mt="md">
          <Optional>
            {isIdle && (
              <TranslationTools text={text} source={source} langCode={langCode} of={of} show={show} />
            )}
          </Optional>
        </Box>
      )}
    </>
  )
}

const paragraph = (text: string, lang: string) => (
  <Box component="p" style={{ whiteSpace: 'pre-line' }} lang={lang}>
    {text}
  </Box>
)
