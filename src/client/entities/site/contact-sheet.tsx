import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSite } from './site-query.ts'
import { CallIcon, ChatIcon, type Icon, MailIcon } from '../../ui/icon/icons.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'

/** The operator's contacts, if configured. */
export function ContactSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const contact = useSite()?.contact
  return (
    <Sheet open onClose={onClose} title={t`Contact us`} fit>
      <Stack component="ul" gap={0} pb="xl" px={{ base: 'edge', sm: 'xl' }}>
        {contact?.messengerUrl && (
          <Contact
            icon={ChatIcon}
            title={<Trans>Messenger chat</Trans>}
            href={contact.messengerUrl}
            target="_blank"
            rel="noreferrer"
          >
            {contact.weekdayHours && <Trans>Weekdays {contact.weekdayHours}</Trans>}
          </Contact>
        )}
        {contact?.email && (
          <Contact icon={MailIcon} title={<Trans>Email</Trans>} href={`mailto:${contact.email}`}>
            {contact.email}
          </Contact>
        )}
        {contact?.advertisingPhone && (
          <Contact
            icon={CallIcon}
            title={<Trans>Investment and banner advertising</Trans>}
            href={`tel:${contact.advertisingPhone}`}
          >
            {contact.advertisingPhone}
          </Contact>
        )}
      </Stack>
    </Sheet>
  )
}

interface ContactProps {
  icon: Icon
  title: ReactNode
  href: string
  target?: '_blank'
  rel?: 'noreferrer'
  children: ReactNode
}

function Contact({ icon: Drawing, title, children, ...link }: ContactProps) {
  return (
    <li>
      <Group component="a" gap="md" wrap="nowrap" py="sm" {...link}>
        <Drawing style={{ flex: 'none' }} />
        <Text component="span" size="sm" c="dimmed">
          <Text component="b" display="block" size="md" fw={700} c="dark">
            {title}
          </Text>
          {children}
        </Text>
      </Group>
    </li>
  )
}
