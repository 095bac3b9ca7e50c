import type { Message } from '../../../../../contract/base/define-message.ts'
import type { JobCategory } from '../../../../../contract/base/enums.ts'
import { type PhraseGroup, phraseGroupNames, phraseText } from '../../../../../contract/work/phrase-texts.ts'
import { occupationByCode } from '../../../../../reference/occupations.ts'
import { phraseGroups, phrases } from '../../../../../reference/phrases.ts'
import type { PhraseBook } from '../../../../entities/phrase/phrase-book.ts'
import type { AnnouncementValues } from '../announcement-values.ts'

/** Codes of a text, on as few lines as they take. */
const codesIn = (text: string): readonly string[] => text.trim().split(/\s+/)

/** What postings of a sector state most, tasks first. */
const SUITED: Readonly<Record<JobCategory, readonly string[]>> = {
  FACTORY: codesIn(`
    ASSEMBLE_PARTS LOAD_AND_CHECK_PARTS INSPECT_PRODUCTS PACK_AND_LABEL OPERATE_MACHINES CARRY_MATERIALS
    WELD_AND_CUT STANDING_WORK DAY_SHIFT TWO_SHIFTS OVERTIME_OFFERED DORMITORY_FREE MEALS_GIVEN
    COMPANY_BUS FOUR_INSURANCES NO_EXPERIENCE_OK
  `),
  FARM: codesIn(`
    PLANT_AND_WATER HARVEST_AND_SORT TEND_GREENHOUSE PRUNE_AND_THIN FEED_ANIMALS HARVEST_SEAFOOD
    HANDLE_NETS OUTDOOR_WORK EARLY_START DAYS_OFF_A_MONTH DORMITORY_FREE CONTAINER_HOUSE MEALS_THREE
    LUNCH_GIVEN BUS_FROM_DORMITORY PAID_DAILY ACCIDENT_INSURANCE COUPLES_WELCOME NO_EXPERIENCE_OK
  `),
  RESTAURANT: codesIn(`
    TAKE_ORDERS PREPARE_FOOD COOK_FOOD WASH_DISHES GRILL_AND_TABLES CHECKOUT_AND_WRAP BAKE_BREAD
    MAKE_DRINKS STANDING_WORK WEEKEND_WORK DAYS_OFF_A_MONTH PART_TIME MEALS_GIVEN HEALTH_CERTIFICATE
    SIMPLE_KOREAN STUDENTS_WELCOME
  `),
  CONSTRUCTION: codesIn(`
    CARRY_MATERIALS CLEAN_UP TIE_REBAR SET_FORMWORK POUR_CONCRETE SET_SCAFFOLDS HELP_TILES_PLASTER
    FINISH_WALLS INSTALL_PANELS SIGNAL_AND_SAFETY PIPES_AND_WIRES OUTDOOR_WORK HIGH_PLACES EARLY_START
    PAID_DAILY STUDIO_FLAT LUNCH_GIVEN SAFETY_TRAINING_CARD SAFETY_SHOES TEAM_WELCOME
  `),
  TRANSLATION: codesIn(`
    INTERPRET_TALKS TRANSLATE_PAPERS TEACH_LESSONS ANSWER_CUSTOMERS GUIDE_GUESTS GOOD_KOREAN TOPIK_LEVEL
    ENGLISH_OK FLEXIBLE_HOURS PART_TIME BRING_RESUME
  `),
  OFFICE: codesIn(`
    ENTER_DATA ANSWER_CUSTOMERS WRITE_QUOTES KEEP_BOOKS WRITE_POSTS TEACH_LESSONS WRITE_SOFTWARE
    MAKE_DRAWINGS SITTING_WORK WEEKENDS_OFF TOPIK_LEVEL GOOD_KOREAN FOUR_INSURANCES PERMANENT_JOB
    VISA_E7_SUPPORT BRING_RESUME
  `),
  ETC: codesIn(`
    LOAD_TRUCKS SORT_GOODS PICK_ORDERS DRIVE_FORKLIFT STOCK_SHELVES CLEAN_ROOMS CHANGE_LINEN SORT_LAUNDRY
    GUIDE_GUESTS WASH_VEHICLES CARE_FOR_PEOPLE DRIVING_LICENCE NIGHT_SHIFT PAID_DAILY MEALS_GIVEN
    COMPANY_BUS
  `),
}

type Sectors = Pick<AnnouncementValues, 'categories' | 'isOtherWork'>

/** Codes that suit the kinds of work; without any chosen, those of the occupations decide. */
export function suitedCodes({ categories, isOtherWork }: Sectors, occupations: readonly string[]): string[] {
  const chosen: readonly string[] = isOtherWork ? ['ETC'] : categories
  const named = occupations.flatMap((code) => occupationByCode(code)?.category ?? [])
  const sectors = chosen.length > 0 ? chosen : named
  return [...new Set(sectors.flatMap((sector) => SUITED[sector as JobCategory]))]
}

/** What a posting can state. */
export const jobPhraseBook: PhraseBook = {
  groups: phraseGroups.map((code) => ({ code, name: phraseGroupNames[code as PhraseGroup] })),
  phrases: phrases.flatMap(({ code, group, words, parameters }) => {
    const text = phraseText(code)
    return text ? [{ code, group, text, words, parameters: parameters.map(({ name }) => name) }] : []
  }),
}

interface FirstGroup {
  name: Message
  codes: readonly string[]
}

/** The same with what is chosen, and what suits the work, before everything else. */
export function bookFor(first: { chosen: FirstGroup; suited: FirstGroup }): PhraseBook {
  const { groups, phrases: all } = jobPhraseBook
  const [chosen, suited] = [first.chosen.codes, first.suited.codes]
  const place = (code: string) => (chosen.includes(code) ? chosen : suited).indexOf(code)
  return {
    groups: [
      { code: 'CHOSEN', name: first.chosen.name },
      { code: 'SUITED', name: first.suited.name },
      ...groups,
    ],
    phrases: all
      .map((phrase) => {
        if (chosen.includes(phrase.code)) return { ...phrase, group: 'CHOSEN' }
        return suited.includes(phrase.code) ? { ...phrase, group: 'SUITED' } : phrase
      })
      .toSorted((a, b) => place(a.code) - place(b.code)),
  }
}
