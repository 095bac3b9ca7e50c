import { Trans } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { live } from '../../api/query-for.ts'
import { me } from '../member/me-query.ts'
import { SendEmailLinkButton } from './send-email-link-button.tsx'

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
