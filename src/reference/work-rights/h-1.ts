import {
  because,
  finding,
  inAllSectors,
  professions,
  unclearDeliveries,
  type HoursLimit,
  type WorkRightRule,
} from './rule.ts'

const limit: HoursLimit = { per: 'WEEK', hours: 25, because: because('H1_HOURS', 'H1_GUIDE') }
const within = finding('WITHIN_LIMITS', because('H1_HOLIDAY_WORK', 'DECREE_23_5'))
const profession = finding('NOT_KNOWN', because('H1_PROFESSIONS', 'H1_GUIDE'))

/** Working holidays: 1,300 hours a year, that is 25 a week; no professions. The agreement of the country goes first. */
export const h1: WorkRightRule = {
  status: 'H-1',
  checkedOn: '2026-11-28',
  sectors: inAllSectors(within, { TRANSLATION: profession, OFFICE: profession, ETC: profession }),
  byOccupation: [professions(profession), unclearDeliveries],
  hours: {
    limits: [{ level: 0, met: limit, unmet: limit }],
    over: 'NOT_KNOWN',
    overBecause: because('H1_HOURS', 'H1_GUIDE'),
  },
}
