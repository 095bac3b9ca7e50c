import { Trans } from '@lingui/react/macro'
import { legalPages } from '../../theme/company.ts'
import classes from './legal-links.module.css'

/** Links to the terms of use and the privacy policy, if configured. */
export function LegalLinks() {
  const { terms, privacy } = legalPages
  if (!terms && !privacy) return null
  return (
    <p className={classes.links}>
      {terms && (
        <a href={terms} target="_blank" rel="noopener noreferrer">
          <Trans>Terms of use</Trans>
        </a>
      )}
      {privacy && (
        <a href={privacy} target="_blank" rel="noopener noreferrer">
          <Trans>Privacy policy</Trans>
        </a>
      )}
    </p>
  )
}
