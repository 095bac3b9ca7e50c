export { addBanner, changeBanner, removeBanner } from './edit.ts'
export { countBanners, type EditedBanner, findBanner, findBannerPage, placeBanners } from './edit-queries.ts'
