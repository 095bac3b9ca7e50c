import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Flex, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { QUERY_LENGTH } from '../../../contract/job/job.ts'
import { JobSuggestions } from '../../entities/job-suggestion/lazy.ts'
import { useFormat } from '../../i18n/format.ts'
import { ChevronDownIcon, LocateIcon, PinIcon, ShieldIcon } from '../../ui/icon/icons.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import classes from './home.module.css'
import { newJobCount } from './queries.ts'

const CHIP = { variant: 'default', size: 'sm', radius: 'full', flex: 'none', fw: 400 } as const
const SHEET = { ...CHIP, rightSection: <ChevronDownIcon size={16} /> }

/** The number of jobs added today, and the search. */
export function JobFinder() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const search = (query: string) =>
    void navigate({ to: '/recruitInfo', search: query === '' ? {} : { query } })
  return (
    <Flex
      component="section"
      direction="column"
      gap={{ base: 'sm', sm: 'md' }}
      px={{ base: 'edge', sm: 0 }}
      pt={{ base: 'xs', sm: 0 }}
      pb={{ base: 'sm', sm: 0 }}
      bg={{ base: 'var(--surface)', sm: 'none' }}
      aria-label={t`Find jobs`}
    >
      <Headline />
      <SearchField
        label={t`Company, work or place`}
        value=""
        maxLength={QUERY_LENGTH}
        look="main"
        action="/recruitInfo"
        onSearch={search}
        renderSuggestions={(field) => (
          <JobSuggestions
            field={field}
            label={t`Company, work or place`}
            onChoose={(filter) => void navigate({ to: '/recruitInfo', search: filter })}
          />
        )}
      >
        <Group visibleFrom="md" wrap="nowrap" gap="xs">
          <FilterLinks />
          <Button type="submit">
            <Trans>Search</Trans>
          </Button>
        </Group>
      </SearchField>
      <Flex hiddenFrom="md" gap="xs" mx="-edge" px="edge" py={4} my={-4} className={classes.chips}>
        <FilterLinks />
        <ButtonLink to="/recruitInfo/map" {...CHIP} leftSection={<LocateIcon size={18} />}>
          <Trans>Map</Trans>
        </ButtonLink>
        <ButtonLink
          to="/recruitInfo"
          search={{ useSecurePayment: 'true' }}
          {...CHIP}
          leftSection={<ShieldIcon size={18} />}
        >
          <Trans>Pay guaranteed</Trans>
        </ButtonLink>
      </Flex>
    </Flex>
  )
}

function Headline() {
  const format = useFormat()
  const count = useQuery(newJobCount()).data?.data.count
  const figure = count === undefined ? '' : format.number(count)
  return (
    <Title order={1} fz={{ sm: 'xxxl' }} lh={{ sm: 'xxxl' }}>
      <Box component="span" hiddenFrom="sm">
        {count ? (
          <Trans>
            New jobs today:{' '}
            <Text component="b" inherit fw={700} c="primary">
              {figure}
            </Text>
          </Trans>
        ) : (
          <Trans>Jobs in Korea, pay first</Trans>
        )}
      </Box>
      <Box component="span" visibleFrom="sm">
        <Trans>Jobs that show the pay first,</Trans>
        <br />
        {count ? (
          <Plural
            value={count}
            one={
              <Trans>
                <Text component="b" inherit fw={700} c="primary">
                  {figure}
                </Text>{' '}
                new job today
              </Trans>
            }
            other={
              <Trans>
                <Text component="b" inherit fw={700} c="primary">
                  {figure}
                </Text>{' '}
                new jobs today
              </Trans>
            }
          />
        ) : (
          <Trans>new ones every day</Trans>
        )}
      </Box>
    </Title>
  )
}

/** Links that open the search with a filter sheet. */
function FilterLinks() {
  return (
    <>
      <ButtonLink
        to="/recruitInfo"
        search={{ open: 'region' }}
        {...SHEET}
        leftSection={<PinIcon size={18} />}
      >
        <Trans>Region</Trans>
      </ButtonLink>
      <ButtonLink to="/recruitInfo" search={{ open: 'work' }} {...SHEET}>
        <Trans>Work</Trans>
      </ButtonLink>
      <ButtonLink to="/recruitInfo" search={{ open: 'benefit' }} {...SHEET}>
        <Trans comment="Filter: advantages such as high pay, housing or meals">Benefits</Trans>
      </ButtonLink>
    </>
  )
}
