import { Trans } from '@lingui/react/macro'
import { Box, Flex, SimpleGrid, Text, ThemeIcon, Title } from '@mantine/core'
import '@mantine/core/styles/ThemeIcon.layer.css'
import type { ReactNode } from 'react'
import { DocumentIcon, type Icon, PeopleIcon, ShieldIcon } from '../../../ui/icon/icons.tsx'
import { LandingSection } from '../landing-section.tsx'

export function Reasons() {
  return (
    <LandingSection
      id="reasons"
      title={<Trans>Why companies hire people from abroad here</Trans>}
      lead={
        <Trans>
          Factories, farms, restaurants and construction sites need people. Find people here who want this
          work.
        </Trans>
      }
    >
      <SimpleGrid component="ul" cols={{ base: 1, md: 3 }} spacing={{ base: 'xl', sm: 'xxl' }}>
        <Reason icon={PeopleIcon} title={<Trans>People who want your kind of work</Trans>}>
          <Trans>People say which kind of work, region and pay they want.</Trans>
        </Reason>
        <Reason icon={DocumentIcon} title={<Trans>Know before you call</Trans>}>
          <Trans>
            Each resume shows nationality, residence type, Korean level, experience and a short introduction.
          </Trans>
        </Reason>
        <Reason icon={ShieldIcon} title={<Trans>Know the cost in advance</Trans>}>
          <Trans>
            You can post a free Life job once every seven days. All other prices are fixed and shown before
            you pay.
          </Trans>
        </Reason>
      </SimpleGrid>
    </LandingSection>
  )
}

function Reason({ icon: Drawing, title, children }: { icon: Icon; title: ReactNode; children: ReactNode }) {
  return (
    <Flex component="li" direction={{ base: 'row', md: 'column' }} gap="md">
      <ThemeIcon variant="light" size={48}>
        <Drawing size={24} />
      </ThemeIcon>
      <Box>
        <Title order={3} mb="xxs" fz={{ md: 'lg' }} lh={{ md: 'lg' }}>
          {title}
        </Title>
        <Text c="dimmed">{children}</Text>
      </Box>
    </Flex>
  )
}
