import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  FACTOR_UNDO_DAYS,
  type FactorChange,
  getFactorChange,
  undoFactorChange,
} from '../../../../contract/account/factor.ts'
import { call } from '../../../api/api.ts'
import { checkSession } from '../../../entities/member/check-session.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { InnerHeader } from '../../../ui/page/inner-header.tsx'
import { PageColumn } from '../../../ui/page/page.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { isLinkExpired, LinkExpired, useMailedLink } from '../mailed-link.tsx'
import classes from '../member-form.module.css'

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
  useTitle(t`Undo a change`)
  return (
    <>
      <InnerHeader narrow title={<Trans>Undo a change</Trans>} up="/home" />
      <PageColumn narrow>
        <Box
          mt={{ sm: 'xl' }}
          pt={{ base: 'xl', sm: 'xxl' }}
          pb="xxl"
          px={{ base: 'edge', sm: 'xxl' }}
          bg="var(--surface)"
          bdrs={{ sm: 'lg' }}
        >
          <Undoing key={token} token={token} />
        </Box>
      </PageColumn>
    </>
  )
}

function Undoing({ token }: { token: string }) {
  const navigate = useNavigate()
  const change = useMailedLink(getFactorChange, token)
  const undo = useMutation({
    mutationFn: () => call(undoFactorChange, { params: { token } }),
    networkMode: 'always',
    onSuccess: async ({ data }) => {
      await checkSession()
      // Also removes the used link from the history.
      await navigate({ to: '/findPassword', search: { token: data.resetToken }, replace: true })
    },
  })
  if (isLinkExpired(change.error) || isLinkExpired(undo.error)) return <Expired />
  return (
    <div className={classes.form}>
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
      {undo.error && <RequestAlert error={undo.error} />}
      <Button fullWidth aria-busy={undo.isPending} onClick={() => !undo.isPending && undo.mutate()}>
        <Trans>Undo and set a new password</Trans>
      </Button>
    </div>
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
    <LinkExpired
      action={
        <ButtonLink to="/findPassword" search={{}} variant="light">
          <Trans>Find password</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        A link works once, within {days} days. If somebody else uses your account, set a new password now.
      </Trans>
    </LinkExpired>
  )
}
