import { because, finding, inAllSectors, type WorkRightRule } from './rule.ts'

export const c3: WorkRightRule = {
  status: 'C-3',
  checkedOn: '2026-11-22',
  sectors: inAllSectors(finding('NO', because('C3_NO_WORK', 'ACT_18'))),
}
