import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, Stack, Text, ThemeIcon } from '@mantine/core'
import '@mantine/core/styles/ThemeIcon.layer.css'
import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { CheckIcon, EyeIcon, type Icon, MailIcon } from '../../ui/icon/icons.tsx'
import { PageColumn, useTitle } from '../../ui/page/page.tsx'

/** Explains candidate matching to everybody but companies, with links. */
export function TalentIntro() {
  const { t } = useLingui()
  const role = useSession()?.role
  useTitle(t`Matched talent`)
  return (
    <PageColumn narrow>
      <Box
        mt={{ sm: 'xl' }}
        pt={{ base: 'xl', sm: 'xxl' }}
        pb="xxl"
        px={{ base: 'edge', sm: 'xxl' }}
        bg="var(--surface)"
        bdrs={{ sm: 'lg' }}
      >
        <h1>
          <Trans>Find people who fit your job</Trans>
        </h1>
        <Text mt="xxs" inherit c="dimmed">
          <Trans>Matched talent is for companies.</Trans>
        </Text>
        <Flex component="ol" direction="column" gap="md" my="xl">
          <Step icon={CheckIcon}>
            <Trans>
              Choose one of your postings. We show job seekers in order of how well they match it.
            </Trans>
          </Step>
          <Step icon={EyeIcon}>
            <Trans>For each person, see how region, work, pay, Korean and residence type match.</Trans>
          </Step>
          <Step icon={MailIcon}>
            <Trans>
              View a resume for 1,000 points, or send a job offer. The person can accept or decline it.
            </Trans>
          </Step>
        </Flex>
        {role === undefined ? <ForVisitors /> : role === 'EMPLOYEE' ? <ForWorkers /> : <ForOperators />}
      </Box>
    </PageColumn>
  )
}

const Step = ({ icon: Drawing, children }: { icon: Icon; children: ReactNode }) => (
  <Flex component="li" gap="sm" align="center">
    <ThemeIcon flex="none" variant="light" size={40} radius="md">
      <Drawing size={24} />
    </ThemeIcon>
    <p>{children}</p>
  </Flex>
)

function ForVisitors() {
  return (
    <Stack gap="xs">
      <ButtonLink fullWidth to="/signIn/employer" search={{ redirect: '/talent' }}>
        <Trans>Sign in as a company</Trans>
      </ButtonLink>
      <ButtonLink fullWidth variant="subtle" color="gray" to="/signUp" search={{ redirect: '/talent' }}>
        <Trans>Sign up</Trans>
      </ButtonLink>
    </Stack>
  )
}

function ForWorkers() {
  return (
    <>
      <Text mb="sm" inherit c="dimmed">
        <Trans>If you are looking for work, companies can find your resume and send you job offers.</Trans>
      </Text>
      <Stack gap="xs">
        <ButtonLink fullWidth variant="light" to="/mypage/proposals">
          <Trans>Job offers for you</Trans>
        </ButtonLink>
        <ButtonLink fullWidth variant="default" to="/mypage/modifyResume">
          <Trans>Edit resume</Trans>
        </ButtonLink>
      </Stack>
    </>
  )
}

const ForOperators = () => (
  <Text mb="sm" inherit c="dimmed">
    <Trans>You are signed in as an operator. Only companies use this page.</Trans>
  </Text>
)
