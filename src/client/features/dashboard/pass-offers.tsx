import { Plural, Trans } from '@lingui/react/macro'
import { NavLink } from '@mantine/core'
import '@mantine/core/styles/NavLink.layer.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { EmployerJob } from '../../../contract/job/announcement.ts'
import { quoteOrder } from '../../../contract/payment/order.ts'
import type { Product } from '../../../contract/payment/product.ts'
import { queryFor } from '../../api/query-for.ts'
import { newEnd } from '../../entities/announcement/new-end.ts'
import { useFormat } from '../../i18n/format.ts'
import { Won } from '../../i18n/won.tsx'

interface PassOffersProps {
  job: EmployerJob
  passes: readonly Product[]
}

/** The passes for a posting: what each costs with its regions, and when the posting ends with it. */
export const PassOffers = ({ job, passes }: PassOffersProps) => (
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
