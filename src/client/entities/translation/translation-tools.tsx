import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { AlertMessage } from '../../ui/page/alert-message.tsx'
import { CopyIcon, TranslateIcon } from '../../ui/icon/screen-icons.tsx'
import { useCopy } from '../../browser/use-copy.ts'
import { MadeTranslation } from './made-translation.tsx'
import type { TranslatedOf } from './translate-on-server.ts'
import classes from './translated-text.module.css'
import { type Translation, useTranslation } from './use-translation.ts'

interface TranslationToolsProps {
  text: string
  source: string
  langCode: string
  of: TranslatedOf | undefined
  show: (text: string, lang: string) => ReactNode
}

/** The button that translates the text above it, and what became of it. */
export function TranslationTools({ text, source, langCode, of, show }: TranslationToolsProps) {
  const { translation, translators, translate, hide } = useTranslation({ text, langCode, source, of })
  const made = translation.state === 'translated' ? translation : undefined
  const isWorking = translation.state === 'working' || translation.state === 'downloading'
  const isFailed = translation.state === 'unavailable' || translation.state === 'late'
  const canTranslate = translators.site || translators.browser !== 'unavailable'
  return (
    <>
      {made && <MadeTranslation by={made.by}>{show(made.text, langCode)}</MadeTranslation>}
      <div className={classes.tools}>
        {canTranslate && (
          <Button
            variant="light"
            leftSection={<TranslateIcon size={20} />}
            // Not disabled, which would lose the focus.
            aria-disabled={isWorking || undefined}
            aria-busy={isWorking}
            onClick={isWorking ? undefined : made ? hide : () => void translate()}
          >
            {made ? <Trans>Hide the translation</Trans> : <Trans>Translate</Trans>}
          </Button>
        )}
        <Progress state={translation.state} />
        {(!canTranslate || isFailed) && <CopyText text={text} />}
      </div>
    </>
  )
}

function Progress({ state }: { state: Translation['state'] }) {
  if (state === 'working')
    return (
      <span role="status">
        <Trans>Translating…</Trans>
      </span>
    )
  if (state === 'downloading')
    return (
      <span role="status">
        <Trans>Your browser first downloads the language. This may take a minute.</Trans>
      </span>
    )
  if (state === 'late')
    return (
      <AlertMessage kind="info">
        <Trans>The translation took too long. Try again, or copy the text into your own translator.</Trans>
      </AlertMessage>
    )
  if (state === 'unavailable')
    return (
      <AlertMessage kind="info">
        <Trans>The text could not be translated. Copy it into your own translator.</Trans>
      </AlertMessage>
    )
  return null
}

function CopyText({ text }: { text: string }) {
  const { copied, copy } = useCopy()
  return (
    <>
      <Button variant="default" leftSection={<CopyIcon size={20} />} onClick={() => copy(text)}>
        <Trans>Copy the text</Trans>
      </Button>
      {copied === 'COPIED' && (
        <AlertMessage kind="done">
          <Trans>The text has been copied</Trans>
        </AlertMessage>
      )}
      {copied === 'FAILED' && (
        <AlertMessage>
          <Trans>copy failed</Trans>
        </AlertMessage>
      )}
    </>
  )
}
