import { Trans } from '@lingui/react/macro'
import { useSite } from '../../../entities/site/site-query.ts'
import { AnchorButton } from '../../../ui/button/button.tsx'
import { ChatIcon } from '../../../ui/icon/icons.tsx'
import { MailIcon } from '../../../ui/icon/screen-icons.tsx'
import classes from './contact-section.module.css'

/** The operator's contacts, if configured. */
export function ContactSection() {
  const contact = useSite()?.contact
  if (!contact?.messengerUrl && !contact?.email) return null
  const { messengerUrl, email, weekdayHours } = contact
  return (
    <section className={classes.section} aria-labelledby="contact-title">
      <div className={classes.card}>
        <div className={classes.words}>
          <h2 id="contact-title">
            <Trans>Do you have questions?</Trans>
          </h2>
          {weekdayHours && (
            <p>
              <Trans>We answer on weekdays, {weekdayHours}.</Trans>
            </p>
          )}
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
          {email && (
            <AnchorButton href={`mailto:${email}`} variant="outline" icon={MailIcon}>
              {email}
            </AnchorButton>
          )}
        </div>
      </div>
    </section>
  )
}
