import { because, finding, inAllSectors, type WorkRightRule } from './rule.ts'

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

/** Seasonal work on farms and in fishing, placed by cities and counties only. */
export const e8: WorkRightRule = {
  status: 'E-8',
  checkedOn: '2026-11-28',
  byOccupation: [
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
