import { Trans } from '@lingui/react/macro'
import classes from '../../../../entities/phrase/phrase.module.css'

export const SuggestedMark = () => (
  <small className={classes.mark}>
    <Trans comment="Beside a choice that was made from the employer's text, and can be taken back">
      suggested
    </Trans>
  </small>
)
