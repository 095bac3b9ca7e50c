import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button/button.tsx'
import classes from './second-factor.module.css'

/** Shown once: the server keeps no more than their hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <section className={classes.card}>
      <h2>
        <Trans>Your recovery codes</Trans>
      </h2>
      <p>
        <Trans>
          Each signs you in once when you do not have the app. Write them down or print them, and keep them
          apart from your phone. They are not shown again.
        </Trans>
      </p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button full onClick={onDone}>
        <Trans>I have kept them</Trans>
      </Button>
    </section>
  )
}
