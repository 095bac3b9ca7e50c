import { Trans } from '@lingui/react/macro'
import classes from './field.module.css'

/** Beside the label of a field that may stay empty, in a form where most may not. */
export const OptionalMark = () => (
  <span className={classes.optional}>
    {' '}
    <Trans comment="This field may stay empty">Optional</Trans>
  </span>
)
