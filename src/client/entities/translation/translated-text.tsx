import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { AlertMessage } from '../../ui/page/alert-message.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CopyIcon, TranslateIcon } from '../../ui/icon/screen-icons.tsx'
import { useCopy } from '../../browser/use-copy.ts'
import { useTranslation } from './use-translation.ts'
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
  const { translation, translate, showOriginal } = useTranslation(text, langCode, source)
  const isTranslated = translation.state === 'translated'
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
          <Button
            variant="light"
            icon={TranslateIcon}
            disabled={translation.state === 'working'}
            onClick={isTranslated ? showOriginal : () => void translate()}
          >
            {isTranslated ? <Trans>Show the original</Trans> : <Trans>Translate</Trans>}
          </Button>
          {translation.state === 'working' && (
            <span role="status">
              <Trans>Translating. The first time may take a while.</Trans>
            </span>
          )}
          {translation.state === 'unavailable' && <CopyInstead text={text} />}
        </div>
      )}
    </>
  )
}

function CopyInstead({ text }: { text: string }) {
  const { copied, copy } = useCopy()
  return (
    <>
      <AlertMessage kind="info">
        <Trans>It cannot be translated here. Copy the text and put it into a translator you like.</Trans>
      </AlertMessage>
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
