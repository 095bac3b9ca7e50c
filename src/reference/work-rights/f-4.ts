import { because, finding, inAllSectors, type WorkRightRule } from './rule.ts'

const closed = because('F4_CLOSED_JOBS', 'F4_NOTICE')
const simpleOrNot = finding('NOT_KNOWN', because('F4_SIMPLE_LABOR', 'DECREE_23_3'), closed)
const notSimple = finding('WITHIN_LIMITS', because('F4_NOT_SIMPLE', 'DECREE_23_3'), closed)

/**
 * All work but simple labor and what the notice closes. The list in its annex could not be read, so sectors with jobs of
 * both kinds stay open; that building labor was opened is confirmed.
 */
export const f4: WorkRightRule = {
  status: 'F-4',
  checkedOn: '2026-11-22',
  sectors: inAllSectors(simpleOrNot, {
    OFFICE: notSimple,
    TRANSLATION: notSimple,
    CONSTRUCTION: finding('WITHIN_LIMITS', because('F4_CONSTRUCTION_OPENED', 'F4_UNIFIED'), closed),
  }),
  byOccupation: {
    occupations: ['CLEANER', 'DELIVERY_DRIVER', 'PARKING_ATTENDANT'],
    all: finding('NO', closed),
    some: finding('NOT_KNOWN', closed),
    exceptFor: ['F-4-R'],
  },
  types: {
    'F-4-R': inAllSectors(finding('NOT_KNOWN', because('F4_REGION_TYPE', 'DECREE_23_3'))),
  },
}
