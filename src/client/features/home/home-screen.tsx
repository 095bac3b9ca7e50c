import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, Group, Paper, SimpleGrid, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { PageColumn, useTitle } from '../../ui/page/page.tsx'
import { usePhone } from '../../browser/use-phone.ts'
import { AdCarousel } from './ad-carousel.tsx'
import { JobFinder } from './job-finder.tsx'
import { LatestNews } from './latest-news.tsx'
import { QuickButtons } from './quick-buttons.tsx'
import { TierSections } from './tier-section.tsx'
import '@mantine/core/styles/ThemeIcon.layer.css'
import type { ReactNode } from 'react'
import { useSession } from '../../api/session.ts'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { BriefcaseIcon, type Icon, UserIcon } from '../../ui/icon/icons.tsx'

/** The home page of visitors and operators. */
export function HomeScreen() {
  const { t } = useLingui()
  const phone = usePhone()
  useTitle(t`Jobs in Korea, pay first`)
  return (
    <PageColumn>
      <Flex direction={{ base: 'column', md: 'row' }} gap={{ sm: 'md' }} mt={{ sm: 'xxl' }}>
        <Flex direction="column" flex={1} gap={{ sm: 'md' }} miw={0}>
          <JobFinder />
          {/* In the order of the screen: a page that arrives in pieces is drawn piece by piece. */}
          {phone && <AdCarousel />}
          <QuickButtons />
          {!phone && <AdCarousel />}
        </Flex>
        {!phone && <MemberPanels />}
      </Flex>
      <TierSections />
      <LatestNews />
      {phone && <MemberPanels />}
    </PageColumn>
  )
}

/** For visitors: the ways in for both kinds of members. */
function MemberPanels() {
  if (useSession()) return null
  return (
    <Stack gap="xs" w={{ md: 304 }} px={{ base: 'edge', sm: 0 }} py={{ base: 'xs', sm: 0 }}>
      <Panel
        icon={UserIcon}
        title={<Trans>I want to work</Trans>}
        note={<Trans>Job seekers</Trans>}
        signIn="/signIn/employee"
        member="EMPLOYEE"
      />
      <Panel
        icon={BriefcaseIcon}
        title={<Trans>I am hiring</Trans>}
        note={<Trans>Companies</Trans>}
        signIn="/signIn/employer"
        member="EMPLOYER"
      />
    </Stack>
  )
}

interface PanelProps {
  icon: Icon
  title: ReactNode
  note: ReactNode
  signIn: '/signIn/employee' | '/signIn/employer'
  member: 'EMPLOYEE' | 'EMPLOYER'
}

function Panel({ icon: Drawing, title, note, signIn, member }: PanelProps) {
  return (
    <Paper component="section" radius="lg" px="md" pt="md" pb="xxs">
      <Group gap="sm" wrap="nowrap">
        <ThemeIcon variant="light" size={40}>
          <Drawing size={22} />
        </ThemeIcon>
        <div>
          <Title order={2} size="h3" lts={0}>
            {title}
          </Title>
          <Text size="xs" c="dimmed">
            {note}
          </Text>
        </div>
      </Group>
      <SimpleGrid cols={2} spacing="xs" mt="md">
        <ButtonLink size="sm" mih={44} px="xs" variant="light" to={signIn}>
          <Trans>Sign in</Trans>
        </ButtonLink>
        <ButtonLink size="sm" mih={44} px="xs" variant="default" to="/signUp" search={{ role: member }}>
          <Trans>Sign up</Trans>
        </ButtonLink>
      </SimpleGrid>
      <TextLink to="/findPassword" fullWidth mih={44} color="gray" fz="xs" fw={400}>
        <Trans>Forgot password?</Trans>
      </TextLink>
    </Paper>
  )
}
