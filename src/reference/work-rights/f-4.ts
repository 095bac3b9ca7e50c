import { because, finding, inAllSectors, type WorkRightRule } from './rule.ts'

const closed = because('F4_CLOSED_JOBS', 'F4_NOTICE')
const region = because('F4_REGION_HOME', 'F4_ROOMS')
const simpleOrNot = finding('NOT_KNOWN', because('F4_SIMPLE_LABOR', 'DECREE_23_3'), closed)
const notSimple = finding('WITHIN_LIMITS', because('F4_NOT_SIMPLE', 'DECREE_23_3'), closed)

/** Office work that the decree's list of simple labor does not name. */
const OFFICE = [
  'TELEMARKETER',
  'ACADEMY_TEACHER',
  'SPORTS_INSTRUCTOR',
  'STUDENT_COUNSELLOR',
  'OFFICE_CLERK',
  'ACCOUNTING_CLERK',
  'HR_CLERK',
  'TRADE_CLERK',
  'PURCHASING_CLERK',
  'QUALITY_CLERK',
  'OVERSEAS_SALES',
  'SALESPERSON',
  'ONLINE_SHOP_OPERATOR',
  'CUSTOMER_SERVICE',
  'HOTEL_RECEPTIONIST',
  'MARKETER',
  'CONTENT_CREATOR',
  'DESIGNER',
  'MODEL',
  'DEVELOPER',
  'DATA_ANALYST',
  'IT_SUPPORT',
  'CAD_DESIGNER',
  'ENGINEER',
  'RESEARCH_ASSISTANT',
]
const TRANSLATION = [
  'TOUR_GUIDE',
  'INTERPRETER',
  'TRANSLATOR',
  'MEDICAL_COORDINATOR',
  'COUNSELLOR_FOREIGN',
  'LANGUAGE_TEACHER',
]
const CONSTRUCTION = [
  'CONSTRUCTION_LABORER',
  'SITE_TIDIER',
  'REBAR_WORKER',
  'FORM_CARPENTER',
  'CARPENTER',
  'CONCRETE_WORKER',
  'SCAFFOLDER',
  'PLASTERER',
  'TILER',
  'BRICKLAYER',
  'WATERPROOFER',
  'WALLPAPER_WORKER',
  'BUILDING_PAINTER',
  'PLUMBER',
  'ELECTRICIAN',
  'DUCT_WORKER',
  'STEEL_ERECTOR',
  'PANEL_INSTALLER',
  'DRYWALL_WORKER',
  'DEMOLITION_WORKER',
  'ROAD_WORKER',
  'SIGNALLER',
  'SAFETY_WATCHER',
  'EXCAVATOR_OPERATOR',
  'CRANE_OPERATOR',
  'DRILLING_WORKER',
  'ELEVATOR_INSTALLER',
  'TELECOM_INSTALLER',
]

/** Simple jobs that were opened on 12 February 2026; of parking, only the guides. */
const OPENED_2026 = [
  'PACKER',
  'LABELLER',
  'LOADER_WORKER',
  'WAREHOUSE_FACTORY_HANDLER',
  'STOCKER',
  'GAS_STATION_ATTENDANT',
  'CONSTRUCTION_LABORER',
  'SITE_TIDIER',
]
/** Jobs of restaurants and hotels that were opened on 1 May 2023. Cleaning rooms is none of them. */
const OPENED_2023 = ['KITCHEN_ASSISTANT', 'DISHWASHER', 'FAST_FOOD_CREW', 'SERVER', 'HOTEL_WORKER']

const opened = (occupations: readonly string[], code: 'F4_OPENED_2026' | 'F4_OPENED_2023') => ({
  occupations,
  all: finding('WITHIN_LIMITS', because(code, code), closed),
  some: finding('NOT_KNOWN', because(code, code), because('F4_SIMPLE_LABOR', 'DECREE_23_3'), closed),
  exceptFor: ['F-4-R'],
})

/**
 * All work but simple labor and what the notice closes. The list in its annex could not be read, so sectors with jobs of
 * both kinds stay open, as do occupations that a sector does not belong to; that building labor was opened is confirmed.
 * Parking attendants stay "not known": guiding cars was opened, watching them was not.
 */
export const f4: WorkRightRule = {
  status: 'F-4',
  checkedOn: '2026-11-28',
  sectors: inAllSectors(simpleOrNot, {
    OFFICE: notSimple,
    TRANSLATION: notSimple,
    CONSTRUCTION: finding('WITHIN_LIMITS', because('F4_CONSTRUCTION_OPENED', 'F4_UNIFIED'), closed),
  }),
  ownOccupations: {
    OFFICE: { occupations: [...OFFICE, ...TRANSLATION], otherwise: simpleOrNot },
    TRANSLATION: { occupations: [...OFFICE, ...TRANSLATION], otherwise: simpleOrNot },
    CONSTRUCTION: { occupations: [...CONSTRUCTION, ...OFFICE, ...TRANSLATION], otherwise: simpleOrNot },
  },
  byOccupation: [
    opened(OPENED_2026, 'F4_OPENED_2026'),
    opened(OPENED_2023, 'F4_OPENED_2023'),
    {
      occupations: ['PARKING_ATTENDANT'],
      all: finding('NOT_KNOWN', because('F4_PARKING', 'F4_OPENED_2026'), closed),
      some: finding('NOT_KNOWN', because('F4_PARKING', 'F4_OPENED_2026'), closed),
      exceptFor: ['F-4-R'],
    },
    {
      occupations: ['HOTEL_HOUSEKEEPER'],
      all: finding('NO', because('F4_CLOSED_JOBS', 'F4_ROOMS'), region),
      some: finding('NOT_KNOWN', because('F4_CLOSED_JOBS', 'F4_ROOMS'), region),
      exceptFor: ['F-4-R'],
    },
    {
      occupations: ['CLEANER', 'DELIVERY_DRIVER', 'FOOD_RIDER', 'MOVER', 'WASTE_COLLECTOR'],
      all: finding('NO', closed, region),
      some: finding('NOT_KNOWN', closed, region),
      exceptFor: ['F-4-R'],
    },
  ],
  types: {
    'F-4-R': inAllSectors(finding('NOT_KNOWN', because('F4_REGION_TYPE', 'DECREE_23_3'))),
  },
}
