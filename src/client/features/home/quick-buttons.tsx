import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../api/session.ts'
import { type Missing, useMissingVerification } from '../../entities/verification/use-missing-verification.ts'
import { GlobeIcon, PencilIcon, PeopleIcon } from '../../ui/icon/icons.tsx'
import classes from './quick-buttons.module.css'

const SIGN_UP = { to: '/signUp', search: { redirect: '/writeAnnouncement' } } as const

/** Three links for companies. */
export function QuickButtons() {
  const missing = useMissingVerification()
  const isVisitor = useSession() === null
  return (
    <ul className={classes.buttons}>
      <li>
        {/* Most companies that come here have no account yet. */}
        <Link {...(isVisitor ? SIGN_UP : { to: '/writeAnnouncement' })}>
          <PencilIcon />
          <span>
            <b>
              <Trans>Post a job</Trans>
            </b>
            <small>
              <Trans>Life postings are free</Trans>
            </small>
          </span>
        </Link>
      </li>
      <li>
        <Link to="/talent">
          <PeopleIcon />
          <span>
            <b>
              <Trans>Find matching talent</Trans>
            </b>
            <small>
              {missing ? <Until status={missing} /> : <Trans>People who match your posting</Trans>}
            </small>
          </span>
        </Link>
      </li>
      <li>
        <Link to="/talent" search={{ filter: 'country' }}>
          <GlobeIcon />
          <span>
            <b>
              <Trans>Find foreign talent</Trans>
            </b>
            {missing && (
              <small>
                <Until status={missing} />
              </small>
            )}
          </span>
        </Link>
      </li>
    </ul>
  )
}

const Until = ({ status }: { status: Missing }) =>
  status === 'REQUESTED' ? (
    <Trans>We are verifying your business</Trans>
  ) : (
    <Trans>For verified businesses</Trans>
  )
