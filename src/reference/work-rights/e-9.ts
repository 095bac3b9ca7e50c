import { FARMING, FISHING } from '../farm-occupations.ts'
import {
  because,
  finding,
  inAllSectors,
  unclearDeliveries,
  type Finding,
  type WorkRightRule,
} from './rule.ts'
import type { Sector } from './vocabulary.ts'

const centre = finding(
  'EMPLOYMENT_CENTRE',
  because('E9_CENTRE', 'EMPLOYMENT_ACT_8'),
  because('E9_CHANGES', 'EMPLOYMENT_ACT_25'),
  because('E9_REGIONS', 'E9_REGIONS'),
  because('E9_DEADLINES', 'EMPLOYMENT_ACT_25_3'),
  because('E9_REEMPLOYMENT', 'EMPLOYMENT_ACT_18'),
  because('E9_RETURN', 'EMPLOYMENT_ACT_18'),
  because('WORKPLACE_PERMIT', 'ACT_21'),
)
const outside = finding('NO', because('E9_SECTOR_OUTSIDE', 'DECREE_23_1'))
const unclear = finding(
  'NOT_KNOWN',
  because('E9_SECTOR_UNCLEAR', 'EMPLOYMENT_ACT_8'),
  because('E9_CENTRE', 'EMPLOYMENT_ACT_8'),
)

const otherSector = finding(
  'NOT_KNOWN',
  because('E9_OTHER_SECTOR', 'EMPLOYMENT_ACT_25'),
  because('E9_CENTRE', 'EMPLOYMENT_ACT_8'),
)
const fishing: Finding = {
  verdict: centre.verdict,
  because: [...centre.because, because('E9_FISHING', 'DECREE_12')],
}

/** Types of one sector. Whether a change to another is possible at all was not confirmed. */
const only = (own: Partial<Record<Sector, Finding>>) =>
  inAllSectors(otherSector, { TRANSLATION: outside, OFFICE: outside, ETC: unclear, ...own })

/** Never "yes": only the employment centre places E-9, and which services it opens was not confirmed. */
export const e9: WorkRightRule = {
  status: 'E-9',
  checkedOn: '2026-11-28',
  sectors: inAllSectors(centre, {
    RESTAURANT: unclear,
    ETC: unclear,
    TRANSLATION: outside,
    OFFICE: outside,
  }),
  types: {
    'E-9-1': only({ FACTORY: centre }),
    'E-9-2': only({ CONSTRUCTION: centre }),
    'E-9-3': only({ FARM: centre }),
    // Fishing is in the sector of farms: the occupation tells them apart.
    'E-9-4': only({ FARM: unclear }),
    'E-9-5': only({ RESTAURANT: unclear }),
  },
  byOccupation: [
    { occupations: FISHING, all: fishing, some: otherSector, onlyFor: ['E-9-4'] },
    { occupations: FARMING, all: otherSector, some: otherSector, onlyFor: ['E-9-4'] },
    { occupations: FISHING, all: otherSector, some: otherSector, onlyFor: ['E-9-3'] },
    unclearDeliveries,
  ],
}
