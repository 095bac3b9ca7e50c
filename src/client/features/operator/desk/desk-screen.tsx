import { useLingui } from '@lingui/react/macro'
import type { ComponentType } from 'react'
import * as z from 'zod/mini'
import type { News } from '../../../../contract/site/news.ts'
import { ActsScreen } from '../audit/acts-screen.tsx'
import type { Screens } from '../cases/kit/case-section.ts'
import { CouponsScreen } from '../coupons/coupons-screen.tsx'
import { caseSections, nameOfDesk } from './case-sections.ts'
import { type CaseDesk, type Desk, type DeskSearch, placeAt, type SearchOf, sections } from './desks.ts'
import { NoSuchPage } from './desk-page.tsx'
import { HealthScreen } from '../health/health-screen.tsx'
import { OrderScreen, OrdersScreen } from '../lists/orders.tsx'
import { PostingScreen, PostingsScreen } from '../lists/postings.tsx'
import { MemberScreen } from '../members/member-screen.tsx'
import { MembersScreen } from '../members/members-screen.tsx'
import { NewsEditScreen } from '../news/news-edit-screen.tsx'
import { NewsImportScreen } from '../news/news-import-screen.tsx'
import { NewsListScreen } from '../news/news-list-screen.tsx'
import { AdvertisementsScreen, BannersScreen } from '../placement/placement-screen.tsx'
import { TrendsScreen } from '../trends/trends-screen.tsx'

interface DeskScreenProps {
  /** The path after `/operator/`. */
  path: string
  search: DeskSearch
  /** Renders a news item as readers see it. */
  Article: ComponentType<{ news: News }>
}

/** Selects the page of the console by its path. */
export function DeskScreen({ path, search, Article }: DeskScreenProps) {
  const { i18n } = useLingui()
  const place = placeAt(path)
  if (!place) return <NoSuchPage />
  const { desk, thing } = place
  // The schema of the section gives the search of its own screens, which TypeScript does not follow by a variable.
  const shown = z.parse(sections[desk].search, search) as never
  const { List, One = NoSuchPage }: Screens = screens[desk]
  if (thing === undefined) return <List search={shown} title={i18n._(nameOfDesk(desk))} />
  return <One key={thing} id={thing} search={shown} Article={Article} />
}

const otherScreens: Record<Exclude<Desk, CaseDesk>, Screens> = {
  news: { List: NewsListScreen, One: NewsItemScreen },
  banners: { List: BannersScreen },
  advertisements: { List: AdvertisementsScreen },
  coupons: { List: CouponsScreen },
  postings: { List: PostingsScreen, One: PostingScreen },
  orders: { List: OrdersScreen, One: OrderScreen },
  members: { List: MembersScreen, One: MemberScreen },
  trends: { List: TrendsScreen },
  health: { List: HealthScreen },
  acts: { List: ActsScreen },
}

const screens: Record<Desk, Screens> = { ...caseSections, ...otherScreens }

interface NewsItemProps extends Pick<DeskScreenProps, 'Article'> {
  id: string
  search: SearchOf<'news'>
}

function NewsItemScreen({ id, search, Article }: NewsItemProps) {
  if (id === 'import') return <NewsImportScreen search={search} />
  return <NewsEditScreen id={id === 'new' ? null : id} search={search} Article={Article} />
}
