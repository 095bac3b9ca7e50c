import { Trans } from '@lingui/react/macro'
import { Box, Button, Group, Paper, Text, Title } from '@mantine/core'
import { useSite } from '../../../entities/site/site-query.ts'
import { ChatIcon, MailIcon } from '../../../ui/icon/icons.tsx'
import { SECTION_WIDTH } from '../landing-section.tsx'

/** The operator's contacts, if configured. */
export function ContactSection() {
  const contact = useSite()?.contact
  if (!contact?.messengerUrl && !contact?.email) return null
  const { messengerUrl, email, weekdayHours } = contact
  return (
    <Box component="section" pb={{ base: 'xxl', sm: 'xxxl' }} px="edge" aria-labelledby="contact-title">
      <Paper
        radius="lg"
        mx="auto"
        maw={SECTION_WIDTH}
        px={{ base: 'lg', sm: 'xxl' }}
        py={{ base: 'xl', sm: 'xxl' }}
      >
        <Group justify="space-between" gap="lg">
          <div>
            <Title order={2} size="h1" id="contact-title">
              <Trans>Do you have questions?</Trans>
            </Title>
            {weekdayHours && (
              <Text c="dimmed">
                <Trans>We answer on weekdays, {weekdayHours}.</Trans>
              </Text>
            )}
          </div>
          <Group gap="xs" align="stretch">
            {messengerUrl && (
              <Button
                component="a"
                href={messengerUrl}
                target="_blank"
                rel="noreferrer"
                variant="light"
                leftSection={<ChatIcon size={20} />}
              >
                <Trans>Messenger chat</Trans>
              </Button>
            )}
            {email && (
              <Button
                component="a"
                href={`mailto:${email}`}
                variant="default"
                leftSection={<MailIcon size={20} />}
              >
                {email}
              </Button>
            )}
          </Group>
        </Group>
      </Paper>
    </Box>
  )
}
