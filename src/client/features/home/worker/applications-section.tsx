import { Trans } from '@lingui/react/macro'
import { Box, SimpleGrid, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApplicationProgress } from '../../../entities/application/application-progress.tsx'
import { applicationsPage } from '../../../entities/application/my-job-queries.ts'
import { live } from '../../../api/query-for.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useFormat } from '../../../i18n/format.ts'
import { CompanyName, OriginalTitle, ShownTitle } from '../../../entities/job/job-title.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { Section } from '../../../ui/page/page.tsx'
import classes from '../home.module.css'

const MAX_APPLICATIONS = 2

/** The latest applications that are still open, with how far each has come; nothing without one. */
export function ApplicationsSection() {
  const format = useFormat()
  const { data: result } = useQuery({ ...applicationsPage(1, useLanguage()), ...live })
  const open = result?.data.filter(({ status }) => status !== 'WITHDRAWN' && status !== 'REJECTED') ?? []
  if (!result || open.length === 0) return null
  const total = format.number(result.totalCount ?? result.data.length)
  return (
    <Section
      id="applications"
      surface
      title={<Trans>Your applications</Trans>}
      aside={
        <TextLink to="/mypage/applyStatus">
          <Trans>All {total}</Trans>
        </TextLink>
      }
    >
      <SimpleGrid component="ul" cols={{ base: 1, md: 2 }} spacing={{ base: 'lg', md: 'xxl' }}>
        {open.slice(0, MAX_APPLICATIONS).map((application) => (
          <Box component="li" key={application.id} pos="relative">
            <Title order={3}>
              <Link
                to="/recruitment/detail/$id"
                params={{ id: application.job.id }}
                className={classes.cover}
              >
                <ShownTitle job={application.job} />
                <OriginalTitle job={application.job} className={classes.original} />
              </Link>
            </Title>
            <Text size="sm" mb="xs" c="dimmed">
              <bdi>
                <CompanyName job={application.job} />
              </bdi>
            </Text>
            <ApplicationProgress application={application} />
          </Box>
        ))}
      </SimpleGrid>
    </Section>
  )
}
