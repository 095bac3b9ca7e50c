import { Trans } from '@lingui/react/macro'
import { Checkbox, type CheckboxProps } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import type { ReactNode } from 'react'
import type { DueConsent } from '../../../contract/account/consent.ts'
import type { LegalTextKind } from '../../../contract/base/enums.ts'
import classes from './consent-field.module.css'

const names: Record<LegalTextKind, ReactNode> = {
  TERMS: <Trans>Terms of use</Trans>,
  PRIVACY: <Trans>Privacy policy</Trans>,
}

interface ConsentFieldProps extends CheckboxProps {
  texts: readonly DueConsent[]
}

/** Asks to agree to the texts, with links to them; nothing where the operator has set none. */
export function ConsentField({ texts, ...input }: ConsentFieldProps) {
  if (texts.length === 0) return null
  return (
    <div className={classes.consent}>
      <ul className={classes.texts}>
        {texts.map(({ text, url }) => (
          <li key={text}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {names[text]}
            </a>
          </li>
        ))}
      </ul>
      <Checkbox label={<Trans>I have read this and agree</Trans>} name="consent" {...input} />
    </div>
  )
}
