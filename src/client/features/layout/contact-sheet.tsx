import { Trans, useLingui } from '@lingui/react/macro'
import { company } from '../../theme/company.ts'
import { CallIcon, ChatIcon, MailIcon } from '../../ui/icon/screen-icons.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import classes from './contact-sheet.module.css'

/** The three ways to reach whoever runs the site. */
export function ContactSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet open onClose={onClose} title={t`Inquiry`} fit>
      <ul className={classes.ways}>
        <li>
          <a href={company.messengerUrl} target="_blank" rel="noreferrer">
            <ChatIcon />
            <span>
              <b>
                <Trans>Messenger chat</Trans>
              </b>
              <Trans>Weekdays {company.supportHours}</Trans>
            </span>
          </a>
        </li>
        <li>
          <a href={`mailto:${company.supportEmail}`}>
            <MailIcon />
            <span>
              <b>
                <Trans>Mail</Trans>
              </b>
              {company.supportEmail}
            </span>
          </a>
        </li>
        <li>
          <a href={`tel:${company.inquiryLine}`}>
            <CallIcon />
            <span>
              <b>
                <Trans>Investment and banner advertising</Trans>
              </b>
              {company.inquiryLine}
            </span>
          </a>
        </li>
      </ul>
    </Sheet>
  )
}
