import { because, finding, inAllSectors, type WorkRightRule } from './rule.ts'

const centre = finding(
  'EMPLOYMENT_CENTRE',
  because('E9_CENTRE', 'EMPLOYMENT_ACT_8'),
  because('E9_CHANGES', 'EMPLOYMENT_ACT_25'),
  because('WORKPLACE_PERMIT', 'ACT_21'),
)
const outside = finding('NO', because('E9_SECTOR_OUTSIDE', 'DECREE_23_1'))
const unclear = finding(
  'NOT_KNOWN',
  because('E9_SECTOR_UNCLEAR', 'EMPLOYMENT_ACT_8'),
  because('E9_CENTRE', 'EMPLOYMENT_ACT_8'),
)

/** Never "yes": only the employment centre places E-9, and which services it opens was not confirmed. */
export const e9: WorkRightRule = {
  status: 'E-9',
  checkedOn: '2026-11-22',
  sectors: inAllSectors(centre, {
    RESTAURANT: unclear,
    ETC: unclear,
    TRANSLATION: outside,
    OFFICE: outside,
  }),
}
