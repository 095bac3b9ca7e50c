import { useLingui, Trans } from '@lingui/react/macro'
import { Flex } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { passSecondFactor } from '../../../../contract/account/second-factor.ts'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { secondFactor } from '../queries.ts'
import { useOperatorCommand } from '../desk/use-operator-command.ts'
import { SecondFactorSetUp } from './second-factor-set-up.tsx'
import { SecondFactorCodeForm } from './second-factor-code-form.tsx'
import { deskCard } from '../desk/desk-surfaces.ts'

/** Shows the console once this session has passed the second factor; until then asks for it or sets it up. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const result = useQuery(secondFactor())
  // Recovery codes are shown after the session was admitted, so the set-up must stay open.
  const [isSettingUp, setSettingUp] = useState(false)
  const state = result.data?.data
  // Without an answer the pages show their own errors.
  if (!state && !result.isPending) return children
  if (state?.isPassed && !isSettingUp) return children
  const finish = async () => {
    await queries.invalidateQueries()
    setSettingUp(false)
  }
  return (
    <div id="desk" tabIndex={-1}>
      <DeskPage title={t`Two-step sign-in`}>
        {!state ? (
          <LoadingBlocks rows={2} form="text" />
        ) : state.isSet && !isSettingUp ? (
          <SecondFactorCheck onDone={() => void finish()} />
        ) : (
          <SecondFactorSetUp onConfirmed={() => setSettingUp(true)} onDone={() => void finish()} />
        )}
      </DeskPage>
    </div>
  )
}

/** The second step of an operator's sign-in. */
function SecondFactorCheck({ onDone }: { onDone: () => void }) {
  const pass = useOperatorCommand(passSecondFactor)
  return (
    <Flex component="section" direction="column" gap="md" maw="28rem" {...deskCard}>
      <p>
        <Trans>Enter the six-digit code that your authenticator app shows for Ilteo.</Trans>
      </p>
      <SecondFactorCodeForm
        hint={
          <Trans>
            If you cannot use the app, enter a recovery code. If you have lost both, the server administrator
            can reset them.
          </Trans>
        }
        action={<Trans>Continue</Trans>}
        onCode={(code) => pass.sendAsync({ body: { code } }, { onSuccess: onDone })}
      />
    </Flex>
  )
}
