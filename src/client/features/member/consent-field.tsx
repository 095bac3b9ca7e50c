import { Trans } from '@lingui/react/macro'
import type { InputHTMLAttributes, ReactNode } from 'react'
import type { DueConsent } from '../../../contract/account/consent.ts'
import type { LegalTextKind } from '../../../contract/base/enums.ts'
import { CheckboxField } from '../../ui/field/checkbox-field.tsx'
import classes from './consent-field.module.css'

const names: Record<LegalTextKind, ReactNode> = {
  TERMS: <Trans>Terms of use</Trans>,
  PRIVACY: <Trans>Privacy policy</Trans>,
}

interface ConsentFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
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
      <CheckboxField label={<Trans>I have read this and agree</Trans>} name="consent" {...input} />
    </div>
  )
}
