import { because, finding, inAllSectors, unclearDeliveries, type WorkRightRule } from './rule.ts'

const permit = because('PERMIT_NEEDED', 'ACT_20')

/** Not a status for work. Seasonal farm work is open with a permit; which other work is was not confirmed. */
export const f1: WorkRightRule = {
  status: 'F-1',
  checkedOn: '2026-11-28',
  byOccupation: [unclearDeliveries],
  sectors: inAllSectors(finding('NOT_KNOWN', because('F1_RARELY', 'ACT_18'), permit), {
    FARM: finding('PERMIT_FIRST', permit, because('F1_SEASONAL_FARM', 'F1_SEASONAL')),
  }),
}
