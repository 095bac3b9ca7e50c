import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { DataOf } from '../../../../contract/base/endpoint.ts'
import { beginSecondFactor, confirmSecondFactor } from '../../../../contract/account/second-factor.ts'
import { CommandAlert } from '../desk/command-alert.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import formClasses from '../desk/desk-form.module.css'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorCodeForm } from './second-factor-code-form.tsx'
import classes from './second-factor.module.css'
import { useCommand } from '../desk/use-command.ts'

interface SecondFactorSetUpProps {
  onConfirmed: () => void
  onDone: () => void
}

/** An operator's first sign-in: the key goes into an app, a code of it comes back, and the recovery codes are shown. */
export function SecondFactorSetUp({ onConfirmed, onDone }: SecondFactorSetUpProps) {
  const begin = useCommand(beginSecondFactor)
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>()
  const key = begin.data?.data
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />
  if (key)
    return (
      <KeyStep
        shown={key}
        onCodes={(codes) => {
          setRecoveryCodes(codes)
          onConfirmed()
        }}
      />
    )
  return (
    <section className={classes.card}>
      <p>
        <Trans>
          Operators sign in with a password and a code from an authenticator app. Any app for one-time codes
          will do. Have your phone at hand.
        </Trans>
      </p>
      {begin.error && <CommandAlert error={begin.error} />}
      <CommandButton full isBusy={begin.isPending} onClick={() => !begin.isPending && begin.mutate({})}>
        <Trans>Set it up now</Trans>
      </CommandButton>
    </section>
  )
}

interface KeyStepProps {
  shown: DataOf<typeof beginSecondFactor>
  onCodes: (codes: readonly string[]) => void
}

function KeyStep({ shown: { key, uri }, onCodes }: KeyStepProps) {
  const confirm = useCommand(confirmSecondFactor)
  return (
    <section className={classes.card}>
      <p>
        <Trans>Scan this with your authenticator app, or type the key into it.</Trans>
      </p>
      <QrCode text={uri} />
      <div className={formClasses.field}>
        <span className={formClasses.label}>
          <Trans>Key</Trans>
        </span>
        <code className={classes.key}>{key.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
      <SecondFactorCodeForm
        hint={<Trans>The six digits that the app shows now.</Trans>}
        action={<Trans>Confirm</Trans>}
        isBusy={confirm.isPending}
        error={confirm.error}
        onCode={(code) =>
          confirm.mutate({ body: { code } }, { onSuccess: ({ data }) => onCodes(data.recoveryCodes) })
        }
      />
    </section>
  )
}
