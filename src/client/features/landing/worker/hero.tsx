import { Trans } from '@lingui/react/macro'
import { Box, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { ButtonLink } from '../../../ui/link.tsx'
import { InstallButtons } from '../install/install-buttons.tsx'
import { SECTION_WIDTH } from '../landing-section.tsx'
import { HeroDrawing } from './hero-drawing.tsx'

/** On phones only words and ways: the first screen is for jobs. */
export function Hero() {
  return (
    <Box
      component="section"
      pt={{ base: 'md', sm: 'xxxl' }}
      pb={{ base: 'md', sm: 0 }}
      px="edge"
      bg="var(--surface)"
      aria-labelledby="landing-title"
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xxl" mx="auto" maw={SECTION_WIDTH}>
        <Stack gap="sm" justify="center" pb={{ sm: 'xxxl' }}>
          <Title
            order={1}
            id="landing-title"
            fz={{ base: 'xxxl', md: 'hero' }}
            lh={{ base: 'xxxl', md: 'xxxl' }}
          >
            <Trans>Jobs in Korea that show the pay first</Trans>
          </Title>
          <Text maw="30rem" c="dimmed" fz={{ base: 'md', md: 'lg' }} lh={{ base: 'md', md: 'lg' }}>
            <Trans>
              For people from abroad. Every job shows the pay per hour, and you need only one resume for all
              jobs.
            </Trans>
          </Text>
          <Group gap="xs" align="stretch" mt={{ sm: 'xs' }}>
            <ButtonLink to="/home" flex={{ base: '1 1 auto', sm: '0 1 auto' }}>
              <Trans>Find jobs</Trans>
            </ButtonLink>
            <ButtonLink
              to="."
              search={{ for: 'company' }}
              hash="features"
              variant="light"
              flex={{ base: '1 1 auto', sm: '0 1 auto' }}
            >
              <Trans>I am hiring</Trans>
            </ButtonLink>
          </Group>
          <Box visibleFrom="sm">
            <InstallButtons />
          </Box>
        </Stack>
        <Box visibleFrom="sm" style={{ alignSelf: 'end' }}>
          <HeroDrawing />
        </Box>
      </SimpleGrid>
    </Box>
  )
}
