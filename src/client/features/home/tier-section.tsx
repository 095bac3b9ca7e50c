import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { JobCard as JobCardData } from '../../../contract/job/job.ts'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { FavoriteToggle } from '../../entities/job/favorite-toggle.tsx'
import { ListError } from '../../entities/answer/list-error.tsx'
import { dataTimeOf } from '../../api/query-for.ts'
import { ChevronRightIcon } from '../../ui/icon/icons.tsx'
import { JobCard, JobList } from '../../entities/job/job-card.tsx'
import { Section } from '../../ui/page/page.tsx'
import { EmptyState, LoadingBlocks } from '../../ui/page/states.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { useSession } from '../../api/session.ts'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { type TierResult, jobsOfTier } from './queries.ts'
import classes from './home.module.css'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { SlideControls } from '../../ui/carousel/carousel.tsx'

type Tier = 'PREMIUM' | 'GRAND' | 'LOCAL'

interface Look {
  title: MessageDescriptor
  note: MessageDescriptor
  form: 'premium' | 'grand' | 'local'
}

const looks: Record<Tier, Look> = {
  PREMIUM: {
    title: msg({ message: 'Premium', comment: 'Name of a job type; paid, shown at the top' }),
    note: msg`Shown first, with a picture`,
    form: 'premium',
  },
  GRAND: {
    title: msg({ message: 'Grand', comment: 'Name of a job type; paid' }),
    note: msg`Companies shown for a month`,
    form: 'grand',
  },
  LOCAL: {
    title: msg({ message: 'Local', comment: 'Name of a job type; paid, listed by city or district' }),
    note: msg`Jobs by city, county and district`,
    form: 'local',
  },
}

/** Ten jobs of a tier in its layout. */
export function TierSection({ tier, result }: { tier: Tier; result: TierResult }) {
  const { i18n } = useLingui()
  const { title, note, form } = looks[tier]
  const jobs = result.data?.data
  return (
    <Section
      id={form}
      title={i18n._(title)}
      note={
        <Box component="span" visibleFrom="sm">
          {i18n._(note)}
        </Box>
      }
      aside={<SectionLink tier={tier} />}
    >
      {jobs ? (
        <>
          <StaleNote result={result} />
          <Jobs jobs={jobs} form={form} label={i18n._(title)} seen={dataTimeOf(result)} />
        </>
      ) : result.isError ? (
        <ListError
          as="h3"
          error={result.error}
          title={<Trans>The jobs could not be loaded</Trans>}
          onRetry={() => void result.refetch()}
        />
      ) : (
        <LoadingBlocks form={form} rows={form === 'premium' ? 4 : 3} />
      )}
    </Section>
  )
}

function SectionLink({ tier }: { tier: Tier }) {
  if (tier === 'LOCAL')
    return (
      <TextLink to="/recruitInfo" search={{ open: 'region' }} rightSection={<ChevronRightIcon size={16} />}>
        <Trans>Choose a region</Trans>
      </TextLink>
    )
  return (
    <TextLink
      to="/recruitInfo"
      search={{ tier: tier === 'PREMIUM' ? 'premium' : 'grand' }}
      rightSection={<ChevronRightIcon size={16} />}
    >
      <Trans>View all</Trans>
    </TextLink>
  )
}

interface JobsProps {
  jobs: readonly JobCardData[]
  form: Look['form']
  label: string
  seen: number
}

function Jobs({ jobs, form, label, seen }: JobsProps) {
  if (jobs.length === 0)
    return (
      <EmptyState as="h3" title={<Trans>Nothing new today</Trans>}>
        <Trans>New jobs come in every day.</Trans>
      </EmptyState>
    )
  const cards = jobs.map((job) => (
    <JobCard
      key={job.id}
      job={job}
      form={form}
      bookmark={<FavoriteToggle job={job} dataTime={seen} onPicture={form === 'premium'} />}
    />
  ))
  if (form === 'premium')
    return (
      <CardStrip label={label}>
        {cards}
        <More form={form} />
      </CardStrip>
    )
  return (
    <JobList form={form}>
      {cards}
      <More form={form} />
    </JobList>
  )
}

