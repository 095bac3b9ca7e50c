export { addAdvertisement, changeAdvertisement, removeAdvertisement } from './edit.ts'
export {
  countAdvertisements,
  type EditedAdvertisement,
  findAdvertisement,
  findAdvertisementPage,
  placeAdvertisements,
} from './edit-queries.ts'
