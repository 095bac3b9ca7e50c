import { because, finding, inAllSectors, type WorkRightRule } from './rule.ts'

/** Visits without a visa: not among the statuses that the decree allows to work. */
export const b1: WorkRightRule = {
  status: 'B-1',
  checkedOn: '2026-11-22',
  sectors: inAllSectors(finding('NO', because('C3_NO_WORK', 'ACT_18'))),
}