const more: Record<Look['form'], MessageDescriptor> = {
  premium: msg`More Premium jobs`,
  grand: msg`More Grand jobs`,
  local: msg`More Local jobs`,
}

/**
 * Link to the whole list. It fills the last row on desktop; on phones it is below the Local rows and beside
 * the title of other tiers.
 */
function More({ form }: { form: Look['form'] }) {
  const { i18n } = useLingui()
  return (
    <ButtonLink
      to="/recruitInfo"
      search={{ tier: form }}
      variant="default"
      radius="lg"
      mih={{ base: 56, sm: 112 }}
      visibleFrom={form === 'local' ? undefined : 'sm'}
      className={classes.moreJobs}
      rightSection={<ChevronRightIcon size={20} />}
    >
      {i18n._(more[form])}
    </ButtonLink>
  )
}

/** The three tiers; one error if none could be loaded. */
export function TierSections() {
  const langCode = useLanguage()
  const premium = useQuery(jobsOfTier('PREMIUM', langCode))
  const grand = useQuery(jobsOfTier('GRAND', langCode))
  const local = useQuery(jobsOfTier('LOCAL', langCode))
  const all = [premium, grand, local]
  if (all.every(({ isLoadingError }) => isLoadingError)) return <NoJobs results={all} />
  return (
    <>
      <TierSection tier="PREMIUM" result={premium} />
      <TierSection tier="GRAND" result={grand} />
      <TierSection tier="LOCAL" result={local} />
    </>
  )
}

/** Links to news and favorites, which are most likely available on the phone. */
function NoJobs({ results }: { results: readonly TierResult[] }) {
  const isEmployee = useSession()?.role === 'EMPLOYEE'
  const error = results.find((result) => result.error)?.error
  if (!error) return null
  const retry = () => {
    for (const result of results) void result.refetch()
  }
  const ways = (
    <>
      <ButtonLink to="/news" variant="default">
        <Trans>News</Trans>
      </ButtonLink>
      {isEmployee && (
        <ButtonLink to="/mypage/favorites" variant="default">
          <Trans>Saved jobs</Trans>
        </ButtonLink>
      )}
    </>
  )
  return (
    <Section>
      <ListError
        error={error}
        title={<Trans>The jobs could not be loaded</Trans>}
        onRetry={retry}
        ways={ways}
      />
    </Section>
  )
}

interface CardStripProps {
  /** Accessible name of the strip. */
  label: string
  children: ReactNode
}

/**
 * Cards in a horizontally scrolling strip, two at a time on phones, with arrows and dots that wrap around; four columns
 * on desktop. Uses native scrolling, which stays smooth on slow phones.
 */
function CardStrip({ label, children }: CardStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const { pages, shown } = usePages(strip)
  const show = (page: number) => {
    const element = strip.current
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    element?.scrollTo({ left: page * element.clientWidth, behavior })
  }
  return (
    <div className={classes.frame}>
      <div ref={strip} className={classes.strip} role="group" aria-label={label}>
        {children}
      </div>
      {pages > 1 && <SlideControls count={pages} shown={shown} onShow={show} />}
    </div>
  )
}

/** Number of pages of cards, and the current one. */
function usePages(strip: RefObject<HTMLDivElement | null>) {
  const [state, setState] = useState({ pages: 1, shown: 0 })
  useEffect(() => {
    const element = strip.current
    if (!element) return undefined
    const measure = () => {
      // Not laid out, or a grid: there is nothing to page.
      if (element.clientWidth === 0) return
      const pages = Math.max(1, Math.round(element.scrollWidth / element.clientWidth))
      const shown = Math.min(pages - 1, Math.round(element.scrollLeft / element.clientWidth))
      setState((before) => (before.pages === pages && before.shown === shown ? before : { pages, shown }))
    }
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [strip])
  return state
}
