import { everywhere, type Expected, inEverySector, type WorkRightCase } from './case.ts'

const centreE9: Expected = [
  'EMPLOYMENT_CENTRE',
  'E9_CENTRE',
  'EMPLOYMENT_ACT_8',
  'E9_CHANGES',
  'WORKPLACE_PERMIT',
]
const openE9: Expected = ['NOT_KNOWN', 'E9_SECTOR_UNCLEAR', 'EMPLOYMENT_ACT_8', 'E9_CENTRE']
const noE9: Expected = ['NO', 'E9_SECTOR_OUTSIDE', 'DECREE_23_1']
const otherE9: Expected = ['NOT_KNOWN', 'E9_OTHER_SECTOR', 'EMPLOYMENT_ACT_25', 'E9_CENTRE']
const noE8: Expected = ['NO', 'E8_FIELD_ONLY', 'ACT_19_5']
const noE10: Expected = ['NO', 'E10_SHIPS_ONLY', 'DECREE_23_1']
const placeE7: Expected = [
  'PERMIT_FIRST',
  'E7_SAME_OCCUPATION',
  'DECREE_23_1',
  'WORKPLACE_PERMIT',
  'E7_REPORT_FOR_SOME',
]
const placeE74: Expected = [
  'PERMIT_FIRST',
  'E7_SAME_OCCUPATION',
  'DECREE_23_1',
  'WORKPLACE_PERMIT',
  'E74_NO_REPORT',
]
const noE74: Expected = ['NO', 'E74_FIELD_ONLY', 'REPORT_NOTICE']
const openE74: Expected = ['NOT_KNOWN', 'E74_FIELD_ONLY', 'REPORT_NOTICE']
const freeH2: Expected = ['WITHIN_LIMITS', 'H2_CENTRE', 'EMPLOYMENT_ACT_12', 'H2_NO_NEW_VISAS']
const openH2: Expected = ['NOT_KNOWN', 'H2_SECTOR_UNCLEAR', 'DECREE_12', 'H2_CENTRE']
const typeF2: Expected = ['NOT_KNOWN', 'F2_TYPE_NEEDED', 'DECREE_23_2', 'F2_FORMER_FIELD']
const freeF2: Expected = ['YES', 'F2_FREE_TYPE', 'DECREE_23_2', 'STAY_MUST_BE_VALID']
const fieldF2: Expected = ['NOT_KNOWN', 'F2_FORMER_FIELD', 'DECREE_23_2']
const openF4: Expected = ['NOT_KNOWN', 'F4_SIMPLE_LABOR', 'DECREE_23_3', 'F4_CLOSED_JOBS']
const notSimpleF4: Expected = [
  'WITHIN_LIMITS',
  'F4_NOT_SIMPLE',
  'DECREE_23_3',
  'F4_CLOSED_JOBS',
  'STAY_MUST_BE_VALID',
]
const builtF4: Expected = ['WITHIN_LIMITS', 'F4_CONSTRUCTION_OPENED', 'F4_UNIFIED', 'F4_CLOSED_JOBS']
const rareF1: Expected = ['NOT_KNOWN', 'F1_RARELY', 'ACT_18', 'PERMIT_NEEDED']
const permitG1: Expected = ['PERMIT_FIRST', 'PERMIT_NEEDED', 'ACT_20', 'G1_SOME_TYPES']
const buildingG1: Expected = ['NOT_KNOWN', 'G1_CONSTRUCTION_UNCLEAR', 'ACT_20', 'PERMIT_NEEDED']
const openC4: Expected = ['NOT_KNOWN', 'C4_UNCLEAR', 'DECREE_12', 'C4_WORKPLACE']
const holiday: Expected = [
  'WITHIN_LIMITS',
  'H1_HOLIDAY_WORK',
  'DECREE_23_5',
  'H1_HOURS',
  'STAY_MUST_BE_VALID',
]
const profession: Expected = ['NOT_KNOWN', 'H1_PROFESSIONS', 'H1_GUIDE']
const partTime: Expected = ['PERMIT_FIRST', 'PERMIT_NEEDED', 'ACT_20', 'D10_PART_TIME', 'D10_HOURS']
const fieldD10: Expected = ['NOT_KNOWN', 'D10_FIELD', 'D10_MANUAL', 'PERMIT_NEEDED']
const study: Expected = [
  'PERMIT_FIRST',
  'PERMIT_NEEDED',
  'ACT_20',
  'STUDENT_PAPERS',
  'STUDENT_CONDITIONS',
  'STUDENT_TWO_PLACES',
  'BACHELOR_HOURS_WITH_LEVEL',
]
const training: Expected = [
  'PERMIT_FIRST',
  'PERMIT_NEEDED',
  'ACT_20',
  'D4_SIX_MONTHS',
  'LANGUAGE_HOURS_WITH_LEVEL',
]
const noBuilding: Expected = ['NO', 'STUDENT_CONSTRUCTION', 'STUDENT_FIELDS']
const noFactory: Expected = ['NO', 'STUDENT_FACTORY_LEVEL', 'STUDENT_FIELDS']
const otherD4: Expected = ['NOT_KNOWN', 'D4_OTHER_TRAINING', 'DECREE_25', 'PERMIT_NEEDED']

