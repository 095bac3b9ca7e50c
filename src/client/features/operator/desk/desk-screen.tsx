import { Trans } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import * as z from 'zod/mini'
import { ButtonLink } from '../../../ui/link.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import type { News } from '../../../../contract/site/news.ts'
import { ActsScreen } from '../audit/acts-screen.tsx'
import { CompanyNamesScreen } from '../cases/company-names-screen.tsx'
import { GuaranteesScreen } from '../cases/guarantees-screen.tsx'
import { ReceiptsScreen } from '../cases/receipt/receipts-screen.tsx'
import { OfferReportScreen } from '../cases/report/offer-report-screen.tsx'
import { ReportScreen } from '../cases/report/report-screen.tsx'
import { ReportsScreen } from '../cases/report/reports-screen.tsx'
import { VerificationScreen, VerificationsScreen } from '../cases/verifications-screen.tsx'
import { CouponsScreen } from '../coupons/coupons-screen.tsx'
import { type Desk, type DeskSearch, placeAt, type SearchOf, sections } from './desks.ts'
import { HealthScreen } from '../health/health-screen.tsx'
import { OrderScreen } from '../lists/order-screen.tsx'
import { OrdersScreen } from '../lists/orders-screen.tsx'
import { PostingsScreen } from '../lists/postings-screen.tsx'
import { MemberScreen } from '../members/member-screen.tsx'
import { MembersScreen } from '../members/members-screen.tsx'
import { NewsEditScreen } from '../news/news-edit-screen.tsx'
import { NewsImportScreen } from '../news/news-import-screen.tsx'
import { NewsListScreen } from '../news/news-list-screen.tsx'
import { AdvertisementsScreen } from '../placement/advertisements-screen.tsx'
import { BannersScreen } from '../placement/banners-screen.tsx'
import { ArrearsImportScreen } from '../safety/arrears-import-screen.tsx'
import { ArrearsScreen } from '../safety/arrears-screen.tsx'
import { LatePayScreen } from '../safety/late-pay-screen.tsx'
import { SignalsScreen } from '../safety/signals-screen.tsx'
import { TrendsScreen } from '../trends/trends-screen.tsx'
import { PostingScreen } from '../work/posting-screen.tsx'
import { UnmatchedScreen } from '../work/unmatched-screen.tsx'

interface DeskScreenProps {
  /** The path after `/operator/`. */
  path: string
  search: DeskSearch
  /** Renders a news item as readers see it. */
  Article: ComponentType<{ news: News }>
}

/** Selects the page of the console by its path. */
export function DeskScreen({ path, search, Article }: DeskScreenProps) {
  const place = placeAt(path)
  if (!place) return <NoSuchPage />
  const { desk, thing } = place
  // The schema of the section gives the search of its own screens, which TypeScript does not follow by a variable.
  const shown = z.parse(sections[desk].search, search) as never
  const { List, One = NoSuchPage }: Screens = screens[desk]
  if (thing === undefined) return <List search={shown} />
  return <One key={thing} id={thing} search={shown} Article={Article} />
}

/** The pages of a section: its list, and that of one entry. */
interface Screens {
  List: ComponentType<{ search: never }>
  One?: ComponentType<{ id: string; search: never; Article: DeskScreenProps['Article'] }>
}

const screens: Record<Desk, Screens> = {
  verifications: { List: VerificationsScreen, One: VerificationScreen },
  names: { List: CompanyNamesScreen },
  guarantees: { List: GuaranteesScreen },
  latepay: { List: LatePayScreen },
  signals: { List: SignalsScreen },
  arrears: {
    List: ArrearsScreen,
    One: ({ id }) => (id === 'import' ? <ArrearsImportScreen /> : <NoSuchPage />),
  },
  occupations: { List: UnmatchedScreen },
  reports: { List: ReportsScreen, One: ReportCaseScreen },
  news: { List: NewsListScreen, One: NewsItemScreen },
  banners: { List: BannersScreen },
  advertisements: { List: AdvertisementsScreen },
  coupons: { List: CouponsScreen },
  postings: { List: PostingsScreen, One: PostingScreen },
  orders: { List: OrdersScreen, One: OrderScreen },
  members: { List: MembersScreen, One: MemberScreen },
  receipts: { List: ReceiptsScreen },
  trends: { List: TrendsScreen },
  health: { List: HealthScreen },
  acts: { List: ActsScreen },
}

function ReportCaseScreen(props: { id: string; search: SearchOf<'reports'> }) {
  return props.search.about === 'OFFERS' ? <OfferReportScreen {...props} /> : <ReportScreen {...props} />
}

interface NewsItemProps extends Pick<DeskScreenProps, 'Article'> {
  id: string
  search: SearchOf<'news'>
}

function NewsItemScreen({ id, search, Article }: NewsItemProps) {
  if (id === 'import') return <NewsImportScreen search={search} />
  return <NewsEditScreen id={id === 'new' ? null : id} search={search} Article={Article} />
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
