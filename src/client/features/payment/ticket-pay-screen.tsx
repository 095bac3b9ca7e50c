import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Product } from '../../../contract/payment/product.ts'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { VIEW_PRICE } from '../../../contract/candidate/talent.ts'
import { RightGate } from '../../entities/member/company-right.tsx'
import { soldProducts } from '../../entities/product/products-query.ts'
import { Points } from '../../entities/point/points.tsx'
import { Won } from '../../i18n/won.tsx'
import { NotVerified } from '../../entities/verification/not-verified.tsx'
import { useMissingVerification } from '../../entities/verification/use-missing-verification.ts'
import { InnerPage } from '../../ui/page/inner-header.tsx'
import { OrderState } from './state/order-state.tsx'
import { type CouponsPart, PayPart } from './pay-page.tsx'
import type { PaySearch } from './pay-search.ts'
import { useChoices } from './choice/use-choices.ts'
import { Purchase } from './choice/purchase.tsx'
import { Tiles } from './choice/tiles.tsx'

interface TicketPayScreenProps {
  search: PaySearch
  Coupons: CouponsPart
}

/** Buys points for reading resumes. */
export function TicketPayScreen({ search, Coupons }: TicketPayScreenProps) {
  const { t } = useLingui()
  const products = useQuery(soldProducts())
  const missing = useMissingVerification()
  return (
    <InnerPage title={t`Buy a reading ticket`} up="/payment">
      <RightGate>
        {search.orderId !== undefined ? (
          <OrderState id={search.orderId} />
        ) : missing ? (
          <NotVerified status={missing}>
            <Trans>
              Only verified businesses can buy points. Your choices here are kept, and you have not been
              charged.
            </Trans>
          </NotVerified>
        ) : products.data ? (
          <Tickets
            tickets={products.data.data.filter(({ kind }) => kind === 'TICKET')}
            product={search.product}
            Coupons={Coupons}
          />
        ) : (
          <QueryPlaceholder
            result={products}
            title={<Trans>The prices could not be loaded</Trans>}
            rows={4}
          />
        )}
      </RightGate>
    </InnerPage>
  )
}

interface TicketsProps {
  tickets: readonly Product[]
  product: string | undefined
  Coupons: CouponsPart
}

function Tickets({ tickets, product, Coupons }: TicketsProps) {
  const { choices, change } = useChoices('ticket', product)
  const chosen = tickets.find(({ id }) => id === choices.productId)
  return (
    <Purchase
      name="ticket"
      item={chosen ? { productId: chosen.id } : null}
      sample={tickets[0] && { productId: tickets[0].id }}
      choices={choices}
      onChange={change}
      hasSurcharge={false}
      Coupons={Coupons}
    >
      <PayPart>
        <Tiles
          label={<Trans>Reading ticket</Trans>}
          name="product"
          tiles={tickets.map(({ id, points = 0, price }) => ({
            value: id,
            title: <Points value={points} />,
            words: <Plural value={Math.floor(points / VIEW_PRICE)} one="# resume" other="# resumes" />,
            figure: <Won amount={price} />,
          }))}
          value={chosen?.id ?? null}
          onPick={(productId) => change({ productId })}
        />
      </PayPart>
    </Purchase>
  )
}
