import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import {
  createAdvertisement,
  createBanner,
  deleteAdvertisement,
  deleteBanner,
  editAdvertisement,
  editBanner,
  orderAdvertisements,
  orderBanners,
} from '../../../../contract/operator/banner.ts'
import { allAdvertisements, allBanners } from '../queries.ts'
import type { Placement } from './placed-values.ts'
import { PlacementScreen } from './placement-screen.tsx'

const banners: Placement = {
  desk: 'banners',
  draftName: 'operator-banner',
  target: 'newsId',
  ratio: 3,
  caption: msg`News page banners in display order`,
  words: {
    add: <Trans>Add a banner</Trans>,
    edit: <Trans>Edit the banner</Trans>,
    remove: <Trans>Remove this banner?</Trans>,
    removed: <Trans>The linked news item does not change.</Trans>,
    imageHint: <Trans>JPG or PNG. You crop it three times as wide as it is high.</Trans>,
    none: <Trans>The news page has no banners</Trans>,
    about: <Trans>A banner is a wide picture at the top of the news page that links to a news item.</Trans>,
  },
  calls: { create: createBanner, edit: editBanner, order: orderBanners, remove: deleteBanner },
}

const advertisements: Placement = {
  desk: 'advertisements',
  draftName: 'operator-advertisement',
  target: 'linkUrl',
  caption: msg`Home page advertisements in display order`,
  words: {
    add: <Trans>Add an advertisement</Trans>,
    edit: <Trans>Edit the advertisement</Trans>,
    remove: <Trans>Remove this advertisement?</Trans>,
    removed: <Trans>The click count is deleted too.</Trans>,
    imageHint: <Trans>JPG or PNG, wider than it is high.</Trans>,
    none: <Trans>The home page has no advertisements</Trans>,
    about: (
      <Trans>
        An advertisement is a picture on the home page that links to a page on this site or another site.
      </Trans>
    ),
  },
  calls: {
    create: createAdvertisement,
    edit: editAdvertisement,
    order: orderAdvertisements,
    remove: deleteAdvertisement,
  },
}

export const BannersScreen = () => <PlacementScreen placement={banners} result={useQuery(allBanners())} />

export const AdvertisementsScreen = () => (
  <PlacementScreen placement={advertisements} result={useQuery(allAdvertisements())} />
)
