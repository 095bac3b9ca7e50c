import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import type { Announcement, EmployerJob } from '../../../contract/job/announcement.ts'
import { PASS_OF, type Product } from '../../../contract/payment/product.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { ListError } from '../../entities/answer/list-error.tsx'
import { ApiProblem } from '../../api/problem.ts'
import { RightGate } from '../../entities/member/company-right.tsx'
import { soldProducts } from '../../entities/product/products-query.ts'
import { ActionLink } from '../../ui/link.tsx'
import { InnerPage } from '../../ui/page/inner-header.tsx'
import { EmptyState, LoadingBlocks } from '../../ui/page/states.tsx'
import { OrderState } from './state/order-state.tsx'
import { PassPurchase } from './choice/pass-purchase.tsx'
import { type CouponsPart, PayPart } from './pay-page.tsx'
import type { PassSearch } from './pay-search.ts'
import { announcementFor, ownAnnouncements } from './queries.ts'
import { Box, NavLink } from '@mantine/core'
import '@mantine/core/styles/NavLink.layer.css'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { tierLabels } from '../../../contract/job/tier-labels.ts'
import { ChevronRightIcon } from '../../ui/icon/icons.tsx'

interface PassPayScreenProps {
  search: PassSearch
  Coupons: CouponsPart
}

/** Buys a pass for an announcement of any paid type. */
export function PassPayScreen({ search, Coupons }: PassPayScreenProps) {
  const { t } = useLingui()
  const { jobId, orderId, product } = search
  return (
    <InnerPage title={t`Pay for a posting`} up="/employmentPage/hiringAnnouncement">
      <RightGate>
        {orderId !== undefined ? (
          <OrderState id={orderId} />
        ) : jobId !== undefined ? (
          <ForPosting key={jobId} jobId={jobId} product={product} Coupons={Coupons} />
        ) : (
          <JobChoice />
        )}
      </RightGate>
    </InnerPage>
  )
}

interface ForPostingProps {
  jobId: string
  product: string | undefined
  Coupons: CouponsPart
}

function ForPosting({ jobId, product, Coupons }: ForPostingProps) {
  const job = useQuery(announcementFor(jobId, useLanguage()))
  const products = useQuery(soldProducts())
  const error = job.data ? products.error : job.error
  // A second order would be paid for twice.
  const depositOrderId = job.data?.data.depositOrderId
  if (depositOrderId) return <Navigate to="." search={{ orderId: depositOrderId }} replace />
  if (job.data && products.data)
    return <Passes job={job.data.data} products={products.data.data} product={product} Coupons={Coupons} />
  if (!error) return <LoadingBlocks rows={4} form="text" />
  if (error instanceof ApiProblem && error.status === 404) return <Gone />
  const retry = () => {
    void job.refetch()
    void products.refetch()
  }
  return <ListError error={error} title={<Trans>The posting could not be loaded</Trans>} onRetry={retry} />
}

interface PassesProps {
  job: Announcement
  products: readonly Product[]
  product: string | undefined
  Coupons: CouponsPart
}

function Passes({ job, products, product, Coupons }: PassesProps) {
  if (job.productType === 'LIFE') return <NothingToPay />
  const kind = PASS_OF[job.productType]
  const surcharge = products.find((each) => each.kind === 'REGION_SURCHARGE')?.price
  return (
    <PassPurchase
      job={job}
      passes={products.filter((each) => each.kind === kind)}
      surcharge={surcharge}
      product={product}
      Coupons={Coupons}
    />
  )
}

const MyPostings = () => (
  <ActionLink to="/employmentPage/hiringAnnouncement" label={<Trans>My postings</Trans>} />
)

const Gone = () => (
  <EmptyState title={<Trans>This posting has been deleted</Trans>} action={<MyPostings />}>
    <Trans>Nothing has been charged.</Trans>
  </EmptyState>
)

const NothingToPay = () => (
  <EmptyState title={<Trans>Life postings are free</Trans>} action={<MyPostings />}>
    <Trans>There is nothing to pay.</Trans>
  </EmptyState>
)

/** Selects an announcement to pay for, those waiting for payment first. */
function JobChoice() {
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
    action={<ActionLink to="/writeAnnouncement" label={<Trans>Post a job</Trans>} />}
  >
    <Trans>You pay for Premium, Grand and Local postings after posting them.</Trans>
  </EmptyState>
)
