import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Box, Button, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Dashboard } from '../../../contract/job/announcement.ts'
import { dashboard } from '../../entities/announcement/announcement-queries.ts'
import { RightGate } from '../../entities/member/company-right.tsx'
import { live } from '../../api/query-for.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { CheckIcon, CloseIcon, PlusIcon } from '../../ui/icon/icons.tsx'
import { PageColumn, PageTitle, useTitle } from '../../ui/page/page.tsx'
import { type AnnouncementsProps, ClosedAnnouncements, OpenAnnouncements } from './announcement-lists.tsx'
import { Statistics } from './statistics.tsx'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { useSend } from '../../offline/outbox/sending.ts'
import { type LastAct, lastAct, reopen } from './commands.ts'

/** The employer's open and waiting announcements with their statistics. */
export function HiringScreen(props: AnnouncementsProps) {
  const { t } = useLingui()
  const counts = useQuery({ ...dashboard(), ...live }).data?.data
  // On phones the applicants come first: charts fill the screen there.
  const isOneColumn = useOneColumn()
  const statistics = counts && <Statistics counts={counts} />
  useTitle(t`Postings in progress`)
  return (
    <PageColumn>
      <Head title={<Trans>Postings in progress</Trans>} counts={counts} />
      <ActNotice />
      {!isOneColumn && statistics}
      <OpenAnnouncements {...props} />
      {isOneColumn && <Box mt="md">{statistics}</Box>}
    </PageColumn>
  )
}

const useOneColumn = () => useMediaQuery('(width < 900px)', true, { getInitialValueInEffect: false })

/** The employer's closed announcements. */
export function ClosedScreen(props: AnnouncementsProps) {
  const { t } = useLingui()
  const counts = useQuery({ ...dashboard(), ...live }).data?.data
  useTitle(t`Closed postings`)
  return (
    <PageColumn>
      <Head isClosed title={<Trans>Closed postings</Trans>} counts={counts} />
      <ActNotice />
      <ClosedAnnouncements {...props} />
    </PageColumn>
  )
}

interface HeadProps {
  title: ReactNode
  counts: Dashboard | undefined
  isClosed?: boolean
}

/** Title, the way to a new posting, and links to both lists where the menu does not stand beside them. */
function Head({ title, counts, isClosed = false }: HeadProps) {
  const isOneColumn = useOneColumn()
  return (
    <>
      <Group
        justify="space-between"
        gap="8px 16px"
        pt={{ base: 'md', sm: 'xl' }}
        pb={{ base: 'md', sm: 'lg' }}
        px={{ base: 'edge', sm: 0 }}
      >
        <PageTitle>{title}</PageTitle>
        <RightGate>
          <ButtonLink to="/writeAnnouncement" leftSection={<PlusIcon size={20} />}>
            <Trans>Post a job</Trans>
          </ButtonLink>
        </RightGate>
      </Group>
      {isOneColumn && (
        <Group component="nav" grow gap="xs" px={{ base: 'edge', sm: 0 }} pb="md">
          <ButtonLink
            to="/employmentPage/hiringAnnouncement"
            activeOptions={plain}
            variant={isClosed ? 'default' : 'light'}
          >
            <Trans context="list of postings">In progress</Trans>{' '}
            {counts && counts.inProgress + counts.waiting}
          </ButtonLink>
          <ButtonLink
            to="/employmentPage/closeAnnouncement"
            activeOptions={plain}
            variant={isClosed ? 'light' : 'default'}
          >
            <Trans context="list of postings">Closed</Trans> {counts?.closed}
          </ButtonLink>
        </Group>
      )}
    </>
  )
}

const plain = { exact: true, includeSearch: false }

/** Says what was done with a posting, as its card leaves the list, with the undo. */
function ActNotice() {
  const { t } = useLingui()
  const last = useSyncExternalStore(lastAct.subscribe, lastAct.get, lastAct.get)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => () => lastAct.set(null), [])
  // The card of the posting may be far down the list.
  useEffect(() => {
    if (last) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [last])
  return (
    <Group
      ref={notice}
      gap="xs"
      wrap="nowrap"
      fz="sm"
      lh="sm"
      {...(last && {
        mb: { sm: 'md' },
        px: { base: 'edge', sm: 'md' },
        py: { base: 'xxs', sm: 'xs' },
        bg: 'var(--tint)',
        bdrs: { sm: 'md' },
      })}
      // Below the header, which stays.
      style={{ scrollMarginBlock: '5rem' }}
    >
      {last && <CheckIcon size={20} />}
      <Group gap="4px 8px" flex={1} miw={0}>
        <Box component="p" flex="1 1 12rem" role="status">
          {last && <Text last={last} />}
        </Box>
        {last?.what === 'CLOSED' && <Undo job={last.job} />}
      </Group>
      {last && (
        <ActionIcon aria-label={t`Hide`} title={t`Hide`} onClick={() => lastAct.set(null)}>
          <CloseIcon size={20} />
        </ActionIcon>
      )}
    </Group>
  )
}

function Text({ last: { what, job } }: { last: LastAct }) {
  const { title } = job
  if (what === 'CLOSED')
    return (
      <Trans>You closed “{title}”. It is under “Closed” now, and you can reopen it within 24 hours.</Trans>
    )
  return <Trans>“{title}” is open again. It is under “In progress”.</Trans>
}

function Undo({ job }: { job: LastAct['job'] }) {
  const { mutate, error } = useSend(reopen)
  const undo = () =>
    mutate(
      { params: { id: job.id }, title: { title: job.title, company: job.companyName } },
      { onSuccess: () => lastAct.set({ what: 'REOPENED', job }) },
    )
  return (
    <>
      <SaveError error={error} />
      <Button variant="default" size="sm" onClick={undo}>
        <Trans>Undo</Trans>
      </Button>
    </>
  )
}
