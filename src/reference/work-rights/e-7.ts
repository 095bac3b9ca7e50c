import { because, type Finding, finding, inAllSectors, type WorkRightRule } from './rule.ts'

const anotherWorkplace = finding(
  'PERMIT_FIRST',
  because('E7_SAME_OCCUPATION', 'DECREE_23_1'),
  because('WORKPLACE_PERMIT', 'ACT_21'),
  because('E7_REPORT_FOR_SOME', 'REPORT_NOTICE'),
)
const skilled = finding(
  'PERMIT_FIRST',
  because('E7_SAME_OCCUPATION', 'DECREE_23_1'),
  because('WORKPLACE_PERMIT', 'ACT_21'),
  because('E74_NO_REPORT', 'REPORT_NOTICE'),
)
const outside = finding('NO', because('E74_FIELD_ONLY', 'REPORT_NOTICE'))
const inFields = (own: Finding) =>
  inAllSectors(outside, {
    FACTORY: own,
    FARM: own,
    CONSTRUCTION: own,
    ETC: finding('NOT_KNOWN', because('E74_FIELD_ONLY', 'REPORT_NOTICE')),
  })

/** Simple work of services, none of which is an occupation that E-7 is given for. */
const SIMPLE_SERVICES = [
  'KITCHEN_ASSISTANT',
  'DISHWASHER',
  'SERVER',
  'FAST_FOOD_CREW',
  'FOOD_DELIVERY_PACKER',
  'FOOD_RIDER',
  'DELIVERY_DRIVER',
  'CLEANER',
  'CAR_WASHER',
  'WASTE_COLLECTOR',
  'SECURITY_GUARD',
  'PARKING_ATTENDANT',
  'CASHIER',
  'CONVENIENCE_STORE_CLERK',
  'STOCKER',
  'GAS_STATION_ATTENDANT',
  'LOADER_WORKER',
  'PARCEL_SORTER',
  'PICKER',
  'MOVER',
  'HOTEL_HOUSEKEEPER',
  'LAUNDRY_WORKER',
]
/** Simple work in the fields of E-7-4, for which the visa's own field decides. */
const SIMPLE_IN_FIELDS = [
  'PACKER',
  'LABELLER',
  'WAREHOUSE_FACTORY_HANDLER',
  'CONSTRUCTION_LABORER',
  'SITE_TIDIER',
  'PRODUCE_SORTER',
  'FARM_WORKER',
]

const simple = (occupations: readonly string[]) => ({
  occupations,
  all: finding('NO', because('E7_SIMPLE_LABOR', 'DECREE_12')),
  some: finding('NOT_KNOWN', because('E7_SIMPLE_LABOR', 'DECREE_12')),
})

/** One occupation at one workplace. E-7-4 is the points system: root industry, manufacturing, building, farming, fishing. */
export const e7: WorkRightRule = {
  status: 'E-7',
  checkedOn: '2026-11-28',
  sectors: inAllSectors(anotherWorkplace),
  byOccupation: [simple(SIMPLE_SERVICES), { ...simple(SIMPLE_IN_FIELDS), exceptFor: ['E-7-4', 'E-7-4R'] }],
  types: {
    'E-7-4': inFields({ ...skilled, because: [...skilled.because, because('E74_TWO_YEARS', 'E74_POINTS')] }),
    'E-7-4R': inFields(skilled),
  },
  // What is read speaks of the change to E-7-4, and not of one of the workplace afterwards.
  longContract: {
    types: ['E-7-4'],
    short: finding('NOT_KNOWN', because('E74_SHORT_CONTRACT', 'E74_POINTS')),
  },
}
