import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Flex, Group, Paper, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useId } from 'react'
import { JobCard, JobList } from '../../../entities/job/job-card.tsx'
import { languages } from '../../../i18n/languages.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { ChevronRightIcon, SearchIcon } from '../../../ui/icon/icons.tsx'
import { Drawing } from '../../../ui/image/picture.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import type { ViewProps } from '../landing-search.ts'
import { newestJobs } from '../queries.ts'
import { VisaCheck } from './visa-check-card.tsx'

/** The search, the start of the job list, the visa check, then three numbered sections. */
export function WorkerView({ search, onChange }: ViewProps) {
  return (
    <Flex direction="column" gap={{ base: 'xs', sm: 'md' }}>
      <JobSearchForm />
      <NewestJobs />
      <VisaCheck audience="worker" search={search} onChoose={onChange} />
      <SimpleGrid
        component="ol"
        minColWidth="min(17rem, 100%)"
        autoFlow="auto-fit"
        spacing={{ base: 'xs', sm: 'md' }}
      >
        <Block
          number="01"
          drawing="listings"
          title={<Trans>Find jobs by what matters to you</Trans>}
          way={
            <TextLink to="/recruitInfo" rightSection={<ChevronRightIcon size={18} />}>
              <Trans>View jobs</Trans>
            </TextLink>
          }
        >
          <Trans>Filter jobs by region, kind of work, pay, guaranteed pay, or visa support.</Trans>
        </Block>
        <Block number="02" drawing="translation" title={<Trans>In your language</Trans>} way={<Languages />}>
          <Trans>
            If your browser or this site has a translator, you can translate texts from companies. Otherwise
            you can copy them.
          </Trans>
        </Block>
        <Block
          number="03"
          drawing="resume"
          title={<Trans>A resume in about three minutes</Trans>}
          way={
            <TextLink to="/writeResume" rightSection={<ChevronRightIcon size={18} />}>
              <Trans>Write my resume</Trans>
            </TextLink>
          }
        >
          <Trans>
            You only need seven taps and a phone number. The form saves as you type, even without internet.
          </Trans>
        </Block>
      </SimpleGrid>
    </Flex>
  )
}

interface BlockProps {
  number: string
  /** Name of the drawing. */
  drawing: string
  title: ReactNode
  way: ReactNode
  children: ReactNode
}

function Block({ number, drawing, title, way, children }: BlockProps) {
  return (
    <Paper component="li" radius="lg" style={{ overflow: 'hidden' }}>
      <Drawing name={drawing} />
      <Stack gap="xs" align="flex-start" p={{ base: 'lg', sm: 'xl' }}>
        <Text span size="sm" fw={700} c="primary" aria-hidden="true">
          {number}
        </Text>
        <Title order={3} size="h2">
          {title}
        </Title>
        <Text c="dimmed">{children}</Text>
        {way}
      </Stack>
    </Paper>
  )
}

/** The languages of the interface. */
function Languages() {
  return (
    <Text py="sm" size="sm" fw={700}>
      <Plural value={languages.length} one="Available in # language:" other="Available in # languages:" />{' '}
      {languages.map(({ code, nameInNative }, index) => (
        <span key={code}>
          {index > 0 && ', '}
          <span lang={code}>{nameInNative}</span>
        </span>
      ))}
    </Text>
  )
}

/** Leads to the job list with what is typed; a plain form, which is there before scripts are. */
function JobSearchForm() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const label = t`Company, work or place`
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('query')
    const query = typeof text === 'string' ? text.trim() : ''
    void navigate({ to: '/recruitInfo', search: query ? { query } : {} })
  }
  return (
    <Box component="search" display="block" w="100%" maw="30rem">
      <form action="/recruitInfo" onSubmit={submit}>
        <TextInput
          name="query"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={label}
          placeholder={label}
          leftSection={<SearchIcon size={22} />}
        />
      </form>
    </Box>
  )
}

/** The start of the job list; nothing if there are no jobs or they cannot be read, as the page also links to all jobs. */
function NewestJobs() {
  const titleId = useId()
  const { data, isPending } = useQuery(newestJobs(useLanguage()))
  const jobs = data?.data ?? []
  if (!isPending && jobs.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <Group gap="xs" justify="space-between" mb="xxs">
        <Title order={3} size="h2" id={titleId}>
          <Trans>New jobs</Trans>
        </Title>
        <TextLink to="/recruitInfo" rightSection={<ChevronRightIcon size={18} />}>
          <Trans>View all</Trans>
        </TextLink>
      </Group>
      {isPending ? (
        <LoadingBlocks form="local" rows={3} />
      ) : (
        <JobList form="local">
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} form="local" headingLevel="h4" />
          ))}
        </JobList>
      )}
    </section>
  )
}
