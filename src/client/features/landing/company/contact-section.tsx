import { Trans } from '@lingui/react/macro'
import { company } from '../../../theme/company.ts'
import { AnchorButton } from '../../../ui/button/button.tsx'
import { ChatIcon, MailIcon } from '../../../ui/icon/screen-icons.tsx'
import classes from './contact-section.module.css'

/** The ways to reach whoever runs the site, as far as they have set them up. */
export function ContactSection() {
  const { messengerUrl, supportEmail, supportHours }: Record<string, string> = company
  if (!messengerUrl && !supportEmail) return null
  return (
    <section className={classes.section} aria-labelledby="contact-title">
      <div className={classes.card}>
        <div className={classes.words}>
          <h2 id="contact-title">
            <Trans>Still a question?</Trans>
          </h2>
          <p>
            <Trans>People answer on weekdays, {supportHours}.</Trans>
          </p>
        </div>
        <div className={classes.ways}>
          {messengerUrl && (
            <AnchorButton
              href={messengerUrl}
              target="_blank"
              rel="noreferrer"
              variant="light"
              icon={ChatIcon}
            >
              <Trans>Messenger chat</Trans>
            </AnchorButton>
          )}
          {supportEmail && (
            <AnchorButton href={`mailto:${supportEmail}`} variant="outline" icon={MailIcon}>
              {supportEmail}
            </AnchorButton>
          )}
        </div>
      </div>
    </section>
  )
}
