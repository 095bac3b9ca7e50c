import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { RequestAlert } from '../answer/request-alert.tsx'
import { useEmailLink } from './use-email-link.ts'

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
