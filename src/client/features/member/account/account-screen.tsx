import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Box, Button, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentSession, useSession } from '../../../api/session.ts'
import { landingTexts, rightsTexts } from '../../../i18n/activate-language.ts'
import { optionalPart } from '../../../ui/field/optional.tsx'
import { QueryData } from '../../../entities/answer/query-placeholder.tsx'
import { me } from '../../../entities/member/me-query.ts'
import { ColorSchemeChoice } from '../../../entities/site/color-scheme-choice.tsx'
import { requestSignOut } from '../../../api/sign-out-request.ts'
import { InnerPage } from '../../../ui/page/inner-header.tsx'
import { Section } from '../../../ui/page/page.tsx'
import { AccountFacts } from './account-facts.tsx'
import { changePassword, exportMemberConfirmed } from '../../../../contract/account/member-account.ts'
import { type Me, getMe } from '../../../../contract/account/member.ts'
import { call } from '../../../api/api.ts'
import { RequestAlert } from '../../../entities/answer/request-alert.tsx'
import { IdentitySheet } from '../../../entities/identity/identity-sheet.tsx'
import { useIdentityCheck } from '../../../entities/identity/use-identity-check.ts'
import { ChannelsSection } from './channels-section.tsx'
import { RemovalSheet } from './removal-sheet.tsx'
import { type SignedInDevice, endSession, listSessions } from '../../../../contract/account/session.ts'
import { useCommand } from '../../../api/use-command.ts'
import type { FieldErrors } from '../../../forms/field-errors.ts'
import { Form } from '../../../forms/form.tsx'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { PasswordField } from '../../../entities/identity/password-field.tsx'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import { memberFieldText } from '../member-texts.ts'
import { NewPasswordFields, type NewPasswordValues } from '../recovery/new-password-fields.tsx'
import { newPasswordErrors } from '../recovery/new-password-check.ts'
import { useFormat } from '../../../i18n/format.ts'
import classes from '../member.module.css'
import { sessionsPage } from '../queries.ts'
import { saveFile } from '../../../browser/save-file.ts'

const StaySection = optionalPart(() => import('./stay-section.tsx'), 'StaySection', rightsTexts, landingTexts)

/** The account page: sign-in methods, devices and stored data. */
export function AccountScreen() {
  const { t } = useLingui()
  const session = useSession()
  const result = useQuery(me())
  return (
    <InnerPage title={t`My account`} up="/home">
      <QueryData result={result} title={<Trans>Your account could not be loaded</Trans>} rows={3}>
        {(member) => <AccountFacts me={member} />}
      </QueryData>
      {session?.role === 'EMPLOYEE' && <StaySection />}
      {result.data && session?.role !== 'OPERATOR' && <ChannelsSection me={result.data.data} />}
      <SessionsSection />
      {result.data && takesPassword(result.data.data) && (
        <PasswordSection hasPassword={result.data.data.hasPassword} />
      )}
      {result.data && <AccountData member={result.data.data} />}
      <Section surface>
        <ColorSchemeChoice />
      </Section>
      <Section surface>
        <Stack gap="sm" align="flex-start">
          <Button variant="default" onClick={() => requestSignOut()}>
            <Trans>Sign out</Trans>
          </Button>
        </Stack>
      </Section>
    </InnerPage>
  )
}

/** A password signs in with an email only, and one that is forgotten is replaced by mail only. */
const takesPassword = ({ email, hasPassword }: Me) => email !== null || hasPassword

/** Downloads the member's data, or removes the account. */
function AccountData({ member }: { member: Me }) {
  const [removing, setRemoving] = useState(false)
  const download = useIdentityCheck({
    send: (_: object, body) => call(exportMemberConfirmed, { body, token: currentSession()?.token ?? null }),
    onSuccess: ({ data }) => saveDocument(`ilteo-${data.exportedAt.slice(0, 10)}.json`, data),
  })
  return (
    <Section surface id="account-data" title={<Trans>Your data</Trans>}>
      <Stack gap="sm" align="flex-start">
        <Text size="sm" c="dimmed">
          <Trans>
            Get everything Ilteo keeps about you in one file: your profile, resume, applications and more.
          </Trans>
        </Text>
        <Button variant="default" disabled={download.isPending} onClick={() => download.send({})}>
          <Trans>Download my data</Trans>
        </Button>
        {!download.identity.isAsked && <RequestAlert error={download.error} />}
        <IdentitySheet request={download} />
        <Button variant="subtle" color="gray" onClick={() => setRemoving(true)}>
          <Trans>Delete my account</Trans>
        </Button>
      </Stack>
      {removing && <RemovalSheet me={member} onClose={() => setRemoving(false)} />}
    </Section>
  )
}

