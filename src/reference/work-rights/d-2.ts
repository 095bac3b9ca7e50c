import {
  because,
  closedDeliveries,
  finding,
  inAllSectors,
  professions,
  type HoursLimit,
  type WorkRightRule,
} from './rule.ts'

const permit = finding(
  'PERMIT_FIRST',
  because('PERMIT_NEEDED', 'ACT_20'),
  because('STUDENT_PAPERS', 'STUDENT_PAPERS'),
  because('STUDENT_CONDITIONS', 'STUDENT_CONDITIONS'),
  because('STUDENT_TWO_PLACES', 'STUDENT_LIMITS'),
)
const bachelorMet: HoursLimit = {
  per: 'WEEKDAYS',
  hours: 25,
  atCertified: 30,
  endsInVacation: true,
  because: because('BACHELOR_HOURS_WITH_LEVEL', 'STUDENT_HOURS'),
}
const bachelorUnmet: HoursLimit = {
  per: 'WEEK',
  hours: 10,
  because: because('BACHELOR_HOURS_WITHOUT_LEVEL', 'STUDENT_HOURS'),
}

/** Internships are for degree courses; language trainees have none. */
const degreeProfessions = professions(
  finding(
    'NOT_KNOWN',
    because('STUDENT_PROFESSIONS', 'STUDENT_CONDITIONS'),
    because('STUDENT_INTERNSHIP', 'STUDENT_REFORM'),
  ),
)

export const d2: WorkRightRule = {
  status: 'D-2',
  checkedOn: '2026-11-28',
  sectors: inAllSectors(permit, {
    CONSTRUCTION: finding('NO', because('STUDENT_CONSTRUCTION', 'STUDENT_FIELDS')),
  }),
  types: {
    'D-2-5': inAllSectors(finding('NO', because('STUDENT_RESEARCH', 'STUDENT_RESEARCH'))),
  },
  decisive: ['CONSTRUCTION'],
  byOccupation: [degreeProfessions, closedDeliveries],
  levels: {
    FACTORY: { level: 4, below: finding('NO', because('STUDENT_FACTORY_LEVEL', 'STUDENT_FIELDS')) },
  },
  hours: {
    limits: [
      { course: 'BACHELOR_1_2', level: 3, met: bachelorMet, unmet: bachelorUnmet },
      { course: 'BACHELOR_3_4', level: 4, met: bachelorMet, unmet: bachelorUnmet },
      {
        course: 'GRADUATE',
        level: 4,
        met: {
          per: 'WEEKDAYS',
          hours: 30,
          atCertified: 35,
          endsInVacation: true,
          because: because('GRADUATE_HOURS_WITH_LEVEL', 'STUDENT_HOURS'),
        },
        unmet: {
          per: 'WEEK',
          hours: 15,
          because: because('GRADUATE_HOURS_WITHOUT_LEVEL', 'STUDENT_HOURS'),
        },
      },
    ],
    englishCounts: because('STUDENT_ENGLISH_COURSE', 'STUDENT_HOURS'),
    over: 'NO',
    overBecause: because('HOURS_TOO_LONG', 'STUDENT_HOURS'),
    courses: {
      'D-2-1': ['BACHELOR_1_2'],
      'D-2-2': ['BACHELOR_1_2', 'BACHELOR_3_4'],
      'D-2-3': ['GRADUATE'],
      'D-2-4': ['GRADUATE'],
    },
  },
  studyEnded: { because: because('STUDENT_NOT_ENROLLED', 'STUDENT_LIMITS'), unclearFor: ['GRADUATE'] },
}
