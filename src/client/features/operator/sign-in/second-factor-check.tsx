import { Trans } from '@lingui/react/macro'
import { passSecondFactor } from '../../../../contract/account/second-factor.ts'
import { SecondFactorCodeForm } from './second-factor-code-form.tsx'
import classes from './second-factor.module.css'
import { useCommand } from '../desk/use-command.ts'

/** The second step of an operator's sign-in. */
export function SecondFactorCheck({ onDone }: { onDone: () => void }) {
  const pass = useCommand(passSecondFactor)
  return (
    <section className={classes.card}>
      <p>
        <Trans>Enter the six-digit code that your authenticator app shows for Ilteo.</Trans>
      </p>
      <SecondFactorCodeForm
        hint={
          <Trans>
            Without the app, enter one of your recovery codes. If you have lost both, whoever runs the server
            can reset them.
          </Trans>
        }
        action={<Trans>Go on</Trans>}
        isBusy={pass.isPending}
        error={pass.error}
        onCode={(code) => pass.mutate({ body: { code } }, { onSuccess: onDone })}
      />
    </section>
  )
}
