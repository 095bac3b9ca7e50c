import { because, finding, inAllSectors, type WorkRightRule } from './rule.ts'

export const f6: WorkRightRule = {
  status: 'F-6',
  checkedOn: '2026-11-22',
  sectors: inAllSectors(finding('YES', because('MARRIAGE_FREE', 'DECREE_23_2'))),
}
