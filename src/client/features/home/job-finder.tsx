import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { QUERY_LENGTH } from '../../../contract/job/job.ts'
import { JobSuggestions } from '../../entities/job-suggestion/lazy.ts'
import { useFormat } from '../../i18n/format.ts'
import { ChevronDownIcon, LocateIcon, PinIcon, ShieldIcon } from '../../ui/icon/icons.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import classes from './job-finder.module.css'
import { newJobCount } from './queries.ts'

/** The number of jobs added today, and the search. */
export function JobFinder() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const search = (query: string) =>
    void navigate({ to: '/recruitInfo', search: query === '' ? {} : { query } })
  return (
    <section className={classes.finder} aria-label={t`Find jobs`}>
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
        <span className={classes.inField}>
          <FilterLinks />
          <Button type="submit">
            <Trans>Search</Trans>
          </Button>
        </span>
      </SearchField>
      <div className={classes.below}>
        <FilterLinks />
        <Link to="/recruitInfo/map" className={classes.chip}>
          <LocateIcon size={18} />
          <Trans>Map</Trans>
        </Link>
        <Link to="/recruitInfo" search={{ useSecurePayment: 'true' }} className={classes.chip}>
          <ShieldIcon size={18} />
          <Trans>Pay guaranteed</Trans>
        </Link>
      </div>
    </section>
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
            <Text component="b" inherit fw={700} c="purple">
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
                <Text component="b" inherit fw={700} c="purple">
                  {figure}
                </Text>{' '}
                new job today
              </Trans>
            }
            other={
              <Trans>
                <Text component="b" inherit fw={700} c="purple">
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
      <Link to="/recruitInfo" search={{ open: 'region' }} className={classes.chip}>
        <PinIcon size={18} />
        <Trans>Region</Trans>
        <ChevronDownIcon size={16} />
      </Link>
      <Link to="/recruitInfo" search={{ open: 'work' }} className={classes.chip}>
        <Trans>Work</Trans>
        <ChevronDownIcon size={16} />
      </Link>
      <Link to="/recruitInfo" search={{ open: 'benefit' }} className={classes.chip}>
        <Trans comment="Filter: advantages such as high pay, housing or meals">Benefits</Trans>
        <ChevronDownIcon size={16} />
      </Link>
    </>
  )
}
