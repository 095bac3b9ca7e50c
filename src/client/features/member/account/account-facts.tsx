import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Group, Text, Alert, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type Me, getMe, Email } from '../../../../contract/account/member.ts'
import { ContinuePosting } from '../../../entities/announcement/continue-posting.tsx'
import { SendEmailLinkButton } from '../../../entities/email-link/send-email-link-button.tsx'
import { langOfKorean } from '../../../i18n/lang-of-korean.ts'
import { Section } from '../../../ui/page/page.tsx'
import classes from '../member.module.css'
import { CellphoneForm } from '../../../entities/certification/code-form.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { useQuery } from '@tanstack/react-query'
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../../../contract/base/enums.ts'
import {
  disconnectProvider,
  EMAIL_CHANGE_MINUTES,
  requestEmailChange,
} from '../../../../contract/account/factor.ts'
import { call } from '../../../api/api.ts'
import { currentSession } from '../../../api/session.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { IdentitySheet } from '../../../entities/identity/identity-sheet.tsx'
import { useIdentityCheck } from '../../../entities/identity/use-identity-check.ts'
import { siteSettings } from '../../../entities/site/site-query.ts'
import { beginSocialSignIn, providerNames } from '../sign-in/social-sign-in.ts'
import * as z from 'zod/mini'
import { IdentityField } from '../../../entities/identity/identity-field.tsx'
import { Form } from '../../../forms/form.tsx'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { EmailField } from '../form-page.tsx'
import { memberFieldText } from '../member-texts.ts'

/** The member's name, email, cellphone and sign-in methods. */
export function AccountFacts({ me }: { me: Me }) {
  const [verifying, setVerifying] = useState(false)
  const [isChangingEmail, setChangingEmail] = useState(false)
  return (
    <Section surface id="account-facts" title={<Trans>Sign-in details</Trans>}>
      <dl className={classes.rows}>
        <AccountRow name={<Trans>Name</Trans>} lang={langOfKorean(me.name)}>
          {me.name}
        </AccountRow>
        <AccountRow name={<Trans>ID (email)</Trans>}>
          {me.email ?? <Trans>None</Trans>}
          {me.email !== null && <EmailState email={me.email} isVerified={me.emailVerified} />}
          <Button variant="default" size="sm" onClick={() => setChangingEmail(true)}>
            {me.email === null ? <Trans>Add email</Trans> : <Trans>Change email</Trans>}
          </Button>
          {me.email === null && me.cellphoneVerified && me.socialProviders.length === 0 && (
            <Text size="sm" c="dimmed">
              <Trans>
                You sign in with your cellphone number only. Add an email, so that you can still sign in when
                your number changes.
              </Trans>
            </Text>
          )}
        </AccountRow>
        <AccountRow name={<Trans>Cellphone number</Trans>}>
          {me.cellphoneVerified ? <Trans>Verified</Trans> : <Trans>Not verified</Trans>}
          <Button variant="default" size="sm" onClick={() => setVerifying(true)}>
            {me.cellphoneVerified ? <Trans>Change number</Trans> : <Trans>Verify</Trans>}
          </Button>
        </AccountRow>
        <ConnectedProviders connected={me.socialProviders} />
      </dl>
      {me.role === 'EMPLOYER' && (me.cellphoneVerified || me.emailVerified) && <ContinuePosting />}
      {isChangingEmail && <EmailSheet me={me} onClose={() => setChangingEmail(false)} />}
      {verifying && <CellphoneSheet onClose={() => setVerifying(false)} />}
    </Section>
  )
}

function EmailState({ email, isVerified }: { email: string; isVerified: boolean | undefined }) {
  // An answer cached by an older build lacks the field.
  if (isVerified === undefined) return null
  if (isVerified)
    return (
      <Text span size="sm" c="dimmed">
        <Trans>Confirmed</Trans>
      </Text>
    )
  return (
    <>
      <Text span size="sm" c="dimmed">
        <Trans>Not confirmed</Trans>
      </Text>
      <SendEmailLinkButton email={email} />
    </>
  )
}

/** Verifies the member's cellphone, which serves for signing in and finding the ID. */
function CellphoneSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet open onClose={onClose} title={t`Verify your cellphone`} fit>
      <Box px="edge" pb="xl">
        <CellphoneForm
          before={
            <Text size="sm" c="dimmed">
              <Trans>With a verified cellphone number you can recover your ID and sign in.</Trans>
            </Text>
          }
          onVerified={onClose}
        />
      </Box>
    </Sheet>
  )
}

