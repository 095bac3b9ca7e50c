import { Trans, useLingui } from '@lingui/react/macro'
import { Box, NavLink } from '@mantine/core'
import '@mantine/core/styles/NavLink.layer.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import type { EmployerJob } from '../../../../contract/job/announcement.ts'
import { QueryPlaceholder } from '../../../entities/answer/query-placeholder.tsx'
import { tierLabels } from '../../../../contract/job/tier-labels.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { ChevronRightIcon } from '../../../ui/icon/icons.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { PayPart } from '../pay-page.tsx'
import { ownAnnouncements } from '../queries.ts'

/** Selects an announcement to pay for, those waiting for payment first. */
export function JobChoice() {
  const result = useQuery(ownAnnouncements(useLanguage()))
  if (!result.data)
    return (
      <QueryPlaceholder result={result} title={<Trans>Your postings could not be loaded</Trans>} rows={4} />
    )
  const payable = result.data.data.filter(canBePaidFor)
  const waiting = payable.filter(({ status }) => status === 'PAYMENT_DUE')
  if (payable.length === 0) return <NoPosting />
  return (
    <Box py={{ base: 'xs', sm: 'md' }}>
      <PayPart title={<Trans>Which posting do you want to pay for?</Trans>}>
        <Box component="ul" mx="-edge">
          {[...waiting, ...payable.filter((job) => !waiting.includes(job))].map((job) => (
            <Row key={job.id} job={job} />
          ))}
        </Box>
      </PayPart>
    </Box>
  )
}

function Row({ job }: { job: EmployerJob }) {
  const { i18n } = useLingui()
  return (
    <li>
      <NavLink
        renderRoot={(props) => <Link to="/payment/localJob" search={{ jobId: job.id }} {...props} />}
        mih={56}
        px="edge"
        c="dark"
        label={<b lang="ko">{job.title}</b>}
        description={
          <>
            {i18n._(tierLabels[job.productType])}
            {BETWEEN_FACTS}
            <Status job={job} />
          </>
        }
        rightSection={<ChevronRightIcon size={20} />}
      />
    </li>
  )
}

function Status({ job: { status, depositOrderId } }: { job: EmployerJob }) {
  if (depositOrderId) return <Trans>Waiting for deposit</Trans>
  if (status === 'PAYMENT_DUE') return <Trans>Waiting for payment</Trans>
  if (status === 'IN_PROGRESS') return <Trans>In progress</Trans>
  return <Trans>Closed</Trans>
}

const canBePaidFor = ({ productType, status, closedReason }: EmployerJob) =>
  productType !== 'LIFE' && status !== 'IN_REVIEW' && closedReason !== 'OPERATOR'

const NoPosting = () => (
  <EmptyState
    title={<Trans>You have no posting to pay for</Trans>}
    action={
      <ButtonLink to="/writeAnnouncement" variant="light">
        <Trans>Post a job</Trans>
      </ButtonLink>
    }
  >
    <Trans>You pay for Premium, Grand and Local postings after posting them.</Trans>
  </EmptyState>
)
