import { because, finding, inAllSectors, type WorkRightRule } from './rule.ts'

const free = inAllSectors(finding('YES', because('F2_FREE_TYPE', 'DECREE_23_2')))
const formerField = inAllSectors(finding('NOT_KNOWN', because('F2_FORMER_FIELD', 'DECREE_23_2')))
const unclear = inAllSectors(
  finding('NOT_KNOWN', because('F2_TYPE_NEEDED', 'DECREE_23_2'), because('F2_FORMER_FIELD', 'DECREE_23_2')),
)

/**
 * Items 가 to 다 and 자 to 파 may do any work, 라 and 바 only in the field of the former status. Types whose item was not
 * confirmed are not listed, and F-2-R has conditions of its region.
 */
export const f2: WorkRightRule = {
  status: 'F-2',
  checkedOn: '2026-11-22',
  sectors: unclear,
  otherTypes: unclear,
  types: {
    'F-2-2': free,
    'F-2-3': free,
    'F-2-4': free,
    'F-2-7': free,
    'F-2-5': formerField,
    'F-2-6': formerField,
    'F-2-99': formerField,
    'F-2-R': inAllSectors(finding('NOT_KNOWN', because('F2_REGION_TYPE', 'F2R_NOTICE'))),
  },
}
