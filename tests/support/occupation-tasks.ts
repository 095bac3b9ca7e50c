/**
 * The tasks that go with an occupation: postings for it name one of the first, and none but these. Of occupations by the
 * code, of tasks by the code of their phrase.
 */
interface OccupationTasks {
  occupations: string
  main: string
  others: string
}

const LINE = 'INSPECT_PRODUCTS PACK_AND_LABEL MAINTAIN_MACHINES CARRY_MATERIALS WRITE_RECORDS TIDY_TOOLS'
const STORE = 'PICK_ORDERS LOAD_TRUCKS SORT_GOODS CARRY_MATERIALS TIDY_TOOLS'
const FIELD = 'PLANT_AND_WATER TEND_GREENHOUSE PRUNE_AND_THIN LOAD_TRUCKS TIDY_TOOLS'
const KITCHEN = 'PREPARE_FOOD WASH_DISHES STORE_FOOD COOK_FOOD'
const HALL = 'TAKE_ORDERS CHECKOUT_AND_WRAP GRILL_AND_TABLES GUIDE_GUESTS STORE_FOOD'
const SITE = 'CARRY_MATERIALS CLEAN_UP'
const DESK = 'ENTER_DATA WRITE_RECORDS ANSWER_CUSTOMERS WRITE_QUOTES'

