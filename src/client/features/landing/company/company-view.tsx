import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, Paper, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/link.tsx'
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
    <Flex direction="column" gap={{ base: 'xs', sm: 'md' }}>
      <Paper radius="lg" style={{ overflow: 'hidden' }}>
        <Tabs
          look="list"
          label={t`Features for companies`}
          tabs={[
            { value: 1, title: <Trans>Post a job</Trans> },
            { value: 2, title: <Trans>Check resumes</Trans> },
            { value: 3, title: <Trans>Chat with applicants</Trans> },
          ]}
          value={feature}
          onChange={(next: Feature) => onChange({ feature: next === 1 ? undefined : next })}
        >
          {features[feature]}
        </Tabs>
      </Paper>
      <Paper radius="lg" style={{ overflow: 'hidden' }}>
        <Split drawing={<ProposalDrawing />} title={<Trans>Send job offers to the right people</Trans>}>
          <p>
            <Trans>
              Do not wait for applications. Send job offers to people who match your posting. If they accept,
              you see their phone number and resume.
            </Trans>
          </p>
          <ButtonLink to="/proposalEmployment" variant="light">
            <Trans>Write a job offer</Trans>
          </ButtonLink>
        </Split>
      </Paper>
      <VisaCheck audience="company" search={search} onChoose={onChange} />
    </Flex>
  )
}

const features: Record<Feature, ReactNode> = {
  1: (
    <Split drawing={<FormDrawing />} title={<Trans>One form that saves as you type</Trans>}>
      <p>
        <Trans>
          Enter address, hours, pay and benefits. The form saves as you type and warns you at once if the pay
          is below the minimum wage.
        </Trans>
      </p>
      <ButtonLink to="/signUp" search={{ redirect: '/writeAnnouncement' }} variant="light">
        <Trans>Post a job</Trans>
      </ButtonLink>
    </Split>
  ),
  2: (
    <Split drawing={<ApplicantsDrawing />} title={<Trans>All your applicants on one page</Trans>}>
      <p>
        <Trans>
          Read their resumes for free, and call or text with one tap. When you decide, we tell them right
          away.
        </Trans>
      </p>
      <ButtonLink to="/employmentPage/hiringAnnouncement" variant="light">
        <Trans>My postings</Trans>
      </ButtonLink>
    </Split>
  ),
  3: (
    <Split drawing={<NewsDrawing />} title={<Trans>Chat with applicants</Trans>}>
      <p>
        <Trans>
          Write to your applicants here. Ready-made phrases reach each of them in their own language.
        </Trans>
      </p>
      <p>
        <Trans>
          You see new applications and answers to your job offers at once while Ilteo is open. Turn on
          notifications to get them on your phone too.
        </Trans>
      </p>
      <ButtonLink to="/signIn/employer" variant="light">
        <Trans>Sign in as a company</Trans>
      </ButtonLink>
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
      <Stack
        gap="sm"
        align="flex-start"
        justify="center"
        py={{ base: 'xl', sm: 'xxl' }}
        px={{ base: 'lg', sm: 'xxl' }}
        className={classes.words}
      >
        <h3>{title}</h3>
        {children}
      </Stack>
      {drawing}
    </div>
  )
}
