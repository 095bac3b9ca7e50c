import { because, finding, inAllSectors, unclearDeliveries, type WorkRightRule } from './rule.ts'

const free = finding('WITHIN_LIMITS', because('H2_CENTRE', 'EMPLOYMENT_ACT_12'))
const construction = finding(
  'WITHIN_LIMITS',
  because('H2_CENTRE', 'EMPLOYMENT_ACT_12'),
  because('H2_CONSTRUCTION', 'H2_CONSTRUCTION'),
)
const unclear = finding(
  'NOT_KNOWN',
  because('H2_SECTOR_UNCLEAR', 'DECREE_12'),
  because('H2_CENTRE', 'EMPLOYMENT_ACT_12'),
)

/** Work of laundries, hotels and care, none of which is among the industries that are closed to H-2. */
const OPENED = ['LAUNDRY_WORKER', 'HOTEL_HOUSEKEEPER', 'HOTEL_WORKER', 'CAREGIVER']

/**
 * In the open industries workers find and change workplaces themselves. New visas ended on 2026-02-12; those who have it
 * may stay. The closed service industries cannot be told from a posting.
 */
export const h2: WorkRightRule = {
  status: 'H-2',
  checkedOn: '2026-11-28',
  byOccupation: [
    {
      occupations: OPENED,
      all: finding('WITHIN_LIMITS', because('H2_CENTRE', 'H2_INDUSTRIES')),
      some: unclear,
    },
    unclearDeliveries,
  ],
  sectors: inAllSectors(unclear, {
    FACTORY: free,
    FARM: free,
    RESTAURANT: free,
    CONSTRUCTION: construction,
  }),
  also: [because('H2_NO_NEW_VISAS', 'F4_UNIFIED')],
}
