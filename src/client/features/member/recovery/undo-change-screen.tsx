import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import {
  FACTOR_UNDO_DAYS,
  type FactorChange,
  getFactorChange,
  undoFactorChange,
} from '../../../../contract/account/factor.ts'
import { useCommand } from '../../../api/use-command.ts'
import { checkSession } from '../../../entities/member/check-session.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { ActionLink } from '../../../ui/link.tsx'
import { FormPage } from '../form-page.tsx'
import { isLinkExpired, LinkExpired, useMailedLink } from '../mailed-link.tsx'

const kinds: Record<FactorChange, MessageDescriptor> = {
  PASSWORD: msg`Your password was changed`,
  PASSWORD_RESET: msg`Your password was reset with an email link`,
  EMAIL: msg`Your email address was changed`,
  CELLPHONE: msg`A cellphone number was verified`,
  CELLPHONE_LOST: msg`Your cellphone number was verified by another account`,
  PROVIDER_CONNECTED: msg`A new sign-in method was connected`,
  PROVIDER_DISCONNECTED: msg`A sign-in method was disconnected`,
  EXPORT: msg`Your data was downloaded`,
  UNDONE: msg`Changes to your account were undone`,
}

/**
 * Target of the link in a security mail. It undoes the change on a press, because mail scanners open every
 * link.
 */
export function UndoChangeScreen({ token }: { token: string }) {
  const { t } = useLingui()
  return (
    <FormPage title={t`Undo a change`} up="/home">
      <Undoing key={token} token={token} />
    </FormPage>
  )
}

function Undoing({ token }: { token: string }) {
  const navigate = useNavigate()
  const change = useMailedLink(getFactorChange, token)
  const undo = useCommand(undoFactorChange, {
    onSuccess: async ({ data }) => {
      await checkSession()
      // Also removes the used link from the history.
      await navigate({ to: '/findPassword', search: { token: data.resetToken }, replace: true })
    },
  })
  if (isLinkExpired(change.error) || isLinkExpired(undo.error)) return <Expired />
  return (
    <Stack gap="lg">
      {change.data && <Change {...change.data.data} />}
      <p>
        <Trans>
          If this was not you, undo the change. Your account goes back to how it was, all devices are signed
          out, and you set a new password.
        </Trans>
      </p>
      <Text size="sm" c="dimmed">
        <Trans>If this was you, close this page. Nothing will change.</Trans>
      </Text>
      <RequestAlert error={undo.error} />
      <Button fullWidth aria-busy={undo.isPending} onClick={() => undo.send({ params: { token } })}>
        <Trans>Undo and set a new password</Trans>
      </Button>
    </Stack>
  )
}

function Change({ kind, changedAt }: { kind: FactorChange; changedAt: string }) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <div>
      <Text size="md" fw={700}>
        {i18n._(kinds[kind])}
      </Text>
      <Text size="sm" c="dimmed">
        <time dateTime={changedAt}>{format.moment(changedAt)}</time>
      </Text>
    </div>
  )
}

function Expired() {
  const days = FACTOR_UNDO_DAYS
  return (
    <LinkExpired action={<ActionLink to="/findPassword" search={{}} label={<Trans>Find password</Trans>} />}>
      <Trans>
        A link works once, within {days} days. If somebody else uses your account, set a new password now.
      </Trans>
    </LinkExpired>
  )
}
