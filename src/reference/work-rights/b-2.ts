import { because, finding, inAllSectors, type WorkRightRule } from './rule.ts'

/** Tourists and transit: not among the statuses that the decree allows to work. */
export const b2: WorkRightRule = {
  status: 'B-2',
  checkedOn: '2026-11-22',
  sectors: inAllSectors(finding('NO', because('C3_NO_WORK', 'ACT_18'))),
}
