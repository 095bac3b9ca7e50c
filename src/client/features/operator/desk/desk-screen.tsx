import { Trans } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import * as z from 'zod/mini'
import type { News } from '../../../../contract/site/news.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { ActsScreen } from '../audit/acts-screen.tsx'
import { AdvertisementsScreen } from '../placement/advertisements-screen.tsx'
import { ArrearsImportScreen } from '../safety/arrears-import-screen.tsx'
import { ArrearsScreen } from '../safety/arrears-screen.tsx'
import { BannersScreen } from '../placement/banners-screen.tsx'
import { CompanyNamesScreen } from '../cases/company-names-screen.tsx'
import { CouponsScreen } from '../coupons/coupons-screen.tsx'
import type { DeskSearch } from './desk-search.ts'
import { type Desk, DESKS, sections } from './desks.ts'
import { GuaranteesScreen } from '../cases/guarantees-screen.tsx'
import { HealthScreen } from '../health/health-screen.tsx'
import { OrderScreen } from '../lists/order-screen.tsx'
import { OrdersScreen } from '../lists/orders-screen.tsx'
import { PostingsScreen } from '../lists/postings-screen.tsx'
import { PostingScreen } from '../work/posting-screen.tsx'
import { MemberScreen } from '../members/member-screen.tsx'
import { MembersScreen } from '../members/members-screen.tsx'
import { NewsEditScreen } from '../news/news-edit-screen.tsx'
import { NewsImportScreen } from '../news/news-import-screen.tsx'
import { NewsListScreen } from '../news/news-list-screen.tsx'
import { OfferReportScreen } from '../cases/report/offer-report-screen.tsx'
import { ReportScreen } from '../cases/report/report-screen.tsx'
import { ReceiptsScreen } from '../cases/receipt/receipts-screen.tsx'
import { ReportsScreen } from '../cases/report/reports-screen.tsx'
import { SignalsScreen } from '../safety/signals-screen.tsx'
import { LatePayScreen } from '../safety/late-pay-screen.tsx'
import { TrendsScreen } from '../trends/trends-screen.tsx'
import { UnmatchedScreen } from '../work/unmatched-screen.tsx'
import { VerificationScreen } from '../cases/verification-screen.tsx'
import { VerificationsScreen } from '../cases/verifications-screen.tsx'

interface DeskScreenProps {
  /** The path after `/operator/`. */
  path: string
  search: DeskSearch
  /** Renders a news item as readers see it. */
  Article: ComponentType<{ news: News }>
}

/** Selects the page of the console by its path. */
export function DeskScreen({ path, search, Article }: DeskScreenProps) {
  const [first = '', thing, ...rest] = path.split('/').filter((part) => part !== '')
  const desk = DESKS.find((each) => each === first.toLowerCase())
  const shown = desk !== undefined && rest.length === 0 && screens[desk](search, thing, Article)
  return shown || <NoSuchPage />
}

type Screens = (
  search: DeskSearch,
  thing: string | undefined,
  Article: DeskScreenProps['Article'],
) => ReactNode

/**
 * The pages of a section: its list, and that of one entry.
 * @param schema of its search
 */
function pages<Search>(
  schema: z.ZodMiniType<Search>,
  list: (search: Search) => ReactNode,
  one?: (id: string, search: Search, Article: DeskScreenProps['Article']) => ReactNode,
): Screens {
  return (address, thing, Article) => {
    const search = z.parse(schema, address)
    return thing === undefined ? list(search) : one?.(thing, search, Article)
  }
}

const screens: Record<Desk, Screens> = {
  verifications: pages(
    sections.verifications.search,
    (search) => <VerificationsScreen search={search} />,
    (id, search) => <VerificationScreen key={id} id={id} search={search} />,
  ),
  names: pages(sections.names.search, (search) => <CompanyNamesScreen search={search} />),
  guarantees: pages(sections.guarantees.search, (search) => <GuaranteesScreen search={search} />),
  latepay: pages(sections.latepay.search, (search) => <LatePayScreen search={search} />),
  signals: pages(sections.signals.search, (search) => <SignalsScreen search={search} />),
  arrears: pages(
    sections.arrears.search,
    (search) => <ArrearsScreen search={search} />,
    (id) => id === 'import' && <ArrearsImportScreen />,
  ),
  occupations: pages(sections.occupations.search, (search) => <UnmatchedScreen search={search} />),
  reports: pages(
    sections.reports.search,
    (search) => <ReportsScreen search={search} />,
    (id, search) => {
      const Screen = search.about === 'OFFERS' ? OfferReportScreen : ReportScreen
      return <Screen key={id} id={id} search={search} />
    },
  ),
  news: pages(
    sections.news.search,
    (search) => <NewsListScreen search={search} />,
    (id, search, Article) =>
      id === 'import' ? (
        <NewsImportScreen search={search} />
      ) : (
        <NewsEditScreen key={id} id={id === 'new' ? null : id} search={search} Article={Article} />
      ),
  ),
  banners: pages(sections.banners.search, () => <BannersScreen />),
  advertisements: pages(sections.advertisements.search, () => <AdvertisementsScreen />),
  coupons: pages(sections.coupons.search, (search) => <CouponsScreen search={search} />),
  postings: pages(
    sections.postings.search,
    (search) => <PostingsScreen search={search} />,
    (id, search) => <PostingScreen key={id} id={id} search={search} />,
  ),
  orders: pages(
    sections.orders.search,
    (search) => <OrdersScreen search={search} />,
    (id, search) => <OrderScreen key={id} id={id} search={search} />,
  ),
  members: pages(
    sections.members.search,
    (search) => <MembersScreen search={search} />,
    (id, search) => <MemberScreen key={id} id={id} search={search} />,
  ),
  receipts: pages(sections.receipts.search, (search) => <ReceiptsScreen search={search} />),
  trends: pages(sections.trends.search, ({ days }) => <TrendsScreen days={days} />),
  health: pages(sections.health.search, () => <HealthScreen />),
  acts: pages(sections.acts.search, (search) => <ActsScreen search={search} />),
}

const NoSuchPage = () => (
  <EmptyState
    as="h1"
    title={<Trans>This page does not exist</Trans>}
    action={
      <ButtonLink to="/operator" variant="light">
        <Trans>Overview</Trans>
      </ButtonLink>
    }
  />
)
