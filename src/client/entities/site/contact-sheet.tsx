import { Trans, useLingui } from '@lingui/react/macro'
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
      <ul className={classes.ways}>
        {contact?.messengerUrl && (
          <li>
            <a href={contact.messengerUrl} target="_blank" rel="noreferrer">
              <ChatIcon />
              <span>
                <b>
                  <Trans>Messenger chat</Trans>
                </b>
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
                <b>
                  <Trans>Email</Trans>
                </b>
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
                <b>
                  <Trans>Investment and banner advertising</Trans>
                </b>
                {contact.advertisingPhone}
              </span>
            </a>
          </li>
        )}
      </ul>
    </Sheet>
  )
}
