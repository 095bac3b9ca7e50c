import { Trans } from '@lingui/react/macro'
import classes from './registered-name.module.css'

interface RegisteredNameProps {
  /** What the company calls itself. */
  name: string
  /** Not there in what was kept by an older app. */
  registered: string | null | undefined
}

/** The name on the business registration, where a company goes by another one. */
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
