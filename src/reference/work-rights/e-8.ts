import { because, DELIVERIES, finding, inAllSectors, type WorkRightRule } from './rule.ts'

const municipality = finding(
  'PERMIT_FIRST',
  because('E8_MUNICIPALITY', 'ACT_19_5'),
  because('WORKPLACE_PERMIT', 'ACT_21'),
)

const processing = finding(
  'PERMIT_FIRST',
  because('E8_PROCESSING', 'SEASONAL_FISHERY'),
  ...municipality.because,
)

/** Work on boats, with animals, in forests and deliveries: the annex names crops, and the first processing of seafood. */
const OUTSIDE = [
  'FISHERMAN',
  'PIG_FARM_WORKER',
  'CATTLE_FARM_WORKER',
  'DAIRY_WORKER',
  'POULTRY_WORKER',
  'LIVESTOCK_WORKER',
  'FORESTRY_WORKER',
  'LANDSCAPER',
  ...DELIVERIES,
]
const fieldOnly = because('E8_FIELD_ONLY', 'DECREE_12')

/** Seasonal work on farms and in the processing of seafood, placed by cities and counties only. */
export const e8: WorkRightRule = {
  status: 'E-8',
  checkedOn: '2026-11-28',
  byOccupation: [
    {
      occupations: OUTSIDE,
      all: finding('NO', fieldOnly),
      some: finding('NOT_KNOWN', fieldOnly, ...municipality.because),
    },
    {
      occupations: ['FISH_FARMER', 'SEAWEED_WORKER', 'SALT_WORKER'],
      all: finding('NOT_KNOWN', fieldOnly, ...municipality.because),
      some: finding('NOT_KNOWN', fieldOnly, ...municipality.because),
    },
    {
      occupations: ['FISH_PROCESSOR'],
      all: processing,
      some: finding('NOT_KNOWN', because('E8_PROCESSING', 'SEASONAL_FISHERY')),
      evenIfClosed: true,
    },
  ],
  sectors: inAllSectors(finding('NO', because('E8_FIELD_ONLY', 'ACT_19_5')), {
    FARM: municipality,
    ETC: finding('NOT_KNOWN', because('E8_MUNICIPALITY', 'ACT_19_5')),
  }),
}
