import { Trans } from '@lingui/react/macro'
import { Box, Group, Text } from '@mantine/core'
import { ButtonLink } from '../../../ui/link.tsx'
import { HeroDrawing } from './hero-drawing.tsx'
import classes from './hero.module.css'
import { InstallButtons } from '../install/install-buttons.tsx'

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
      <div className={classes.content}>
        <div className={classes.words}>
          <h1 id="landing-title">
            <Trans>Jobs in Korea that show the pay first</Trans>
          </h1>
          <Text inherit maw="30rem" c="dimmed" className={classes.lead}>
            <Trans>
              For people from abroad. Every job shows the pay per hour, and you need only one resume for all
              jobs.
            </Trans>
          </Text>
          <Group gap="xs" align="stretch" mt={{ sm: 'xs' }} className={classes.ways}>
            <ButtonLink to="/home">
              <Trans>Find jobs</Trans>
            </ButtonLink>
            <ButtonLink to="." search={{ for: 'company' }} hash="features" variant="light">
              <Trans>I am hiring</Trans>
            </ButtonLink>
          </Group>
          <Box visibleFrom="sm">
            <InstallButtons />
          </Box>
        </div>
        <Box visibleFrom="sm">
          <HeroDrawing />
        </Box>
      </div>
    </Box>
  )
}
