import { because, finding, inAllSectors, type WorkRightRule } from './rule.ts'

const municipality = finding(
  'PERMIT_FIRST',
  because('E8_MUNICIPALITY', 'ACT_19_5'),
  because('WORKPLACE_PERMIT', 'ACT_21'),
)

/** Seasonal work on farms and in fishing, placed by cities and counties only. */
export const e8: WorkRightRule = {
  status: 'E-8',
  checkedOn: '2026-11-22',
  sectors: inAllSectors(finding('NO', because('E8_FIELD_ONLY', 'ACT_19_5')), {
    FARM: municipality,
    ETC: finding('NOT_KNOWN', because('E8_MUNICIPALITY', 'ACT_19_5')),
  }),
}
