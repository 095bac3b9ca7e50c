import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useSite } from '../../../entities/site/site-query.ts'
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
        </div>
      </div>
    </section>
  )
}
