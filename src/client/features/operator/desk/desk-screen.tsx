import { Trans } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import type { News } from '../../../../contract/site/news.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { ActsScreen } from '../audit/acts-screen.tsx'
import { AdvertisementsScreen } from '../placement/advertisements-screen.tsx'
import { ArrearsScreen } from '../safety/arrears-screen.tsx'
import { BannersScreen } from '../placement/banners-screen.tsx'
import { CompanyNamesScreen } from '../cases/company-names-screen.tsx'
import { CouponsScreen } from '../coupons/coupons-screen.tsx'
import type { DeskSearch } from './desk-search.ts'
import { DESKS } from './desks.ts'
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
import { reportsIn } from '../cases/report/report-list.tsx'
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
  if (desk === undefined || rest.length > 0) return <NoSuchPage />
  if (thing === undefined) return <WholeDesk desk={desk} search={search} />
  switch (desk) {
    case 'news':
      if (thing === 'import') return <NewsImportScreen search={search} />
      return (
        <NewsEditScreen key={thing} id={thing === 'new' ? null : thing} search={search} Article={Article} />
      )
    case 'verifications':
      return <VerificationScreen key={thing} id={thing} search={search} />
    case 'reports':
      return reportsIn(search).about === 'OFFERS' ? (
        <OfferReportScreen key={thing} id={thing} search={search} />
      ) : (
        <ReportScreen key={thing} id={thing} search={search} />
      )
    case 'postings':
      return <PostingScreen key={thing} id={thing} search={search} />
    case 'orders':
      return <OrderScreen key={thing} id={thing} search={search} />
    case 'members':
      return <MemberScreen key={thing} id={thing} search={search} />
    default:
      return <NoSuchPage />
  }
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

function WholeDesk({ desk, search }: { desk: (typeof DESKS)[number]; search: DeskSearch }) {
  switch (desk) {
    case 'news':
      return <NewsListScreen search={search} />
    case 'banners':
      return <BannersScreen />
    case 'advertisements':
      return <AdvertisementsScreen />
    case 'verifications':
      return <VerificationsScreen search={search} />
    case 'receipts':
      return <ReceiptsScreen search={search} />
    case 'names':
      return <CompanyNamesScreen search={search} />
    case 'guarantees':
      return <GuaranteesScreen search={search} />
    case 'latepay':
      return <LatePayScreen search={search} />
    case 'signals':
      return <SignalsScreen search={search} />
    case 'arrears':
      return <ArrearsScreen search={search} />
    case 'occupations':
      return <UnmatchedScreen search={search} />
    case 'reports':
      return <ReportsScreen search={search} />
    case 'coupons':
      return <CouponsScreen search={search} />
    case 'postings':
      return <PostingsScreen search={search} />
    case 'orders':
      return <OrdersScreen search={search} />
    case 'members':
      return <MembersScreen search={search} />
    case 'trends':
      return <TrendsScreen search={search} />
    case 'health':
      return <HealthScreen />
    case 'acts':
      return <ActsScreen search={search} />
  }
}
