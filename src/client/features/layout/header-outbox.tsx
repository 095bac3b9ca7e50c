import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useOutboxMark } from '../../offline/use-outbox.ts'
import { OutboxMark, type OutboxView } from '../../ui/outbox-mark.tsx'
import { Hidden } from '../../ui/page.tsx'
import classes from './header-outbox.module.css'

const views = {
  SAVED: 'saved',
  SENDING: 'sending',
  SIGN_IN: 'signIn',
  ATTENTION: 'attention',
} satisfies Record<string, OutboxView>

const words = {
  SAVED: msg`Saved`,
  SENDING: msg`Sending`,
  SIGN_IN: msg`Sign in`,
  ATTENTION: msg`Check`,
}

/** Where unsent work stands; read out politely when it changes. */
export function HeaderOutbox() {
  const { i18n } = useLingui()
  const mark = useOutboxMark()
  return (
    <span role="status" className={classes.status}>
      {mark && (
        <Link to="/outbox" className={classes.link}>
          <OutboxMark view={views[mark.state]}>{i18n._(words[mark.state])}</OutboxMark>
          {mark.state !== 'ATTENTION' && <b className={classes.count}>{mark.count}</b>}
          <Hidden>
            <Plural value={mark.count} one="# item to send" other="# items to send" />
          </Hidden>
        </Link>
      )}
    </span>
  )
}
