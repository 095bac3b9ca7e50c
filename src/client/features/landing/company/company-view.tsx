import { Trans, useLingui } from '@lingui/react/macro'
import { Paper, SimpleGrid, Stack, Tabs, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Drawing } from '../../../ui/image/picture.tsx'
import { ActionLink } from '../../../ui/link.tsx'
import type { ViewProps } from '../landing-search.ts'
import { TAB } from '../landing-section.tsx'
import { VisaCheck } from '../worker/visa-check-card.tsx'

/** Three features behind tabs, proposals, and the visa check. */
export function CompanyView({ search, onChange }: ViewProps) {
  const { t } = useLingui()
  const feature = search.feature ?? 1
  return (
    <Stack gap="md">
      <Paper radius="lg" style={{ overflow: 'hidden' }}>
        <Tabs
          radius={0}
          keepMounted={false}
          value={String(feature)}
          onChange={(next) => onChange({ feature: next === '2' ? 2 : next === '3' ? 3 : undefined })}
        >
          <Tabs.List px={{ base: 0, sm: 'xl' }} aria-label={t`Features for companies`}>
            <Tabs.Tab value="1" {...TAB}>
              <Trans>Post a job</Trans>
            </Tabs.Tab>
            <Tabs.Tab value="2" {...TAB}>
              <Trans>Check resumes</Trans>
            </Tabs.Tab>
            <Tabs.Tab value="3" {...TAB}>
              <Trans>Chat with applicants</Trans>
            </Tabs.Tab>
          </Tabs.List>
          {FEATURES.map((content, index) => (
            <Tabs.Panel key={index} value={String(index + 1)}>
              {content}
            </Tabs.Panel>
          ))}
        </Tabs>
      </Paper>
      <Paper radius="lg" style={{ overflow: 'hidden' }}>
        <Split drawing="offer" title={<Trans>Send job offers to the right people</Trans>}>
          <Text c="dimmed">
            <Trans>
              Do not wait for applications. Send job offers to people who match your posting. If they accept,
              you see their phone number and resume.
            </Trans>
          </Text>
          <ActionLink to="/proposalEmployment" label={<Trans>Write a job offer</Trans>} />
        </Split>
      </Paper>
      <VisaCheck audience="company" search={search} onChoose={onChange} />
    </Stack>
  )
}

/** In the order of their tabs. */
const FEATURES: readonly ReactNode[] = [
  <Split key="form" drawing="form" title={<Trans>One form that saves as you type</Trans>}>
    <Text c="dimmed">
      <Trans>
        Enter address, hours, pay and benefits. The form saves as you type and warns you at once if the pay is
        below the minimum wage.
      </Trans>
    </Text>
    <ActionLink to="/signUp" search={{ redirect: '/writeAnnouncement' }} label={<Trans>Post a job</Trans>} />
  </Split>,
  <Split key="applicants" drawing="applicants" title={<Trans>All your applicants on one page</Trans>}>
    <Text c="dimmed">
      <Trans>
        Read their resumes for free, and call or text with one tap. When you decide, we tell them right away.
      </Trans>
    </Text>
    <ActionLink to="/employmentPage/hiringAnnouncement" label={<Trans>My postings</Trans>} />
  </Split>,
  <Split key="notifications" drawing="notifications" title={<Trans>Chat with applicants</Trans>}>
    <Text c="dimmed">
      <Trans>
        Write to your applicants here. Ready-made phrases reach each of them in their own language.
      </Trans>
    </Text>
    <Text c="dimmed">
      <Trans>
        You see new applications and answers to your job offers at once while Ilteo is open. Turn on
        notifications to get them on your phone too.
      </Trans>
    </Text>
    <ActionLink to="/signIn/employer" label={<Trans>Sign in as a company</Trans>} />
  </Split>,
]

interface SplitProps {
  /** Name of the drawing. */
  drawing: string
  title: ReactNode
  children: ReactNode
}

/** Text beside a drawing. */
function Split({ drawing, title, children }: SplitProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing={0}>
      <Stack
        gap="sm"
        align="flex-start"
        justify="center"
        py={{ base: 'xl', sm: 'xxl' }}
        px={{ base: 'lg', sm: 'xxl' }}
      >
        <Title order={3} size="h2">
          {title}
        </Title>
        {children}
      </Stack>
      <Drawing name={drawing} h={{ sm: '100%' }} />
    </SimpleGrid>
  )
}
