import { because, finding, inAllSectors, type WorkRightRule } from './rule.ts'

const anotherWorkplace = finding(
  'PERMIT_FIRST',
  because('E7_SAME_OCCUPATION', 'DECREE_23_1'),
  because('WORKPLACE_PERMIT', 'ACT_21'),
  because('E7_REPORT_FOR_SOME', 'REPORT_NOTICE'),
)
const skilled = finding(
  'PERMIT_FIRST',
  because('E7_SAME_OCCUPATION', 'DECREE_23_1'),
  because('WORKPLACE_PERMIT', 'ACT_21'),
  because('E74_NO_REPORT', 'REPORT_NOTICE'),
)
const outside = finding('NO', because('E74_FIELD_ONLY', 'REPORT_NOTICE'))
const skilledWork = inAllSectors(outside, {
  FACTORY: skilled,
  FARM: skilled,
  CONSTRUCTION: skilled,
  ETC: finding('NOT_KNOWN', because('E74_FIELD_ONLY', 'REPORT_NOTICE')),
})

/** One occupation at one workplace. E-7-4 is the points system: root industry, manufacturing, building, farming, fishing. */
export const e7: WorkRightRule = {
  status: 'E-7',
  checkedOn: '2026-11-22',
  sectors: inAllSectors(anotherWorkplace),
  types: { 'E-7-4': skilledWork, 'E-7-4R': skilledWork },
}
