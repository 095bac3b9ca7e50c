import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Text } from '@mantine/core'
import { useSite } from './site-query.ts'
import { ChatIcon } from '../../ui/icon/icons.tsx'
import { CallIcon, MailIcon } from '../../ui/icon/screen-icons.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import classes from './contact-sheet.module.css'

/** The operator's contacts, if configured. */
export function ContactSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const contact = useSite()?.contact
  return (
    <Sheet open onClose={onClose} title={t`Contact us`} fit>
      <Box component="ul" pb="xl" px={{ base: 'edge', sm: 'xl' }} className={classes.ways}>
        {contact?.messengerUrl && (
          <li>
            <a href={contact.messengerUrl} target="_blank" rel="noreferrer">
              <ChatIcon />
              <span>
                <Text component="b" size="md" display="block" fw={700} c="dark">
                  <Trans>Messenger chat</Trans>
                </Text>
                {contact.weekdayHours && <Trans>Weekdays {contact.weekdayHours}</Trans>}
              </span>
            </a>
          </li>
        )}
        {contact?.email && (
          <li>
            <a href={`mailto:${contact.email}`}>
              <MailIcon />
              <span>
                <Text component="b" size="md" display="block" fw={700} c="dark">
                  <Trans>Email</Trans>
                </Text>
                {contact.email}
              </span>
            </a>
          </li>
        )}
        {contact?.advertisingPhone && (
          <li>
            <a href={`tel:${contact.advertisingPhone}`}>
              <CallIcon />
              <span>
                <Text component="b" size="md" display="block" fw={700} c="dark">
                  <Trans>Investment and banner advertising</Trans>
                </Text>
                {contact.advertisingPhone}
              </span>
            </a>
          </li>
        )}
      </Box>
    </Sheet>
  )
}
