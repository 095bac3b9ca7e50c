import { because, finding, inAllSectors, unclearDeliveries, type WorkRightRule } from './rule.ts'

const workplace = because('C4_WORKPLACE', 'ACT_18')

/** Work of up to 90 days at the workplace of the visa. Which work that can be was not confirmed but for farm seasons. */
export const c4: WorkRightRule = {
  status: 'C-4',
  checkedOn: '2026-11-28',
  byOccupation: [unclearDeliveries],
  sectors: inAllSectors(finding('NOT_KNOWN', because('C4_UNCLEAR', 'DECREE_12'), workplace), {
    FARM: finding('PERMIT_FIRST', workplace, because('WORKPLACE_PERMIT', 'ACT_21')),
  }),
}
