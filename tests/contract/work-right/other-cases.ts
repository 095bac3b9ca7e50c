import { aCase, type Expected, job, type WorkRightCase } from './case.ts'

const office = job('OFFICE')
const notCovered: Expected = ['NOT_KNOWN', 'NOT_COVERED', 'DECREE_12']
const expired: Expected = ['NO', 'STAY_EXPIRED', 'ACT_17']

const placeE74: Expected = ['PERMIT_FIRST', 'E7_SAME_OCCUPATION', 'DECREE_23_1', 'E74_TWO_YEARS']
const shortE74: Expected = ['NOT_KNOWN', 'E74_SHORT_CONTRACT', 'E74_POINTS', 'E74_TWO_YEARS', 'E74_NO_REPORT']

/** Statuses without rules, the end of the stay, several sectors, and codes as people write them. */
export const otherCases: WorkRightCase[] = [
  ...['A-1', 'A-2', 'A-3', 'C-1', 'D-1', 'D-3', 'D-5', 'D-6', 'D-7', 'D-8', 'D-9'].map((status) =>
    aCase(status, office, notCovered),
  ),
  ...['E-1', 'E-2', 'E-3', 'E-4', 'E-5', 'E-6', 'F-3'].map((status) => aCase(status, office, notCovered)),
  aCase('Z-9', office, notCovered),
  aCase('', office, notCovered),
  aCase('D-99', office, notCovered),
  aCase('C-2', office, ['NOT_KNOWN', 'NO_LONGER_ISSUED', 'DECREE_12']),
  // The end of the stay. Its last day still belongs to it.
  aCase({ visaStatus: 'F-6', expiry: '2026-11-21' }, office, expired),
  aCase({ visaStatus: 'F-6', expiry: '2026-11-22' }, office, ['PERMIT_FIRST', 'STAY_ENDS_TODAY', 'ACT_25']),
  aCase({ visaStatus: 'F-6', expiry: '2026-11-23' }, office, ['YES', 'MARRIAGE_FREE', 'DECREE_23_2']),
  aCase({ visaStatus: 'F-6', expiry: '21.11.2026' }, office, ['NOT_KNOWN', 'FACTS_UNCLEAR', 'ACT_17']),
  aCase({ visaStatus: 'F-4', expiry: '2026-11-22' }, office, ['PERMIT_FIRST', 'STAY_ENDS_TODAY', 'ACT_25']),
  aCase({ visaStatus: 'F-4', expiry: '2025-01-01' }, office, expired),
  aCase({ visaStatus: 'E-9', expiry: '2026-11-21' }, job('FACTORY'), expired),
  aCase({ visaStatus: 'E-9', expiry: '2026-11-22' }, job('FACTORY'), [
    'PERMIT_FIRST',
    'STAY_ENDS_TODAY',
    'ACT_25',
  ]),
  aCase({ visaStatus: 'E-9', expiry: '2027-11-22' }, job('FACTORY'), [
    'EMPLOYMENT_CENTRE',
    'E9_CENTRE',
    'EMPLOYMENT_ACT_8',
  ]),
  aCase({ visaStatus: 'C-3', expiry: '2026-11-22' }, office, ['NO', 'C3_NO_WORK', 'ACT_18']),
  aCase({ visaStatus: 'F-5', expiry: '2026-11-21' }, office, ['YES', 'PERMANENT_FREE', 'ACT_10_3']),
  aCase({ visaStatus: 'F-2', subCode: 'F-2-7', expiry: '2026-11-21' }, office, expired),
  aCase({ visaStatus: 'F-2', expiry: '2026-11-22' }, office, ['NOT_KNOWN', 'STAY_ENDS_TODAY', 'ACT_25']),
  aCase(
    { visaStatus: 'D-2', expiry: '2026-11-21', enrolled: true },
    job('RESTAURANT', 1, '10:00-14:00'),
    expired,
  ),
  // Several sectors: the same answer, or it depends on the work; building decides alone for students.
  aCase('F-6', job(['FACTORY', 'FARM']), ['YES', 'MARRIAGE_FREE', 'DECREE_23_2']),
  aCase('E-9', job(['FACTORY', 'FARM']), ['EMPLOYMENT_CENTRE', 'E9_CENTRE', 'EMPLOYMENT_ACT_8']),
  aCase('E-9', job(['FACTORY', 'OFFICE']), ['NOT_KNOWN', 'SECTORS_DIFFER', 'DECREE_12']),
  aCase('F-4', job(['OFFICE', 'TRANSLATION']), ['WITHIN_LIMITS', 'F4_NOT_SIMPLE', 'DECREE_23_3']),
  aCase('F-4', job(['OFFICE', 'FACTORY']), ['NOT_KNOWN', 'SECTORS_DIFFER', 'DECREE_12']),
  aCase(
    { visaStatus: 'D-2', koreanLevel: 'TOPIK4', enrolled: true },
    job(['RESTAURANT', 'CONSTRUCTION'], 2, '10:00-14:00'),
    ['NO', 'STUDENT_CONSTRUCTION', 'STUDENT_FIELDS'],
  ),
  aCase('F-6', job([]), ['YES', 'MARRIAGE_FREE', 'DECREE_23_2']),
  aCase('F-5', job([], null, ''), ['YES', 'PERMANENT_FREE', 'ACT_10_3']),
  aCase('F-4', job([]), ['NOT_KNOWN', 'SECTOR_NOT_STATED', 'DECREE_12']),
  aCase('E-9', job([]), ['NOT_KNOWN', 'SECTOR_NOT_STATED', 'DECREE_12']),
  // E-7-4 is given for contracts of years. What holds for E-7-4R was not read.
  aCase('E-7-4', job('FACTORY', 5, '09:00-18:00', { periodType: 'ABOVE_1YEAR' }), placeE74),
  aCase('E-7-4', job('FACTORY', 5, '09:00-18:00', { periodType: 'UNDER_1YEAR' }), shortE74),
  aCase('E-7-4', job('FARM', 5, '09:00-18:00', { periodType: 'UNDER_MONTH' }), shortE74),
  aCase('E-7-4', job('OFFICE', 5, '09:00-18:00', { periodType: 'UNDER_MONTH' }), [
    'NO',
    'E74_FIELD_ONLY',
    'REPORT_NOTICE',
  ]),
  aCase('E-7-4R', job('FACTORY', 5, '09:00-18:00', { periodType: 'UNDER_1YEAR' }), [
    'PERMIT_FIRST',
    'E7_SAME_OCCUPATION',
    'DECREE_23_1',
  ]),
  aCase('E-7', job('FACTORY', 5, '09:00-18:00', { periodType: 'UNDER_1YEAR' }), [
    'PERMIT_FIRST',
    'E7_SAME_OCCUPATION',
    'DECREE_23_1',
    'E74_SHORT_CONTRACT',
  ]),
  // Occupations decide where the sector says too little.
  ...['ACADEMY_TEACHER', 'LANGUAGE_TEACHER', 'TOUR_GUIDE'].map((code) =>
    aCase(
      { visaStatus: 'D-2', koreanLevel: 'TOPIK6', enrolled: true },
      job('OFFICE', 2, '10:00-14:00', { occupations: [code] }),
      ['NOT_KNOWN', 'STUDENT_PROFESSIONS', 'STUDENT_CONDITIONS', 'PERMIT_NEEDED'],
    ),
  ),
  aCase(
    { visaStatus: 'D-4-1', koreanLevel: 'TOPIK6', enrolled: true },
    job('OFFICE', 2, '10:00-14:00', { occupations: ['ACADEMY_TEACHER'] }),
    ['NOT_KNOWN', 'STUDENT_PROFESSIONS', 'STUDENT_CONDITIONS'],
  ),
  aCase('D-2-5', job('OFFICE', 2, '10:00-14:00', { occupations: ['ACADEMY_TEACHER'] }), [
    'NO',
    'STUDENT_RESEARCH',
    'STUDENT_RESEARCH',
  ]),
  aCase('D-2', job('TRANSLATION', 2, '10:00-14:00', { occupations: ['INTERPRETER'] }), [
    'PERMIT_FIRST',
    'PERMIT_NEEDED',
    'ACT_20',
  ]),
  aCase('F-4', job('ETC', 5, '09:00-18:00', { occupations: ['CLEANER'] }), [
    'NO',
    'F4_CLOSED_JOBS',
    'F4_NOTICE',
  ]),
  aCase('F-4', job('ETC', 5, '09:00-18:00', { occupations: ['CLEANER', 'CASHIER'] }), [
    'NOT_KNOWN',
    'F4_CLOSED_JOBS',
    'F4_NOTICE',
    'F4_SIMPLE_LABOR',
  ]),
  aCase('F-4', job('ETC', 5, '09:00-18:00', { occupations: ['HOTEL_HOUSEKEEPER', 'HOTEL_WORKER'] }), [
    'NOT_KNOWN',
    'F4_CLOSED_JOBS',
    'F4_ROOMS',
    'F4_REGION_HOME',
  ]),
  ...['SECURITY_GUARD', 'DOMESTIC_HELPER'].flatMap((code) =>
    (['OFFICE', 'TRANSLATION', 'CONSTRUCTION'] as const).map((sector) =>
      aCase('F-4', job(sector, 5, '09:00-18:00', { occupations: [code] }), [
        'NOT_KNOWN',
        'F4_SIMPLE_LABOR',
        'DECREE_23_3',
      ]),
    ),
  ),
  aCase('F-4', job('OFFICE', 5, '09:00-18:00', { occupations: ['OFFICE_CLERK', 'MOVER'] }), [
    'NOT_KNOWN',
    'F4_CLOSED_JOBS',
    'F4_NOTICE',
  ]),
  aCase('F-4', job('OFFICE', 5, '09:00-18:00', { occupations: ['OFFICE_CLERK', 'INTERPRETER'] }), [
    'WITHIN_LIMITS',
    'F4_NOT_SIMPLE',
    'DECREE_23_3',
  ]),
  aCase('F-4', job('CONSTRUCTION', 5, '09:00-18:00', { occupations: ['TILER'] }), [
    'WITHIN_LIMITS',
    'F4_CONSTRUCTION_OPENED',
    'F4_UNIFIED',
  ]),
  aCase('F-4', job('ETC', 5, '09:00-18:00', { occupations: ['PARKING_ATTENDANT'] }), [
    'NOT_KNOWN',
    'F4_PARKING',
    'F4_OPENED_2026',
  ]),
  aCase('H-1', job('FACTORY', 3, '10:00-14:00', { occupations: ['ENGINEER'] }), [
    'NOT_KNOWN',
    'H1_PROFESSIONS',
    'H1_GUIDE',
  ]),
  aCase('F-4-R', job('ETC', 5, '09:00-18:00', { occupations: ['CLEANER'] }), [
    'NOT_KNOWN',
    'F4_REGION_TYPE',
    'DECREE_23_3',
  ]),
  // Codes as people write them, and types of another status.
  aCase(' f-6 ', office, ['YES', 'MARRIAGE_FREE', 'DECREE_23_2']),
  aCase('f6', office, ['YES', 'MARRIAGE_FREE', 'DECREE_23_2']),
  aCase('E7-4', job('RESTAURANT'), ['NO', 'E74_FIELD_ONLY', 'REPORT_NOTICE']),
  aCase('F-6-1', office, ['YES', 'MARRIAGE_FREE', 'DECREE_23_2']),
  aCase({ visaStatus: 'F-2', subCode: 'F-4-R' }, office, ['NOT_KNOWN', 'F2_TYPE_NEEDED', 'DECREE_23_2']),
  aCase({ visaStatus: 'F-2', subCode: 'nonsense' }, office, ['NOT_KNOWN', 'F2_TYPE_NEEDED', 'DECREE_23_2']),
]
