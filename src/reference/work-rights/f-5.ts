import { because, finding, inAllSectors, type WorkRightRule } from './rule.ts'

export const f5: WorkRightRule = {
  status: 'F-5',
  checkedOn: '2026-11-22',
  sectors: inAllSectors(finding('YES', because('PERMANENT_FREE', 'ACT_10_3'))),
  staysForever: true,
}
