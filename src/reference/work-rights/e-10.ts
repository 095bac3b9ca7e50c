import { because, finding, inAllSectors, type WorkRightRule } from './rule.ts'

/** Crews of ships. No sector of the postings is one, but other work may be. */
export const e10: WorkRightRule = {
  status: 'E-10',
  checkedOn: '2026-11-22',
  sectors: inAllSectors(finding('NO', because('E10_SHIPS_ONLY', 'DECREE_23_1')), {
    ETC: finding('NOT_KNOWN', because('E10_UNCLEAR', 'DECREE_23_1')),
  }),
}
