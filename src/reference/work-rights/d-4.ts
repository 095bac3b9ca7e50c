import {
  because,
  closedDeliveries,
  finding,
  inAllSectors,
  studentProfessions,
  type WorkRightRule,
} from './rule.ts'

const permit = finding(
  'PERMIT_FIRST',
  because('PERMIT_NEEDED', 'ACT_20'),
  because('D4_SIX_MONTHS', 'LANGUAGE_HOURS'),
  because('D4_ATTENDANCE', 'LANGUAGE_ATTENDANCE'),
  because('D4_OTHER_TRAINING', 'DECREE_25'),
  because('STUDENT_TWO_PLACES', 'STUDENT_LIMITS'),
)
const construction = finding('NO', because('STUDENT_CONSTRUCTION', 'STUDENT_FIELDS'))
const language = inAllSectors(permit, { CONSTRUCTION: construction })

/** Language trainees (D-4-1) after six months; part-time work of other trainees was not confirmed. */
export const d4: WorkRightRule = {
  status: 'D-4',
  checkedOn: '2026-11-28',
  sectors: language,
  types: { 'D-4-1': language },
  otherTypes: inAllSectors(
    finding('NOT_KNOWN', because('D4_OTHER_TRAINING', 'DECREE_25'), because('PERMIT_NEEDED', 'ACT_20')),
  ),
  decisive: ['CONSTRUCTION'],
  byOccupation: [studentProfessions, closedDeliveries],
  levels: {
    FACTORY: { level: 4, below: finding('NO', because('STUDENT_FACTORY_LEVEL', 'STUDENT_FIELDS')) },
  },
  hours: {
    limits: [
      {
        course: 'LANGUAGE',
        level: 2,
        met: {
          per: 'WEEK',
          hours: 20,
          atCertified: 25,
          because: because('LANGUAGE_HOURS_WITH_LEVEL', 'LANGUAGE_HOURS'),
        },
        unmet: {
          per: 'WEEK',
          hours: 10,
          because: because('LANGUAGE_HOURS_WITHOUT_LEVEL', 'LANGUAGE_HOURS'),
        },
      },
    ],
    over: 'NO',
    overBecause: because('HOURS_TOO_LONG', 'LANGUAGE_HOURS'),
  },
  studyEnded: { because: because('STUDENT_NOT_ENROLLED', 'STUDENT_LIMITS'), unclearFor: [] },
}
