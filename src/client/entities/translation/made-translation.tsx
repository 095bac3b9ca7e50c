import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import classes from './translated-text.module.css'

interface MadeTranslationProps {
  by: string
  /** Of an earlier version of the text. */
  isOlder?: boolean | undefined
  children: ReactNode
}

/** A translation, and who made it. */
export function MadeTranslation({ by, isOlder, children }: MadeTranslationProps) {
  return (
    <section className={classes.translation}>
      <p className={classes.maker}>
        <Maker by={by} />
        {isOlder && (
          <>
            {BETWEEN_FACTS}
            <Trans>The original was changed after this translation</Trans>
          </>
        )}
      </p>
      {children}
    </section>
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
