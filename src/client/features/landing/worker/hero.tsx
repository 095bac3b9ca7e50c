import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { ButtonLink } from '../../../ui/link.tsx'
import { InstallButtons } from '../install/install-buttons.tsx'
import { SECTION_WIDTH } from '../landing-section.tsx'
import { useFormat } from '../../../i18n/format.ts'

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

/** Of a title on the drawn screen, which is 160 wide; a letter is about 0.62 as wide as high, a mark above it has none. */
const fittingSize = (title: string) => Math.min(13, 160 / (0.62 * title.replaceAll(/\p{M}/gu, '').length))

/**
 * A job on a phone in the reader's language, between two workers. 2,750,000 won a month, five days of eight hours:
 * 13,157 won an hour.
 */
function HeroDrawing() {
  const { t } = useLingui()
  const format = useFormat()
  const hourly = format.number(13_157)
  const title = t`Car parts, day shift`
  return (
    <svg
      viewBox="0 0 520 440"
      width="100%"
      role="img"
      aria-label={t`A phone shows a job with its pay in large figures; a factory worker and a farmer stand beside it`}
    >
      <use href="/drawings/hero.svg#drawing" />
      <g fill="var(--ink)" fontSize={13}>
        <text x="184" y="114" fontWeight={700} fontSize={fittingSize(title)}>
          {title}
        </text>
        <text x="184" y="138" fill="var(--dim)" fontSize={11}>
          {t`Monthly pay`}
        </text>
        <text x="183" y="164" fontWeight={700}>
          <tspan fontSize={23} letterSpacing="-0.035em">
            {format.number(2_750_000)}
          </tspan>
          <tspan dx="2">{t`won`}</tspan>
        </text>
        <text x="184" y="184" fill="var(--dim)" fontSize={11}>
          {t`${hourly} won an hour`}
        </text>
        <text x="260" y="387" fill="var(--on-primary)" fontWeight={700} textAnchor="middle">
          {t({ message: 'Apply', comment: 'Button: send an application for this job' })}
        </text>
      </g>
    </svg>
  )
}
