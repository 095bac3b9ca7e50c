import { Trans } from '@lingui/react/macro'
import { Button, Stack, Text } from '@mantine/core'
import { RequestAlert } from '../answer/request-alert.tsx'
import { useEmailLink } from './use-email-link.ts'
import { useQuery } from '@tanstack/react-query'
import { live } from '../../api/query-for.ts'
import { me } from '../member/me-query.ts'

/** A button that mails the link, and mails it again, with the result. */
export function SendEmailLinkButton({ email }: { email: string }) {
  const link = useEmailLink()
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {link.isSuccess && (
          <Trans>
            We sent a link to <bdi>{email}</bdi>. Open the link and press “Confirm”.
          </Trans>
        )}
      </Text>
      <RequestAlert error={link.error} />
      <Button
        variant={link.isSuccess ? 'subtle' : 'default'}
        color={link.isSuccess ? 'gray' : undefined}
        size="sm"
        aria-busy={link.isPending}
        onClick={() => link.send()}
      >
        {link.isSuccess ? <Trans>Send again</Trans> : <Trans>Send link</Trans>}
      </Button>
    </>
  )
}

/** Reminds the member to confirm the e-mail address. */
export function EmailNote() {
  const known = useQuery(me()).data?.data
  // An answer cached by an older build lacks the field.
  if (!known?.email || !('emailVerified' in known) || known.emailVerified) return null
  return <UnconfirmedNote email={known.email} />
}

/** Goes as soon as the link was pressed, which mostly happens in another tab or on another device. */
function UnconfirmedNote({ email }: { email: string }) {
  useQuery({ ...me(), ...live })
  return (
    <Stack gap="xs" align="flex-start" py="md" px="sm" fz="sm" lh="sm" c="dimmed">
      <p>
        <Trans>
          Your email is not confirmed yet. With a confirmed email you can get back in if you lose your
          password.
        </Trans>
      </p>
      <SendEmailLinkButton email={email} />
    </Stack>
  )
}