/** Every status and type by sector: factory, farm, restaurant, construction, interpreting, office, other. */
export const statusCases: WorkRightCase[] = [
  ...inEverySector('E-9', [centreE9, centreE9, openE9, centreE9, noE9, noE9, openE9]),
  ...inEverySector('E-9-1', [centreE9, otherE9, otherE9, otherE9, noE9, noE9, openE9]),
  ...inEverySector('E-9-2', [otherE9, otherE9, otherE9, centreE9, noE9, noE9, openE9]),
  ...inEverySector('E-9-3', [otherE9, centreE9, otherE9, otherE9, noE9, noE9, openE9]),
  ...inEverySector('E-9-4', [otherE9, openE9, otherE9, otherE9, noE9, noE9, openE9]),
  ...inEverySector('E-8', [
    noE8,
    ['PERMIT_FIRST', 'E8_MUNICIPALITY', 'ACT_19_5', 'WORKPLACE_PERMIT'],
    noE8,
    noE8,
    noE8,
    noE8,
    ['NOT_KNOWN', 'E8_MUNICIPALITY', 'ACT_19_5'],
  ]),
  ...inEverySector('E-10', [
    noE10,
    noE10,
    noE10,
    noE10,
    noE10,
    noE10,
    ['NOT_KNOWN', 'E10_UNCLEAR', 'DECREE_23_1'],
  ]),
  ...inEverySector('E-7', everywhere(placeE7)),
  ...inEverySector('E-7-1', everywhere(placeE7)),
  ...inEverySector('E-7-4', [placeE74, placeE74, noE74, placeE74, noE74, noE74, openE74]),
  ...inEverySector({ visaStatus: 'E-7', subCode: 'E-7-4R' }, [
    placeE74,
    placeE74,
    noE74,
    placeE74,
    noE74,
    noE74,
    openE74,
  ]),
  ...inEverySector('H-2', [freeH2, freeH2, freeH2, freeH2, openH2, openH2, openH2]),
  ...inEverySector('F-2', everywhere(typeF2)),
  ...inEverySector('F-2-2', everywhere(freeF2)),
  ...inEverySector('F-2-3', everywhere(freeF2)),
  ...inEverySector('F-2-4', everywhere(freeF2)),
  ...inEverySector({ visaStatus: 'F-2', subCode: 'F-2-7' }, everywhere(freeF2)),
  ...inEverySector('F-2-5', everywhere(fieldF2)),
  ...inEverySector('F-2-6', everywhere(fieldF2)),
  ...inEverySector('F-2-99', everywhere(fieldF2)),
  ...inEverySector('F-2-R', everywhere(['NOT_KNOWN', 'F2_REGION_TYPE', 'F2R_NOTICE'])),
  ...inEverySector('F-2-10', everywhere(typeF2)),
  ...inEverySector('F-4', [openF4, openF4, openF4, builtF4, notSimpleF4, notSimpleF4, openF4]),
  ...inEverySector('F-4-19', [openF4, openF4, openF4, builtF4, notSimpleF4, notSimpleF4, openF4]),
  ...inEverySector('F-4-R', everywhere(['NOT_KNOWN', 'F4_REGION_TYPE', 'DECREE_23_3'])),
  ...inEverySector('F-5', everywhere(['YES', 'PERMANENT_FREE', 'ACT_10_3'])),
  ...inEverySector('F-6', everywhere(['YES', 'MARRIAGE_FREE', 'DECREE_23_2', 'STAY_MUST_BE_VALID'])),
  ...inEverySector('F-1', [
    rareF1,
    ['PERMIT_FIRST', 'PERMIT_NEEDED', 'ACT_20', 'F1_SEASONAL_FARM'],
    rareF1,
    rareF1,
    rareF1,
    rareF1,
    rareF1,
  ]),
  ...inEverySector(
    'G-1',
    everywhere(['NOT_KNOWN', 'G1_SOME_TYPES', 'G1_GUIDE', 'G1_TYPE_UNCLEAR', 'PERMIT_NEEDED']),
  ),
  ...inEverySector('G-1-5', [permitG1, permitG1, permitG1, buildingG1, permitG1, permitG1, permitG1]),
  ...inEverySector('G-1-6', [permitG1, permitG1, permitG1, buildingG1, permitG1, permitG1, permitG1]),
  ...inEverySector('G-1-3', everywhere(['NOT_KNOWN', 'G1_TYPE_UNCLEAR', 'ACT_20', 'PERMIT_NEEDED'])),
  ...inEverySector('B-1', everywhere(['NO', 'C3_NO_WORK', 'ACT_18'])),
  ...inEverySector('B-2', everywhere(['NO', 'C3_NO_WORK', 'ACT_18'])),
  ...inEverySector('C-3', everywhere(['NO', 'C3_NO_WORK', 'ACT_18'])),
  ...inEverySector('C-4', [
    openC4,
    ['PERMIT_FIRST', 'C4_WORKPLACE', 'ACT_18', 'WORKPLACE_PERMIT'],
    openC4,
    openC4,
    openC4,
    openC4,
    openC4,
  ]),
  ...inEverySector(
    'H-1',
    [holiday, holiday, holiday, holiday, profession, profession, profession],
    5,
    '09:00-14:00',
  ),
  ...inEverySector(
    { visaStatus: 'D-10', koreanLevel: 'TOPIK4' },
    [fieldD10, partTime, partTime, fieldD10, partTime, partTime, partTime],
    5,
    '18:00-22:00',
  ),
  ...inEverySector(
    { visaStatus: 'D-2', koreanLevel: 'TOPIK4', enrolled: true, course: 'BACHELOR_3_4' },
    [study, study, study, noBuilding, study, study, study],
    5,
    '18:00-23:00',
  ),
  ...inEverySector(
    { visaStatus: 'D-2', koreanLevel: 'TOPIK3', enrolled: true, course: 'BACHELOR_1_2' },
    [noFactory, study, study, noBuilding, study, study, study],
    5,
    '18:00-23:00',
  ),
  ...inEverySector(
    { visaStatus: 'D-2-5', koreanLevel: 'TOPIK6', enrolled: true },
    everywhere(['NO', 'STUDENT_RESEARCH', 'STUDENT_RESEARCH']),
    2,
    '10:00-14:00',
  ),
  ...inEverySector(
    { visaStatus: 'D-4-1', koreanLevel: 'TOPIK2', enrolled: true },
    [noFactory, training, training, noBuilding, training, training, training],
    5,
    '18:00-22:00',
  ),
  ...inEverySector({ visaStatus: 'D-4-2', koreanLevel: 'TOPIK2', enrolled: true }, everywhere(otherD4)),
]