/** Connected sign-in providers, and those that can be added. */
function ConnectedProviders({ connected }: { connected: readonly string[] }) {
  const { i18n } = useLingui()
  const offered = useQuery(siteSettings()).data?.data.socialProviders ?? []
  const shown = SOCIAL_PROVIDERS.filter((each) => connected.includes(each) || offered.includes(each))
  const [connect, disconnect] = [useConnect(), useDisconnect()]
  return (
    <>
      {shown.map((provider) => {
        const isConnected = connected.includes(provider)
        const request = isConnected ? disconnect : connect
        const isFailed = request.values === provider && !request.identity.isAsked
        return (
          <AccountRow key={provider} name={i18n._(providerNames[provider])}>
            {isConnected && <Trans>Connected</Trans>}
            <Button
              variant="default"
              size="sm"
              disabled={request.isPending}
              onClick={() => request.send(provider)}
            >
              {isConnected ? <Trans>Disconnect</Trans> : <Trans>Connect</Trans>}
            </Button>
            {isFailed && <RequestAlert error={request.error} />}
          </AccountRow>
        )
      })}
      <IdentitySheet request={connect} />
      <IdentitySheet request={disconnect} />
    </>
  )
}

function useConnect() {
  return useIdentityCheck({
    send: (provider: SocialProvider, proof) =>
      beginSocialSignIn({ provider, purpose: 'CONNECT', redirect: '/mypage/account', ...proof }),
    onSuccess: (url) => window.location.assign(url),
  })
}

function useDisconnect() {
  return useIdentityCheck({
    send: (provider: SocialProvider, body) =>
      call(disconnectProvider, { params: { provider }, body, token: currentSession()?.token ?? null }),
    refreshes: [getMe],
  })
}

interface AccountRowProps {
  name: ReactNode
  lang?: string | undefined
  children: ReactNode
}

/** A name and its value, with the buttons that change it. */
const AccountRow = ({ name, lang, children }: AccountRowProps) => (
  <Group justify="space-between" gap="xs" mih={44} py="xs">
    <Text component="dt" size="sm" c="dimmed">
      {name}
    </Text>
    <Group component="dd" gap="xs" lang={lang}>
      {children}
    </Group>
  </Group>
)

const NewEmail = z.object({ email: Email })

/** Sends a link to a new email address, which takes effect once the link is opened. */
function EmailSheet({ me, onClose }: { me: Me; onClose: () => void }) {
  const { t } = useLingui()
  const [sentTo, setSentTo] = useState<string>()
  return (
    <Sheet open onClose={onClose} title={me.email === null ? t`Add an email` : t`Change your email`} fit>
      {sentTo === undefined ? (
        <EmailForm hasPassword={me.hasPassword} onSent={setSentTo} />
      ) : (
        <Sent email={sentTo} onClose={onClose} />
      )}
    </Sheet>
  )
}

function EmailForm({ hasPassword, onSent }: { hasPassword: boolean; onSent: (email: string) => void }) {
  const form = useContractForm(NewEmail, { email: '' }, { textOf: memberFieldText })
  const request = useIdentityCheck({
    send: (wanted: { email: string }, proof) =>
      call(requestEmailChange, {
        body: { ...wanted, ...proof },
        token: currentSession()?.token ?? null,
      }),
    form,
    isAlwaysAsked: hasPassword,
    onSuccess: (_, { email }) => onSent(email),
  })
  return (
    <Form gap="md" px="edge" pb="xl" onSubmit={form.onSubmit(request.send)}>
      <EmailField label={<Trans>New email</Trans>} autoComplete="email" {...form.getInputProps('email')} />
      <IdentityField identity={request.identity} isFocused={false} />
      <RequestAlert error={request.error} />
      <Button type="submit" fullWidth aria-busy={request.isPending}>
        <Trans>Send link</Trans>
      </Button>
    </Form>
  )
}

function Sent({ email, onClose }: { email: string; onClose: () => void }) {
  const minutes = EMAIL_CHANGE_MINUTES
  return (
    <Stack px="edge" pb="xl">
      <Alert color="green" icon={<CheckIcon size={20} />}>
        <p>
          <Trans>
            We sent a link to <bdi>{email}</bdi>. Open the link on this device within {minutes} minutes.
          </Trans>
        </p>
        <p>
          <Trans>Until then your email does not change.</Trans>
        </p>
      </Alert>
      <Button variant="light" fullWidth onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </Stack>
  )
}