const ALL: readonly OccupationTasks[] = [
  // FACTORY
  {
    occupations:
      'PRODUCTION_WORKER CHEMICAL_WORKER COSMETICS_WORKER PHARMA_WORKER SEMICONDUCTOR_OPERATOR WIRE_WORKER TEXTILE_OPERATOR',
    main: LINE,
    others: STORE,
  },
  {
    occupations: 'ASSEMBLER AUTO_PARTS_ASSEMBLER ELECTRONICS_ASSEMBLER MACHINE_ASSEMBLER',
    main: `ASSEMBLE_PARTS ${LINE}`,
    others: STORE,
  },
  { occupations: 'PACKER LABELLER', main: 'PACK_AND_LABEL', others: `${LINE} ${STORE}` },
  { occupations: 'QUALITY_INSPECTOR ELECTRONICS_INSPECTOR', main: 'INSPECT_PRODUCTS', others: LINE },
  { occupations: 'FOOD_WORKER MEAT_PROCESSOR', main: `PREPARE_FOOD ${LINE}`, others: STORE },
  { occupations: 'WELDER', main: 'WELD_AND_CUT', others: `${LINE} ${SITE}` },
  { occupations: 'PAINTER_INDUSTRIAL', main: 'PAINT_AND_COAT', others: LINE },
  {
    occupations: 'CNC_OPERATOR MCT_OPERATOR',
    main: 'OPERATE_MACHINES',
    others: `LOAD_AND_CHECK_PARTS ${LINE}`,
  },
  {
    occupations: 'PRESS_OPERATOR INJECTION_MOLDER',
    main: 'OPERATE_MACHINES',
    others: `LOAD_AND_CHECK_PARTS CHANGE_MOLDS ${LINE}`,
  },
  {
    occupations: 'PLASTIC_WORKER',
    main: `OPERATE_MACHINES ${LINE}`,
    others: `LOAD_AND_CHECK_PARTS CHANGE_MOLDS ${STORE}`,
  },
  { occupations: 'MOLD_MAKER', main: 'CHANGE_MOLDS', others: LINE },
  { occupations: 'PLATING_WORKER FOUNDRY_WORKER', main: 'LOAD_AND_CHECK_PARTS', others: LINE },
  { occupations: 'SEWING_WORKER FABRIC_CUTTER', main: 'SEW_AND_CUT', others: LINE },
  { occupations: 'MAINTENANCE_TECH', main: 'MAINTAIN_MACHINES', others: LINE },
  { occupations: 'FORKLIFT_DRIVER', main: 'DRIVE_FORKLIFT', others: `WRITE_RECORDS ${STORE}` },
  { occupations: 'LOADER_WORKER', main: 'LOAD_TRUCKS', others: STORE },
  // FARM
  {
    occupations: 'VEGETABLE_GROWER GREENHOUSE_WORKER STRAWBERRY_PICKER FIELD_CROP_WORKER MUSHROOM_GROWER',
    main: 'HARVEST_AND_SORT',
    others: FIELD,
  },
  { occupations: 'PRODUCE_SORTER', main: 'HARVEST_AND_SORT', others: `${STORE} PACK_AND_LABEL` },
  { occupations: 'FRUIT_GROWER', main: 'PRUNE_AND_THIN', others: `HARVEST_AND_SORT ${FIELD}` },
  { occupations: 'FLOWER_GROWER', main: 'PLANT_AND_WATER', others: FIELD },
  {
    occupations: 'PIG_FARM_WORKER CATTLE_FARM_WORKER DAIRY_WORKER POULTRY_WORKER',
    main: 'FEED_ANIMALS',
    others: 'LOAD_TRUCKS TIDY_TOOLS',
  },
  { occupations: 'FISHERMAN', main: 'HANDLE_NETS', others: 'HARVEST_SEAFOOD LOAD_TRUCKS TIDY_TOOLS' },
  {
    occupations: 'FISH_FARMER SEAWEED_WORKER FISH_PROCESSOR',
    main: 'HARVEST_SEAFOOD',
    others: 'HANDLE_NETS LOAD_TRUCKS TIDY_TOOLS',
  },
  // RESTAURANT
  {
    occupations:
      'COOK KOREAN_COOK CHINESE_COOK ASIAN_COOK JAPANESE_COOK WESTERN_COOK CHICKEN_COOK CANTEEN_WORKER',
    main: 'COOK_FOOD',
    others: KITCHEN,
  },
  { occupations: 'KITCHEN_ASSISTANT', main: 'PREPARE_FOOD', others: KITCHEN },
  { occupations: 'DISHWASHER', main: 'WASH_DISHES', others: KITCHEN },
  { occupations: 'GRILL_WORKER', main: 'GRILL_AND_TABLES', others: `TIDY_TOOLS ${HALL}` },
  { occupations: 'SERVER', main: 'TAKE_ORDERS', others: HALL },
  { occupations: 'RESTAURANT_MANAGER', main: 'MANAGE_SHOP', others: HALL },
  { occupations: 'BARISTA', main: 'MAKE_DRINKS', others: HALL },
  {
    occupations: 'BAKER',
    main: 'BAKE_BREAD',
    others: 'PREPARE_FOOD CHECKOUT_AND_WRAP STORE_FOOD TIDY_TOOLS',
  },
  { occupations: 'FAST_FOOD_CREW', main: 'TAKE_ORDERS', others: `${HALL} ${KITCHEN}` },
  { occupations: 'FOOD_DELIVERY_PACKER', main: 'CHECKOUT_AND_WRAP', others: `${HALL} PACK_AND_LABEL` },
  // CONSTRUCTION
  { occupations: 'REBAR_WORKER', main: 'TIE_REBAR', others: SITE },
  { occupations: 'FORM_CARPENTER', main: 'SET_FORMWORK', others: SITE },
  { occupations: 'CONCRETE_WORKER', main: 'POUR_CONCRETE', others: `SET_FORMWORK ${SITE}` },
  { occupations: 'SCAFFOLDER', main: 'SET_SCAFFOLDS', others: SITE },
  { occupations: 'PLASTERER TILER', main: 'HELP_TILES_PLASTER', others: SITE },
  { occupations: 'BRICKLAYER WATERPROOFER WALLPAPER_WORKER', main: 'FINISH_WALLS', others: SITE },
  { occupations: 'BUILDING_PAINTER', main: 'PAINT_AND_COAT', others: SITE },
  { occupations: 'PLUMBER ELECTRICIAN', main: 'PIPES_AND_WIRES', others: SITE },
  { occupations: 'PANEL_INSTALLER', main: 'INSTALL_PANELS', others: SITE },
  { occupations: 'SIGNALLER SAFETY_WATCHER', main: 'SIGNAL_AND_SAFETY', others: SITE },
  { occupations: 'EXCAVATOR_OPERATOR', main: 'OPERATE_MACHINES', others: `SIGNAL_AND_SAFETY ${SITE}` },
  { occupations: 'LANDSCAPER', main: 'PLANT_AND_WATER', others: 'PRUNE_AND_THIN CARRY_MATERIALS' },
  {
    occupations: 'CONSTRUCTION_LABORER SITE_TIDIER ROAD_WORKER',
    main: 'CARRY_MATERIALS',
    others: `SIGNAL_AND_SAFETY SET_FORMWORK ${SITE}`,
  },
  // TRANSLATION
  {
    occupations: 'INTERPRETER COUNSELLOR_FOREIGN MEDICAL_COORDINATOR',
    main: 'INTERPRET_TALKS',
    others: 'TRANSLATE_PAPERS WRITE_RECORDS ANSWER_CUSTOMERS GUIDE_GUESTS',
  },
  { occupations: 'TRANSLATOR', main: 'TRANSLATE_PAPERS', others: 'ENTER_DATA' },
  { occupations: 'TOUR_GUIDE', main: 'GUIDE_GUESTS', others: 'INTERPRET_TALKS TRANSLATE_PAPERS' },
  // OFFICE
  {
    occupations: 'OFFICE_CLERK HR_CLERK PURCHASING_CLERK QUALITY_CLERK RESEARCH_ASSISTANT',
    main: 'ENTER_DATA',
    others: DESK,
  },
  { occupations: 'ACCOUNTING_CLERK', main: 'KEEP_BOOKS', others: DESK },
  { occupations: 'TRADE_CLERK OVERSEAS_SALES', main: 'WRITE_QUOTES', others: `TRANSLATE_PAPERS ${DESK}` },
  { occupations: 'CUSTOMER_SERVICE', main: 'ANSWER_CUSTOMERS', others: DESK },
  { occupations: 'ONLINE_SHOP_OPERATOR', main: 'ENTER_DATA', others: `WRITE_POSTS TRANSLATE_PAPERS ${DESK}` },
  { occupations: 'MARKETER CONTENT_CREATOR', main: 'WRITE_POSTS', others: DESK },
  { occupations: 'DEVELOPER', main: 'WRITE_SOFTWARE', others: DESK },
  { occupations: 'DESIGNER CAD_DESIGNER', main: 'MAKE_DRAWINGS', others: DESK },
  { occupations: 'ACADEMY_TEACHER', main: 'TEACH_LESSONS', others: DESK },
  { occupations: 'STUDENT_COUNSELLOR', main: 'ANSWER_CUSTOMERS', others: `TRANSLATE_PAPERS ${DESK}` },
  { occupations: 'HOTEL_RECEPTIONIST', main: 'GUIDE_GUESTS', others: DESK },
  // ETC
  { occupations: 'PARCEL_SORTER DELIVERY_DRIVER', main: 'SORT_GOODS', others: STORE },
  { occupations: 'MOVER', main: 'LOAD_TRUCKS', others: 'CARRY_MATERIALS TIDY_TOOLS' },
  { occupations: 'HOTEL_HOUSEKEEPER CLEANER', main: 'CLEAN_ROOMS', others: 'CHANGE_LINEN TIDY_TOOLS' },
  {
    occupations: 'LAUNDRY_FACTORY_WORKER LAUNDRY_WORKER',
    main: 'SORT_LAUNDRY',
    others: 'CHANGE_LINEN TIDY_TOOLS',
  },
  { occupations: 'CAR_WASHER', main: 'WASH_VEHICLES', others: 'GUIDE_GUESTS TIDY_TOOLS' },
  { occupations: 'NURSE_AIDE CAREGIVER', main: 'CARE_FOR_PEOPLE', others: 'CLEAN_ROOMS CHANGE_LINEN' },
  { occupations: 'PROMOTER', main: 'GUIDE_GUESTS', others: 'CARRY_MATERIALS TIDY_TOOLS' },
  { occupations: 'GAS_STATION_ATTENDANT', main: 'GUIDE_GUESTS', others: 'CHECKOUT_AND_WRAP WASH_VEHICLES' },
  { occupations: 'CONVENIENCE_STORE_CLERK', main: 'CHECKOUT_AND_WRAP', others: 'STOCK_SHELVES GUIDE_GUESTS' },
]

const wordsOf = (text: string) => text.split(' ')
const byOccupation = new Map(
  ALL.flatMap((each) => wordsOf(each.occupations).map((code) => [code, each] as const)),
)

/** Whether tasks are those of an occupation, and its main one is among them. */
export function isWorkOf(occupation: string, tasks: readonly string[]): boolean {
  const known = byOccupation.get(occupation)
  if (!known) return false
  const main = wordsOf(known.main)
  const all = new Set([...main, ...wordsOf(known.others)])
  return tasks.some((task) => main.includes(task)) && tasks.every((task) => all.has(task))
}
