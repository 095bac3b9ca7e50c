import type { I18n } from '@lingui/core'
import { Trans } from '@lingui/react/macro'
import { I18nProvider } from '@lingui/react'
import { Box } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { tagOf } from '../../../../reference/interface-languages.ts'
import type { LanguageCode } from '../../../i18n/languages.ts'
import { textsIn } from '../../../i18n/texts-in.ts'
import { ErrorState, LoadingBlocks } from '../../../ui/page/states.tsx'

/** Shows its content in a language of its own, whatever that of the screen is. */
export function InLanguage({ langCode, children }: { langCode: LanguageCode; children: ReactNode }) {
  const { texts, isMissing, retry } = useTexts(langCode)
  if (texts)
    return (
      <I18nProvider i18n={texts}>
        <Box display="contents" lang={tagOf(langCode)}>
          {children}
        </Box>
      </I18nProvider>
    )
  if (!isMissing) return <LoadingBlocks rows={3} />
  return (
    <ErrorState as="h2" title={<Trans>This language could not be loaded</Trans>} onRetry={retry}>
      <Trans>It has to be loaded once from the network.</Trans>
    </ErrorState>
  )
}

/** The language that was loaded last stays until the next one is there. */
function useTexts(langCode: LanguageCode) {
  const [texts, setTexts] = useState<I18n>()
  const [missing, setMissing] = useState<LanguageCode>()
  const isMissing = missing === langCode
  useEffect(() => {
    if (isMissing) return undefined
    let isWanted = true
    textsIn(langCode).then(
      (loaded) => isWanted && setTexts(loaded),
      () => isWanted && setMissing(langCode),
    )
    return () => {
      isWanted = false
    }
  }, [langCode, isMissing])
  return { texts: isMissing ? undefined : texts, isMissing, retry: () => setMissing(undefined) }
}
