import { because, closedDeliveries, finding, inAllSectors, type WorkRightRule } from './rule.ts'

const permit = because('PERMIT_NEEDED', 'ACT_20')
const partTime = finding('PERMIT_FIRST', permit, because('D10_PART_TIME', 'D10_MANUAL'))
const unclear = finding('NOT_KNOWN', because('D10_FIELD', 'D10_MANUAL'), permit)
const level = {
  level: 4,
  below: finding('NOT_KNOWN', because('D10_LEVEL', 'D10_MANUAL'), permit),
}
const hours = because('D10_HOURS', 'D10_MANUAL')

/** Looking for a job. Part-time work with a permit for graduates of Korean schools; internships have other rules. */
export const d10: WorkRightRule = {
  status: 'D-10',
  checkedOn: '2026-11-28',
  sectors: inAllSectors(partTime, { FACTORY: unclear, CONSTRUCTION: unclear }),
  byOccupation: [closedDeliveries],
  levels: { FARM: level, RESTAURANT: level, TRANSLATION: level, OFFICE: level, ETC: level },
  hours: {
    limits: [
      {
        level: 5,
        met: { per: 'WEEKDAYS', hours: 30, because: hours },
        unmet: { per: 'WEEKDAYS', hours: 20, because: hours },
      },
    ],
    over: 'NOT_KNOWN',
    overBecause: hours,
  },
}
