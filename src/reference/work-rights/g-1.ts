import { because, finding, inAllSectors, unclearDeliveries, type WorkRightRule } from './rule.ts'

const permit = because('PERMIT_NEEDED', 'ACT_20')
const construction = finding('NOT_KNOWN', because('G1_CONSTRUCTION_UNCLEAR', 'ACT_20'), permit)
const withPermit = inAllSectors(finding('PERMIT_FIRST', permit, because('G1_SOME_TYPES', 'G1_GUIDE')), {
  CONSTRUCTION: construction,
})
const unclear = inAllSectors(finding('NOT_KNOWN', because('G1_TYPE_UNCLEAR', 'ACT_20'), permit))

const eitherType = inAllSectors(
  finding('NOT_KNOWN', because('G1_SOME_TYPES', 'G1_GUIDE'), because('G1_TYPE_UNCLEAR', 'ACT_20'), permit),
)

/** Many situations. Applicants for refuge after six months and humanitarian status holders can get a permit. */
export const g1: WorkRightRule = {
  status: 'G-1',
  checkedOn: '2026-11-28',
  // Most types are not known to us, and somebody without one may have any of them.
  sectors: eitherType,
  types: { 'G-1-5': withPermit, 'G-1-6': withPermit },
  otherTypes: unclear,
  byOccupation: [unclearDeliveries],
}
