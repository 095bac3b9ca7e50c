/** Occupations of growing plants and keeping animals; gardening for others and packing what was grown are none. */
export const FARMING: readonly string[] = [
  'VEGETABLE_GROWER',
  'GREENHOUSE_WORKER',
  'STRAWBERRY_PICKER',
  'MUSHROOM_GROWER',
  'FRUIT_GROWER',
  'FIELD_CROP_WORKER',
  'FLOWER_GROWER',
  'FARM_WORKER',
  'TRACTOR_DRIVER',
  'PIG_FARM_WORKER',
  'CATTLE_FARM_WORKER',
  'DAIRY_WORKER',
  'POULTRY_WORKER',
  'LIVESTOCK_WORKER',
]

/** Occupations of catching and keeping what lives in water; making salt is none. */
export const FISHING: readonly string[] = ['FISHERMAN', 'FISH_FARMER', 'SEAWEED_WORKER']
