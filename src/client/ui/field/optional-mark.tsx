import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import classes from './field.module.css'

/** Says that a field may stay empty. */
export const OptionalMark = () => <Trans comment="This field may stay empty">Optional</Trans>

/** The label of a field that may stay empty, in a form where most may not. */
export const OptionalLabel = ({ children }: { children: ReactNode }) => (
  <>
    {children}{' '}
    <span className={classes.optional}>
      <OptionalMark />
    </span>
  </>
)
