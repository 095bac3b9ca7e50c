import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { AlertMessage } from '../../ui/page/alert-message.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CopyIcon, TranslateIcon } from '../../ui/icon/screen-icons.tsx'
import { useCopy } from '../../browser/use-copy.ts'
import { type Translation, useTranslation } from './use-translation.ts'
import classes from './translated-text.module.css'

interface TranslatedTextProps {
  text: string
  /** Language of the text. */
  source: string
  /** Between the text and the button. */
  children?: ReactNode
  /** Renders text that is more than a paragraph. */
  show?: (text: string, lang: string) => ReactNode
}

/** User-written text that can be translated by the browser or the server. */
export function TranslatedText({ text, source, children, show }: TranslatedTextProps) {
  const langCode = useLanguage()
  const { translation, translators, translate, showOriginal } = useTranslation(text, langCode, source)
  const isTranslated = translation.state === 'translated'
  const isWorking = translation.state === 'working' || translation.state === 'downloading'
  const isFailed = translation.state === 'unavailable' || translation.state === 'late'
  const canTranslate = translators.site || translators.browser !== 'unavailable'
  const [shownText, lang] = isTranslated ? [translation.text, langCode] : [text, source]
  return (
    <>
      {show ? (
        show(shownText, lang)
      ) : (
        <p className={classes.text} lang={lang}>
          {shownText}
        </p>
      )}
      {children}
      {langCode !== source && (
        <div className={classes.tools}>
          {canTranslate && (
            <Button
              variant="light"
              icon={TranslateIcon}
              disabled={isWorking}
              onClick={isTranslated ? showOriginal : () => void translate()}
            >
              {isTranslated ? <Trans>Show the original</Trans> : <Trans>Translate</Trans>}
            </Button>
          )}
          <Progress state={translation.state} />
          {(!canTranslate || isFailed) && <CopyText text={text} />}
        </div>
      )}
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
      <Button variant="outline" icon={CopyIcon} onClick={() => copy(text)}>
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
