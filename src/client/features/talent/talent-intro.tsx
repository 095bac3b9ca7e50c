import { Trans, useLingui } from '@lingui/react/macro'
import { useSession } from '../../api/session.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { CheckIcon } from '../../ui/icon/icons.tsx'
import { EyeIcon } from '../../ui/icon/member-icons.tsx'
import { MailIcon } from '../../ui/icon/screen-icons.tsx'
import { PageColumn } from '../../ui/page/page.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import classes from './talent-intro.module.css'

/** Explains candidate matching to everybody but companies, with links. */
export function TalentIntro() {
  const { t } = useLingui()
  const role = useSession()?.role
  useTitle(t`Matched talent`)
  return (
    <PageColumn narrow>
      <div className={classes.card}>
        <h1>
          <Trans>Find people who fit your job</Trans>
        </h1>
        <p className={classes.lead}>
          <Trans>Matched talent is for companies.</Trans>
        </p>
        <ol className={classes.steps}>
          <li>
            <CheckIcon />
            <p>
              <Trans>
                Choose one of your postings. We show job seekers in order of how well they match it.
              </Trans>
            </p>
          </li>
          <li>
            <EyeIcon />
            <p>
              <Trans>For each person, see how region, work, pay, Korean and residence type match.</Trans>
            </p>
          </li>
          <li>
            <MailIcon />
            <p>
              <Trans>
                View a resume for 1,000 points, or send a job offer. The person can accept or decline it.
              </Trans>
            </p>
          </li>
        </ol>
        {role === undefined ? <ForVisitors /> : role === 'EMPLOYEE' ? <ForWorkers /> : <ForOperators />}
      </div>
    </PageColumn>
  )
}

function ForVisitors() {
  return (
    <div className={classes.actions}>
      <ButtonLink fullWidth to="/signIn/employer" search={{ redirect: '/talent' }}>
        <Trans>Sign in as a company</Trans>
      </ButtonLink>
      <ButtonLink fullWidth variant="subtle" color="gray" to="/signUp" search={{ redirect: '/talent' }}>
        <Trans>Sign up</Trans>
      </ButtonLink>
    </div>
  )
}

function ForWorkers() {
  return (
    <>
      <p className={classes.hint}>
        <Trans>If you are looking for work, companies can find your resume and send you job offers.</Trans>
      </p>
      <div className={classes.actions}>
        <ButtonLink fullWidth variant="light" to="/mypage/proposals">
          <Trans>Job offers for you</Trans>
        </ButtonLink>
        <ButtonLink fullWidth variant="default" to="/mypage/modifyResume">
          <Trans>Edit resume</Trans>
        </ButtonLink>
      </div>
    </>
  )
}

const ForOperators = () => (
  <p className={classes.hint}>
    <Trans>You are signed in as an operator. Only companies use this page.</Trans>
  </p>
)
