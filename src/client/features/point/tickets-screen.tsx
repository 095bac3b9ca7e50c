import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getPoints } from '../../../contract/payment/point.ts'
import type { Product } from '../../../contract/payment/product.ts'
import { VIEW_PRICE } from '../../../contract/candidate/talent.ts'
import { StaleNote } from '../../entities/answer/stale-note.tsx'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { live } from '../../api/query-for.ts'
import { soldProducts } from '../../entities/product/products-query.ts'
import { queryFor } from '../../api/query-for.ts'
import { Points } from '../../entities/point/points.tsx'
import { Won } from '../../i18n/won.tsx'
import { NotVerified } from '../../entities/verification/not-verified.tsx'
import { useMissingVerification } from '../../entities/verification/use-missing-verification.ts'
import { ChevronRightIcon } from '../../ui/icon/icons.tsx'
import { PageColumn } from '../../ui/page/page.tsx'
import { useTitle } from '../../ui/page/use-title.ts'
import classes from './tickets-screen.module.css'

const myPoints = () => queryFor(getPoints, { query: { pageSize: 1 } }, { staleTime: 0 })

/** Reading tickets: explanation, balance and packages, with the history below. */
export function TicketsScreen({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const price = <Points value={VIEW_PRICE} />
  useTitle(t`Reading tickets`)
  return (
    <PageColumn>
      <div className={classes.head}>
        <h1>
          <Trans>Reading tickets</Trans>
        </h1>
        <p>
          <Trans>
            A reading ticket gives you points to open resumes. You pay {price} for each resume, once. Resumes
            of your applicants are free.
          </Trans>
        </p>
      </div>
      <Balance />
      <section className={classes.packages} aria-labelledby="packages">
        <h2 id="packages">
          <Trans>Buy points</Trans>
        </h2>
        <Packages />
      </section>
      <section className={classes.history} aria-labelledby="histories">
        <h2 id="histories">
          <Trans>Payment history</Trans>
        </h2>
        {children}
      </section>
    </PageColumn>
  )
}

function Balance() {
  const result = useQuery({ ...myPoints(), ...live })
  const points = result.data?.data
  return (
    <section className={classes.balance} aria-live="polite">
      <p>
        <Trans>Your points</Trans>
      </p>
      <p className={classes.figure}>{points ? <Points value={points.balance} /> : '…'}</p>
      {points && points.free > 0 && (
        <p>
          <Trans>
            including <Points value={points.free} /> you received for free
          </Trans>
        </p>
      )}
      <StaleNote result={result} />
    </section>
  )
}

function Packages() {
  const result = useQuery(soldProducts())
  const missing = useMissingVerification()
  if (missing)
    return (
      <NotVerified status={missing}>
        <Trans>
          Only verified businesses can buy points. You keep the points you have, and resumes of your
          applicants are free.
        </Trans>
      </NotVerified>
    )
  if (!result.data)
    return <QueryPlaceholder result={result} title={<Trans>The prices could not be loaded</Trans>} rows={4} />
  const tickets = result.data.data.filter(({ kind }) => kind === 'TICKET')
  return (
    <>
      <p className={classes.tax}>
        <Trans>Prices include VAT (10%).</Trans>
      </p>
      <ul className={classes.list}>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <Package ticket={ticket} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Package({ ticket: { id, points = 0, price } }: { ticket: Product }) {
  return (
    <Link to="/payment/readingTicket" search={{ product: id }} className={classes.package}>
      <span className={classes.points}>
        <Points value={points} />
      </span>
      <span className={classes.resumes}>
        <Plural value={Math.floor(points / VIEW_PRICE)} one="# resume" other="# resumes" />
      </span>
      <span className={classes.price}>
        <Won amount={price} />
        <ChevronRightIcon size={18} />
      </span>
    </Link>
  )
}
