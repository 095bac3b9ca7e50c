import { Trans } from '@lingui/react/macro'
import { Box, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import { useFormat } from '../../i18n/format.ts'

interface Making {
  by: string
  madeDate?: string | undefined
  /** Of an earlier version of the text. */
  isOlder?: boolean | undefined
}

/** A translation below its original, and who made it. */
export function MadeTranslation({ children, ...making }: Making & { children: ReactNode }) {
  return (
    <Box component="section" mt="md" ps="sm" style={{ borderInlineStart: '3px solid var(--hairline)' }}>
      <TranslationMaker {...making} />
      {children}
    </Box>
  )
}

/** Who made a translation, and when. */
export function TranslationMaker({ by, madeDate, isOlder }: Making) {
  const format = useFormat()
  return (
    <Text mb="xxs" size="sm" c="dimmed">
      <Maker by={by} />
      {madeDate !== undefined && (
        <>
          {BETWEEN_FACTS}
          <time dateTime={madeDate}>{format.date(madeDate)}</time>
        </>
      )}
      {isOlder && (
        <>
          {BETWEEN_FACTS}
          <Trans>The original was changed after this translation</Trans>
        </>
      )}
    </Text>
  )
}

const PROVIDERS: Record<string, string> = {
  libretranslate: 'LibreTranslate',
  papago: 'Papago',
  deepl: 'DeepL',
}

function Maker({ by }: { by: string }) {
  if (by === 'author') return <Trans>Translated by the company</Trans>
  if (by === 'operator') return <Trans>Translated by Ilteo</Trans>
  if (by === 'browser') return <Trans>Machine translation by your browser</Trans>
  const name = PROVIDERS[by]
  return name ? <Trans>Machine translation by {name}</Trans> : <Trans>Machine translation</Trans>
}