interface PasswordValues extends NewPasswordValues {
  currentPassword: string
}

/** Changes the password, or sets one for a member who signs in through a provider. */
function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  const form = useContractForm<PasswordValues>(
    (values): FieldErrors => ({
      ...(hasPassword && values.currentPassword === '' ? { currentPassword: 'REQUIRED' } : {}),
      ...newPasswordErrors(values),
    }),
    { currentPassword: '', password: '', confirmation: '' },
    { textOf: memberFieldText, fieldOf: { PASSWORD_MISMATCH: 'currentPassword' } },
  )
  const change = useCommand(changePassword, {
    form,
    refreshes: [getMe, listSessions],
    onSuccess: form.reset,
  })
  const submit = ({ currentPassword, password }: PasswordValues) =>
    change.send({ body: { ...(hasPassword ? { currentPassword } : {}), password } })
  return (
    <Section surface id="password" title={<Trans>Password</Trans>}>
      <Form onSubmit={form.onSubmit(submit)}>
        {hasPassword && (
          <PasswordField
            label={<Trans>Current password</Trans>}
            name="currentPassword"
            {...form.getInputProps('currentPassword')}
          />
        )}
        <NewPasswordFields form={form} />
        <RequestAlert error={change.error} />
        {change.isSuccess && (
          <Alert color="green" icon={<CheckIcon size={20} />}>
            <Trans>Your new password is set. All other devices are signed out.</Trans>
          </Alert>
        )}
        <Button type="submit" variant="light" fullWidth aria-busy={change.isPending}>
          <Trans>Change password</Trans>
        </Button>
      </Form>
    </Section>
  )
}

/** The member's sessions, each with a button to sign the device out. */
function SessionsSection() {
  const result = useQuery(sessionsPage(1))
  const end = useCommand(endSession, { onSettled: () => result.refetch() })
  return (
    <Section surface id="sessions" title={<Trans>Devices you are signed in on</Trans>}>
      <RequestAlert error={end.error} />
      <QueryData result={result} title={<Trans>The devices could not be loaded</Trans>} rows={2}>
        {(devices) => (
          <ul className={classes.rows}>
            {devices.map((device) => (
              <Device
                key={device.id}
                device={device}
                isEnding={end.isPending && end.input?.params.id === device.id}
                onEnd={() => end.send({ params: { id: device.id } })}
              />
            ))}
          </ul>
        )}
      </QueryData>
    </Section>
  )
}

interface DeviceProps {
  device: SignedInDevice
  isEnding: boolean
  onEnd: () => void
}

function Device({ device, isEnding, onEnd }: DeviceProps) {
  const format = useFormat()
  const [lastUsed, since] = [format.moment(device.lastUsedAt), format.date(device.createdAt)]
  return (
    <Group component="li" justify="space-between" gap="xs" mih={44} py="xs">
      <Box miw={0}>
        <Text component="b" size="md" display="block" fw={700}>
          {device.device ?? <Trans>Unknown device</Trans>}
        </Text>
        <Text span size="sm" c="dimmed">
          <Trans>
            Last used: {lastUsed}, signed in since {since}
          </Trans>
        </Text>
      </Box>
      {device.current ? (
        <Text span size="sm" fw={700} c="primary">
          <Trans>This device</Trans>
        </Text>
      ) : (
        <Button variant="default" size="sm" disabled={isEnding} onClick={onEnd}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </Group>
  )
}

/** Downloads a document as a JSON file. */
function saveDocument(name: string, value: unknown): void {
  saveFile(name, new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
}
