import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Flex, Group, Paper, SimpleGrid, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { Dashboard } from '../../../contract/job/announcement.ts'
import { PointsPanel } from '../../entities/point/points-panel.tsx'
import { Figure } from '../../ui/card/facts.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Chip } from '../../ui/choice/chip.tsx'
import { DayChart } from '../../ui/chart/day-chart.tsx'

/** Views of the last fourteen days, unread applications and remaining points. */
export function Statistics({ counts }: { counts: Dashboard }) {
  const format = useFormat()
  const unread = format.number(counts.unread)
  return (
    <Flex
      direction={{ base: 'column', sm: 'row' }}
      gap={{ base: 'xs', sm: 'md' }}
      px={{ base: 'edge', sm: 0 }}
      pb={{ base: 'md', sm: 0 }}
    >
      <Visitors counts={counts} />
      <SimpleGrid
        minColWidth="min(9rem, 100%)"
        autoFlow="auto-fit"
        spacing={{ base: 'xs', sm: 'md' }}
        flex={1}
      >
        <Paper
          component="section"
          radius="lg"
          px={{ base: 'md', sm: 'xl' }}
          py={{ base: 'md', sm: 'lg' }}
          aria-labelledby="unread"
        >
          <Title order={2} fz="sm" lh="sm" fw={400} c="dimmed" lts="0" id="unread">
            <Trans>Unread resumes</Trans>
          </Title>
          <Text size="md" fw={700} lts="-0.025em">
            <Plural
              value={counts.unread}
              one={
                <Trans>
                  <Figure>{unread}</Figure> resume
                </Trans>
              }
              other={
                <Trans>
                  <Figure>{unread}</Figure> resumes
                </Trans>
              }
            />
          </Text>
        </Paper>
        <Paper radius="lg" style={{ overflow: 'hidden' }}>
          <PointsPanel balance={counts.balance} />
        </Paper>
      </SimpleGrid>
    </Flex>
  )
}

type Counted = 'applicants' | 'views'

function Visitors({ counts: { days, applicantsBefore } }: { counts: Dashboard }) {
  const { t } = useLingui()
  const format = useFormat()
  const [counted, setCounted] = useState<Counted>('applicants')
  const total = days.reduce((sum, day) => sum + day[counted], 0)
  const figure = format.number(total)
  const isApplicants = counted === 'applicants'
  return (
    <Paper
      component="section"
      radius="lg"
      px={{ base: 'md', sm: 'xl' }}
      py={{ base: 'md', sm: 'lg' }}
      flex={{ sm: 2 }}
      miw={0}
      aria-labelledby="fortnight"
    >
      <Flex rowGap="xs" columnGap="sm" align="flex-start" justify="space-between" wrap="wrap">
        <div>
          <Title order={2} fz="sm" lh="sm" fw={400} c="dimmed" lts="0" id="fortnight">
            {isApplicants ? <Trans>Applicants in 14 days</Trans> : <Trans>Views in 14 days</Trans>}
          </Title>
          <Text size="md" fw={700} lts="-0.025em">
            {isApplicants ? (
              <Plural
                value={total}
                one={
                  <Trans>
                    <Figure>{figure}</Figure> person
                  </Trans>
                }
                other={
                  <Trans>
                    <Figure>{figure}</Figure> people
                  </Trans>
                }
              />
            ) : (
              <Plural
                value={total}
                one={
                  <Trans>
                    <Figure>{figure}</Figure> view
                  </Trans>
                }
                other={
                  <Trans>
                    <Figure>{figure}</Figure> views
                  </Trans>
                }
              />
            )}
          </Text>
        </div>
        <Group gap="xs" align="stretch">
          <Chip active={isApplicants} onClick={() => setCounted('applicants')}>
            {t`Applicants`}
          </Chip>
          <Chip active={!isApplicants} onClick={() => setCounted('views')}>
            {t`Views`}
          </Chip>
        </Group>
      </Flex>
      {isApplicants && applicantsBefore > 0 && (
        <Text size="sm" c="dimmed">
          <Compared now={total} before={applicantsBefore} />
        </Text>
      )}
      <DayChart
        label={isApplicants ? t`Applicants by day` : t`Views by day`}
        days={days.map((day) => ({ date: day.date, count: day[counted] }))}
        lastName={<Trans>Today</Trans>}
      />
    </Paper>
  )
}

function Compared({ now, before }: { now: number; before: number }) {
  if (now === before) return <Trans>Same as in the previous 14 days</Trans>
  const more = now - before
  if (more > 0)
    return (
      <Plural
        value={more}
        one="# more than in the previous 14 days"
        other="# more than in the previous 14 days"
      />
    )
  return (
    <Plural
      value={-more}
      one="# fewer than in the previous 14 days"
      other="# fewer than in the previous 14 days"
    />
  )
}
