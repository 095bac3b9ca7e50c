import { Trans, useLingui, Plural } from '@lingui/react/macro'
import { Button, Stack, NavLink } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import {
  type EmployerJob,
  extendAnnouncement,
  getDashboard,
  listEmployerJobs,
} from '../../../contract/job/announcement.ts'
import { getJob } from '../../../contract/job/job.ts'
import { useFormat } from '../../i18n/format.ts'
import { tierLabels } from '../../../contract/job/tier-labels.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import {
  LIFE_DAYS,
  type LifeAvailability,
  lifeAvailability,
} from '../../entities/announcement/life-availability.ts'
import { newestAnnouncements } from '../../entities/announcement/announcement-queries.ts'
import { ApiProblem } from '../../api/problem.ts'
import { useCommand } from '../../api/use-command.ts'
import { RequestAlert } from '../../entities/answer/request-alert.tsx'
import { newEnd } from '../../entities/announcement/new-end.ts'
import { soldProducts } from '../../entities/product/products-query.ts'
import { PASS_OF, type Product } from '../../../contract/payment/product.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'
import '@mantine/core/styles/NavLink.layer.css'
import { Link } from '@tanstack/react-router'
import { quoteOrder } from '../../../contract/payment/order.ts'
import { queryFor } from '../../api/query-for.ts'
import { Won } from '../../i18n/won.tsx'

interface ExtendSheetProps {
  job: EmployerJob
  onClose: () => void
}

/** Extends an announcement: free at once for LIFE, with a new pass for paid types. */
export function ExtendSheet({ job, onClose }: ExtendSheetProps) {
  const title = job.status === 'CLOSED' ? <Trans>Post again</Trans> : <Trans>Extend the posting</Trans>
  return (
    <Sheet open onClose={onClose} title={title} fit>
      <Stack
        gap="sm"
        pt={{ base: 'xs', sm: 0 }}
        pb={{ base: 'calc(var(--space-16) + env(safe-area-inset-bottom))', sm: 'xl' }}
        px={{ base: 'edge', sm: 'xl' }}
      >
        <p lang="ko">
          <b>{job.title}</b>
        </p>
        {job.productType === 'LIFE' ? (
          <SevenDays job={job} onClose={onClose} />
        ) : (
          <Pass job={job} onClose={onClose} />
        )}
      </Stack>
    </Sheet>
  )
}

function SevenDays({ job, onClose }: ExtendSheetProps) {
  const { send, isPending, error } = useCommand(extendAnnouncement, {
    refreshes: [listEmployerJobs, getDashboard, getJob],
    onSuccess: onClose,
  })
  const life = useFreeDays(error)
  const format = useFormat()
  const end = newEnd(job, LIFE_DAYS)
  const until = end === null ? '' : format.date(end)
  const isFree = life.state === 'FREE'
  return (
    <>
      {isFree ? (
        <p>
          <Trans>
            Extend the posting by seven days for free. This counts as your free Life posting for these seven
            days.
          </Trans>
          {until !== '' && (
            <>
              <br />
              <Trans>New end: {until}</Trans>
            </>
          )}
        </p>
      ) : (
        <NotYet life={life} />
      )}
      <RequestAlert error={error} />
      <Button
        fullWidth
        disabled={isPending || !isFree}
        onClick={() => send({ params: { id: job.id }, body: {} })}
      >
        <Trans>Extend by seven days</Trans>
      </Button>
      {!isFree && (
        <ButtonLink fullWidth variant="light" to="/writeAnnouncement" search={{ from: job.id }}>
          <Trans>Post a paid job</Trans>
        </ButtonLink>
      )}
      <Button fullWidth variant="subtle" color="gray" onClick={onClose}>
        <Trans>Cancel</Trans>
      </Button>
    </>
  )
}

/** Computed from the employer's announcements and the server's refusal. */
function useFreeDays(refusal: Error | null): LifeAvailability {
  const jobs = useQuery(newestAnnouncements(useLanguage())).data?.data ?? []
  const [now] = useState(() => Date.now())
  const refusalData = refusal instanceof ApiProblem ? z.safeParse(LifeUsedData, refusal.data).data : undefined
  return refusalData
    ? { state: 'USED', until: Date.parse(refusalData.availableAt) }
    : lifeAvailability(jobs, now)
}

const LifeUsedData = z.object({ availableAt: z.string() })

function NotYet({ life }: { life: LifeAvailability }) {
  const format = useFormat()
  if (life.state !== 'USED')
    return (
      <p>
        <Trans>Your free posting is still waiting to become public.</Trans>
      </p>
    )
  const until = `${format.date(life.until)} ${format.time(life.until)}`
  return (
    <p>
      <Trans>
        You can post a free Life job once every seven days. From {until} you can extend it by seven days.
      </Trans>
    </p>
  )
}

function Pass({ job, onClose }: ExtendSheetProps) {
  const { i18n } = useLingui()
  const kind = job.productType === 'LIFE' ? null : PASS_OF[job.productType]
  const passes = useQuery(soldProducts()).data?.data.filter((each) => each.kind === kind)
  const tier = i18n._(tierLabels[job.productType])
  return (
    <>
      <p>
        <Trans>
          A {tier} posting needs a pass. The days of the pass are added to the time left. If the posting has
          ended, they start when you pay.
        </Trans>
      </p>
      {passes ? (
        <PassOffers job={job} passes={passes} />
      ) : (
        <ButtonLink fullWidth to="/payment/localJob" search={{ jobId: job.id }}>
          <Trans>Choose a pass</Trans>
        </ButtonLink>
      )}
      <Button fullWidth variant="subtle" color="gray" onClick={onClose}>
        <Trans>Back</Trans>
      </Button>
    </>
  )
}

interface PassOffersProps {
  job: EmployerJob
  passes: readonly Product[]
}

/** The passes for a posting: what each costs with its regions, and when the posting ends with it. */
const PassOffers = ({ job, passes }: PassOffersProps) => (
  <ul>
    {passes.map((pass) => (
      <li key={pass.id}>
        <PassOffer job={job} pass={pass} />
      </li>
    ))}
  </ul>
)

function PassOffer({ job, pass: { id, days = 0, price } }: { job: EmployerJob; pass: Product }) {
  const format = useFormat()
  const quote = useQuery(queryFor(quoteOrder, { query: { productId: id, jobId: job.id } }, { staleTime: 0 }))
  const end = newEnd(job, days)
  const until = end === null ? '' : format.date(end)
  const total = quote.data?.data.totalAmount ?? (quote.isError ? price : undefined)
  return (
    <NavLink
      renderRoot={(props) => (
        <Link to="/payment/localJob" search={{ jobId: job.id, product: id }} {...props} />
      )}
      mih={56}
      c="dark"
      label={
        <b>
          <Plural value={days} one="# day" other="# days" />
        </b>
      }
      description={until !== '' && <Trans>New end: {until}</Trans>}
      rightSection={<b>{total === undefined ? '…' : <Won amount={total} />}</b>}
    />
  )
}
