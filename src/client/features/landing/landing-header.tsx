import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { Wordmark } from '../../ui/page/brand.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { Hidden } from '../../ui/page/page.tsx'
import classes from './landing-header.module.css'
import { LanguageMenu } from './language-menu.tsx'

/** Links to sections are active only with their hash. */
const WITH_HASH = { includeHash: true }

/** Sticky header: logo, section links, language menu and sign-in. */
export function LandingHeader() {
  const { t } = useLingui()
  const session = useSession()
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        {/* A plain link, which reloads the page (specification, landing page). */}
        <a href={path} className={classes.home}>
          <Wordmark /> <Hidden>{t`Load this page again`}</Hidden>
        </a>
        <nav className={classes.anchors} aria-label={t`Parts of this page`}>
          <Link to="." search hash="features" activeOptions={WITH_HASH}>
            <Trans>Features</Trans>
          </Link>
          <Link to="." search hash="recruiting" activeOptions={WITH_HASH}>
            <Trans>Hiring</Trans>
          </Link>
        </nav>
        <div className={classes.tools}>
          <LanguageMenu />
          {session ? (
            <LinkButton to="/home" size="sm" variant="light" className={classes.wayIn}>
              <Trans>Home</Trans>
            </LinkButton>
          ) : (
            <LinkButton to="/signIn" size="sm" variant="light" className={classes.wayIn}>
              <Trans>Sign in</Trans>
            </LinkButton>
          )}
        </div>
      </div>
    </header>
  )
}
