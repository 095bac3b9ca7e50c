import { Trans } from '@lingui/react/macro'
import classes from './registered-name.module.css'

interface RegisteredNameProps {
  /** The company's own name. */
  name: string
  /** Missing in data cached by an older build. */
  registered: string | null | undefined
}

/** The name on the business registration, if it differs from the company's own. */
export function RegisteredName({ name, registered }: RegisteredNameProps) {
  if (!registered || registered === name) return null
  return (
    <span className={classes.registered}>
      <Trans>
        Registered as <bdi lang="ko">{registered}</bdi>
      </Trans>
    </span>
  )
}
