import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/button/button.tsx'
import type { ViewProps } from '../landing-search.ts'
import classes from './company-view.module.css'
import { ApplicantsDrawing, FormDrawing, NewsDrawing, ProposalDrawing } from '../drawings.tsx'
import { Tabs } from '../tabs.tsx'
import { VisaCheck } from '../worker/visa-check-card.tsx'

type Feature = 1 | 2 | 3

/** Three features behind tabs, proposals, and the visa check. */
export function CompanyView({ search, onChange }: ViewProps) {
  const { t } = useLingui()
  const feature: Feature = search.feature ?? 1
  return (
    <div className={classes.view}>
      <div className={classes.card}>
        <Tabs
          look="list"
          label={t`Features for companies`}
          tabs={[
            { value: 1, title: <Trans>Post a job</Trans> },
            { value: 2, title: <Trans>Check resumes</Trans> },
            { value: 3, title: <Trans>Hear at once</Trans> },
          ]}
          value={feature}
          onChange={(next: Feature) => onChange({ feature: next === 1 ? undefined : next })}
        >
          {features[feature]}
        </Tabs>
      </div>
      <div className={classes.card}>
        <Split drawing={<ProposalDrawing />} title={<Trans>Ask the right person first</Trans>}>
          <p>
            <Trans>
              Do not wait for applications: send your terms to people who fit. They accept or decline, and
              whoever accepts shows you their number and resume.
            </Trans>
          </p>
          <LinkButton to="/proposalEmployment" variant="light">
            <Trans>Write a proposal</Trans>
          </LinkButton>
        </Split>
      </div>
      <VisaCheck audience="company" code={search.visa} onChoose={(visa) => onChange({ visa })} />
    </div>
  )
}

const features: Record<Feature, ReactNode> = {
  1: (
    <Split drawing={<FormDrawing />} title={<Trans>One form, and nothing gets lost</Trans>}>
      <p>
        <Trans>
          Address, hours, pay and what you offer. It saves itself while you write, and says at once when the
          pay is below the minimum wage.
        </Trans>
      </p>
      <LinkButton to="/writeAnnouncement" variant="light">
        <Trans>Post a job</Trans>
      </LinkButton>
    </Split>
  ),
  2: (
    <Split drawing={<ApplicantsDrawing />} title={<Trans>Everybody who applied, on one page</Trans>}>
      <p>
        <Trans>
          Read their resumes at no cost, call or text with one tap, and say yes or no. They hear from you the
          moment you decide.
        </Trans>
      </p>
      <LinkButton to="/employmentPage/hiringAnnouncement" variant="light">
        <Trans>My postings</Trans>
      </LinkButton>
    </Split>
  ),
  3: (
    <Split drawing={<NewsDrawing />} title={<Trans>Know it when it happens</Trans>}>
      <p>
        <Trans>
          A new application or an answer to your proposal shows at once while Ilteo is open. Switch push on,
          and your phone tells you too.
        </Trans>
      </p>
      <LinkButton to="/signIn/employer" variant="light">
        <Trans>Sign in as a company</Trans>
      </LinkButton>
    </Split>
  ),
}

interface SplitProps {
  drawing: ReactNode
  title: ReactNode
  children: ReactNode
}

/** Text beside a drawing. */
function Split({ drawing, title, children }: SplitProps) {
  return (
    <div className={classes.split}>
      <div className={classes.words}>
        <h3>{title}</h3>
        {children}
      </div>
      {drawing}
    </div>
  )
}
