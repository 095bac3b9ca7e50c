import { JOB_CATEGORIES } from '../../../src/contract/base/enums.ts'
import { aCase, type Expected, job, type WorkRightCase } from './case.ts'

const closed: Expected = ['NO', 'DELIVERY_CLOSED', 'DELIVERY_FINES']
const unclear: Expected = ['NOT_KNOWN', 'DELIVERY_UNCLEAR', 'DELIVERY_STATUSES']
const crew: Expected = ['PERMIT_FIRST', 'E10_CREW_ROUTE', 'DECREE_12', 'WORKPLACE_PERMIT']
const centre: Expected = ['EMPLOYMENT_CENTRE', 'E9_CENTRE', 'EMPLOYMENT_ACT_8', 'E9_REEMPLOYMENT']
const otherSector: Expected = ['NOT_KNOWN', 'E9_OTHER_SECTOR', 'EMPLOYMENT_ACT_25']
const simple: Expected = ['NO', 'E7_SIMPLE_LABOR', 'DECREE_12']

const shift = '18:00-21:00'
const of = (occupations: readonly string[], sector: Parameters<typeof job>[0], days = 3) =>
  job(sector, days, shift, { occupations })

/** Work whose occupation says more than its sector. Expected answers come from the texts named as sources. */
export const occupationCases: WorkRightCase[] = [
  // Deliveries: students and job seekers were fined for them; F-2, F-5 and F-6 may.
  ...['D-2', 'D-2-3', 'D-4', 'D-4-1', 'D-10'].flatMap((status) =>
    JOB_CATEGORIES.filter((sector) => sector !== 'CONSTRUCTION').flatMap((sector) =>
      ['FOOD_RIDER', 'DELIVERY_DRIVER'].map((code) =>
        aCase({ visaStatus: status, koreanLevel: 'TOPIK6', enrolled: true }, of([code], sector), closed),
      ),
    ),
  ),
  aCase(
    { visaStatus: 'D-2', koreanLevel: 'TOPIK6', enrolled: true },
    of(['SERVER', 'FOOD_RIDER'], 'RESTAURANT'),
    ['NOT_KNOWN', 'DELIVERY_CLOSED', 'DELIVERY_FINES'],
  ),
  ...['H-1', 'G-1-5', 'F-1', 'C-4', 'H-2'].map((status) =>
    aCase(status, of(['FOOD_RIDER'], 'RESTAURANT'), unclear),
  ),
  aCase('F-4', of(['FOOD_RIDER'], 'RESTAURANT'), ['NO', 'F4_CLOSED_JOBS', 'F4_NOTICE']),
  aCase('F-4', of(['MOVER'], 'ETC'), ['NO', 'F4_CLOSED_JOBS', 'F4_NOTICE']),
  aCase('F-6', of(['FOOD_RIDER'], 'RESTAURANT'), ['YES', 'MARRIAGE_FREE', 'DECREE_23_2']),
  aCase('F-5', of(['DELIVERY_DRIVER'], 'ETC'), ['YES', 'PERMANENT_FREE', 'ACT_10_3']),
  aCase('F-2-7', of(['DELIVERY_DRIVER'], 'ETC'), ['YES', 'F2_FREE_TYPE', 'DECREE_23_2']),
  // Ships: E-10-2 fishes, E-10-1 carries cargo; E-9-4 is for small boats and fish farms.
  aCase('E-10', of(['FISHERMAN'], 'FARM'), crew),
  aCase('E-10-2', of(['FISHERMAN'], 'FARM'), crew),
  aCase('E-10-1', of(['SEAMAN'], 'ETC'), crew),
  aCase('E-10-2', of(['SEAMAN'], 'ETC'), ['NOT_KNOWN', 'E10_UNCLEAR', 'DECREE_23_1']),
  aCase('E-10-1', of(['FISHERMAN'], 'FARM'), ['NOT_KNOWN', 'E10_UNCLEAR', 'DECREE_23_1']),
  aCase('E-10', of(['PIG_FARM_WORKER'], 'FARM'), ['NO', 'E10_SHIPS_ONLY', 'DECREE_23_1']),
  aCase('E-10', of(['DELIVERY_DRIVER'], 'ETC'), ['NO', 'E10_SHIPS_ONLY', 'DECREE_23_1']),
  aCase('E-8', of(['FOOD_RIDER'], 'ETC'), ['NO', 'E8_FIELD_ONLY', 'DECREE_12']),
  ...['FISHERMAN', 'FISH_FARMER', 'SEAWEED_WORKER'].flatMap((code) => [
    aCase('E-9-4', of([code], 'FARM'), [...centre, 'E9_FISHING']),
    aCase('E-9-3', of([code], 'FARM'), otherSector),
  ]),
  ...['VEGETABLE_GROWER', 'PIG_FARM_WORKER', 'MUSHROOM_GROWER'].flatMap((code) => [
    aCase('E-9-3', of([code], 'FARM'), centre),
    aCase('E-9-4', of([code], 'FARM'), otherSector),
  ]),
  aCase('E-9', of(['DELIVERY_DRIVER'], 'FACTORY'), unclear),
  aCase('E-8', of(['FISH_PROCESSOR'], 'FACTORY'), [
    'PERMIT_FIRST',
    'E8_PROCESSING',
    'SEASONAL_FISHERY',
    'E8_MUNICIPALITY',
  ]),
  aCase('E-8', of(['MEAT_PROCESSOR'], 'FACTORY'), ['NO', 'E8_FIELD_ONLY', 'ACT_19_5']),
  // E-7 is for occupations that the minister names, and simple services are none.
  ...['DISHWASHER', 'KITCHEN_ASSISTANT', 'CONVENIENCE_STORE_CLERK'].map((code) =>
    aCase('E-7', of([code], code === 'CONVENIENCE_STORE_CLERK' ? 'ETC' : 'RESTAURANT'), simple),
  ),
  aCase('E-7', of(['KOREAN_COOK'], 'RESTAURANT'), ['PERMIT_FIRST', 'E7_SAME_OCCUPATION', 'DECREE_23_1']),
  // Simple jobs that were opened to F-4.
  ...['PACKER', 'LABELLER', 'STOCKER', 'GAS_STATION_ATTENDANT', 'LOADER_WORKER'].map((code) =>
    aCase('F-4', of([code], 'ETC'), ['WITHIN_LIMITS', 'F4_OPENED_2026', 'F4_OPENED_2026', 'F4_CLOSED_JOBS']),
  ),
  ...['KITCHEN_ASSISTANT', 'DISHWASHER', 'FAST_FOOD_CREW'].map((code) =>
    aCase('F-4', of([code], 'RESTAURANT'), ['WITHIN_LIMITS', 'F4_OPENED_2023', 'F4_OPENED_2023']),
  ),
  aCase('F-4', of(['PACKER', 'CLEANER'], 'FACTORY'), ['NOT_KNOWN', 'F4_CLOSED_JOBS', 'F4_NOTICE']),
  // H-2 may look for work and move in its industries.
  aCase('H-2', of(['TILER'], 'CONSTRUCTION'), [
    'WITHIN_LIMITS',
    'H2_CENTRE',
    'EMPLOYMENT_ACT_12',
    'H2_CONSTRUCTION',
  ]),
  // A course taught in English: whether the test of English counts decides above ten hours.
  ...[true, null, false].map((englishTaught) =>
    aCase(
      {
        visaStatus: 'D-2',
        course: 'BACHELOR_3_4',
        koreanLevel: 'NONE',
        enrolled: true,
        certifiedSchool: true,
        englishTaught,
      },
      of(['BARISTA'], 'RESTAURANT', 5),
      englishTaught === null
        ? ['NOT_KNOWN', 'STUDENT_ENGLISH_COURSE', 'STUDENT_HOURS']
        : englishTaught
          ? ['PERMIT_FIRST', 'PERMIT_NEEDED', 'ACT_20', 'BACHELOR_HOURS_WITH_LEVEL']
          : ['NO', 'HOURS_TOO_LONG', 'STUDENT_HOURS'],
    ),
  ),
  aCase({ visaStatus: 'D-2', koreanLevel: 'TOPIK5' }, of(['DEVELOPER'], 'OFFICE', 2), [
    'NOT_KNOWN',
    'STUDENT_PROFESSIONS',
    'STUDENT_CONDITIONS',
    'STUDENT_INTERNSHIP',
  ]),
  aCase({ visaStatus: 'D-4-1', koreanLevel: 'TOPIK3', enrolled: true }, of(['BARISTA'], 'RESTAURANT', 3), [
    'PERMIT_FIRST',
    'PERMIT_NEEDED',
    'ACT_20',
    'D4_ATTENDANCE',
  ]),
]
