import { defineMessage as text } from '#message'
import type { WorkRightReason } from '../../reference/work-rights/vocabulary.ts'
import type { Message } from '../base/define-message.ts'

/**
 * The sentence of every reason, for readers and in answers of the API. Facts with their source, never advice; a new code
 * does not compile until it has one.
 */
export const reasonTexts: Record<WorkRightReason, Message> = {
  PERMANENT_FREE: text({ message: 'Permanent residents may do any lawful work.' }),
  MARRIAGE_FREE: text({ message: 'Marriage migrants may do any lawful work.' }),
  F2_FREE_TYPE: text({ message: 'This type of F-2 may do any lawful work.' }),
  F2_TYPE_NEEDED: text({
    message: 'F-2 has many types with different rules. Your type (such as F-2-7) is on your residence card.',
  }),
  F2_FORMER_FIELD: text({
    message: 'Some types of F-2 may only go on with work in the field of their former status.',
  }),
  F2_REGION_TYPE: text({ message: 'F-2-R must live and work in the region that recommended you.' }),
  F4_NOT_SIMPLE: text({
    message: 'F-4 may do all work except simple labor and some jobs that an official notice prohibits.',
  }),
  F4_SIMPLE_LABOR: text({
    message:
      'Whether F-4 may do this depends on the task: simple labor on the list of prohibited jobs is not allowed. We know only a part of the list.',
  }),
  F4_CONSTRUCTION_OPENED: text({
    message: 'Simple construction labor has been open to F-4 since 12 February 2026.',
  }),
  F4_CLOSED_JOBS: text({
    message:
      'Closed to F-4 are for example deliveries, cleaning, moving, waste collection, apartment guards, karaoke rooms and entertainment bars.',
  }),
  F4_OPENED_2026: text({
    message: 'This is one of the ten simple jobs that were opened to F-4 on 12 February 2026.',
  }),
  F4_OPENED_2023: text({
    message:
      'Kitchen help, fast food, serving in restaurants and service in hotels have been open to F-4 since 1 May 2023.',
  }),
  F4_PARKING: text({
    message:
      'Guiding cars to parking spaces is open to F-4; watching a car park is closed. Ask which this is.',
  }),
  F4_REGION_HOME: text({
    message:
      'If your registered home is in a region of the regional visa program, this work can be open to you. Ask 1345.',
  }),
  F4_REGION_TYPE: text({
    message: 'F-4-R is for a region with a falling population. The rules differ by region.',
  }),
  E9_CENTRE: text({
    message:
      'The employment center places E-9 workers. The employer needs an employment permit, and nobody else may place you.',
  }),
  E9_CHANGES: text({
    message:
      'To change your workplace, apply at the employment center. It needs a reason in the law, such as the end of your contract, a closed company or broken conditions. As a rule, at most three changes are allowed in the first three years and two in the extension; those that are not your fault do not count.',
  }),
  E9_REGIONS: text({
    message:
      'If you came to Korea in September 2023 or later, you may be allowed to change within your region only. In April 2025 the government announced that moves out of the Seoul area and between other regions would be opened, but not moves into the Seoul area. Ask the employment center what holds for you.',
  }),
  E9_DEADLINES: text({
    message:
      'Apply for the change within one month after your contract ends, and get the permission within three months after you apply. Otherwise you have to leave Korea. Time lost to a work accident, illness, pregnancy or birth does not count.',
  }),
  E9_REEMPLOYMENT: text({
    message:
      'E-9 may work for three years from arrival. At least 7 days before they end, your employer can ask the employment center for re-employment (up to 1 year and 10 months). Without it you must leave and cannot change your workplace.',
  }),
  E9_RETURN: text({
    message:
      'After you leave Korea, you may come back to work with E-9 after one month at the earliest if your employer asked for it, otherwise after six months.',
  }),
  E9_FISHING: text({
    message: 'E-9-4 is for fishing: boats near the coast under 20 tons, and fish and seaweed farms.',
  }),
  E9_OTHER_SECTOR: text({
    message:
      'E-9 is for one sector, such as manufacturing (E-9-1), construction (E-9-2) or farming (E-9-3). Do not count on changing to another: ask the employment center first.',
  }),
  E9_SECTOR_OUTSIDE: text({ message: 'This kind of work is not open to E-9.' }),
  E9_SECTOR_UNCLEAR: text({
    message: 'Only some workplaces of this kind may hire E-9. We could not check which.',
  }),
  E8_MUNICIPALITY: text({
    message: 'Seasonal workers are placed by the city or county only. Ask there before you change the farm.',
  }),
  E8_FIELD_ONLY: text({
    message:
      'E-8 is only for growing and harvesting crops and for the first processing of seafood, not for animals, forests or boats.',
  }),
  E8_PROCESSING: text({
    message:
      'Some cities and counties have seasonal workers for processing oysters, laver and other seafood. Ask the city or county.',
  }),
  E10_CREW_ROUTE: text({
    message:
      'Work on a ship is what E-10 is for. Crews are placed by fisheries cooperatives and crew agencies.',
  }),
  E10_SHIPS_ONLY: text({ message: 'E-10 is for crews of ships only.' }),
  E10_UNCLEAR: text({
    message: 'E-10 is for crews of ships. The posting does not say whether this is such work.',
  }),
  E7_SAME_OCCUPATION: text({ message: 'E-7 may work only in the occupation of the visa.' }),
  E7_REPORT_FOR_SOME: text({
    message:
      'In some E-7 occupations you may start at another workplace first and report it to the immigration office within 15 days. In the others you need permission before you start.',
  }),
  E7_SIMPLE_LABOR: text({
    message: 'Simple work of this kind is no occupation that E-7 is given for.',
  }),
  E74_NO_REPORT: text({
    message: 'E-7-4 always needs permission before a change of workplace. A report is not enough.',
  }),
  E74_FIELD_ONLY: text({
    message: 'E-7-4 is for skilled work in manufacturing, construction, farming and fishing.',
  }),
  E74_TWO_YEARS: text({
    message:
      'A change to E-7-4 needs a work contract of two years or more. After the change you must work at that company for two years.',
  }),
  E74_SHORT_CONTRACT: text({
    message: 'This job is for less than a year. Whether that is long enough for E-7-4 is not known to us.',
  }),
  WORKPLACE_PERMIT: text({
    message: 'You need permission from the immigration office before you change or add a workplace.',
  }),
  H2_CENTRE: text({
    message:
      'You register at the employment center after the training. In the industries open to H-2 you may find and change workplaces yourself; the employer needs a certificate for special hiring.',
  }),
  H2_CONSTRUCTION: text({
    message: 'In construction you also need the certificate for work in construction (건설업 취업인정증).',
  }),
  H2_SECTOR_UNCLEAR: text({
    message: 'Some industries are closed to H-2. The posting does not say enough to tell.',
  }),
  H2_NO_NEW_VISAS: text({
    message: 'New H-2 visas ended on 12 February 2026. You may change to F-4 before your stay ends.',
  }),
  H1_HOLIDAY_WORK: text({ message: 'A working holiday allows work within the agreement with your country.' }),
  H1_HOURS: text({
    message: 'A working holiday allows up to 1,300 hours of work a year, that is 25 hours a week.',
  }),
  H1_PROFESSIONS: text({
    message:
      'A working holiday does not allow professions and language teaching. The posting does not say enough to tell.',
  }),
  PERMIT_NEEDED: text({
    message:
      'You need permission from the immigration office before you start. Apply at HiKorea or at the office.',
  }),
  STUDENT_PAPERS: text({
    message:
      'Papers: passport, residence card, confirmation of your school, grades, test of Korean, work contract and the employer’s business registration.',
  }),
  STUDENT_TWO_PLACES: text({ message: 'Students may work at two places at most.' }),
  STUDENT_CONDITIONS: text({
    message:
      'Students also need an average of at least C (2.0) in the last term, a contract with the employer directly, and a workplace that is near: how near depends on the school and the office.',
  }),
  STUDENT_PROFESSIONS: text({
    message:
      'Students get no permission for part-time work in professions (E-1 to E-7), such as teaching. Ask your school or 1345 whether this is one.',
  }),
  STUDENT_INTERNSHIP: text({
    message:
      'In vacations, students in degree courses may do internships in professions. Ask your school or 1345 about permission.',
  }),
  STUDENT_ENGLISH_COURSE: text({
    message:
      'If the whole course is taught in English, a test of English counts as the level of Korean: TOEFL 530 (iBT 71), IELTS 5.5, CEFR B2 or TEPS 601 (327).',
  }),
  STUDENT_CONSTRUCTION: text({ message: 'Students may never work in construction.' }),
  STUDENT_FACTORY_LEVEL: text({
    message: 'In manufacturing, students need TOPIK 4 or level 4 of the integration program.',
  }),
  STUDENT_RESEARCH: text({
    message: 'Students of a research course (D-2-5) get no permission for part-time work.',
  }),
  STUDENT_NOT_ENROLLED: text({
    message:
      'Part-time work is for enrolled students. After the courses, only some graduate students get permission.',
  }),
  BACHELOR_HOURS_WITH_LEVEL: text({
    message:
      'With the level of Korean (3 in years 1 and 2, then 4): up to 25 hours a week on weekdays in term, 30 at certified schools, no limit on weekends and in school vacations.',
  }),
  BACHELOR_HOURS_WITHOUT_LEVEL: text({
    message: 'Without the level of Korean: up to 10 hours a week, weekends included.',
  }),
  GRADUATE_HOURS_WITH_LEVEL: text({
    message:
      'Graduate students with level 4 of Korean: up to 30 hours a week on weekdays in term, 35 at certified schools, no limit on weekends and in school vacations.',
  }),
  GRADUATE_HOURS_WITHOUT_LEVEL: text({
    message: 'Graduate students without level 4 of Korean: up to 15 hours a week, weekends included.',
  }),
  LANGUAGE_HOURS_WITH_LEVEL: text({
    message:
      'Language trainees with level 2 of Korean: up to 20 hours a week, 25 at certified schools, weekends and school vacations included.',
  }),
  LANGUAGE_HOURS_WITHOUT_LEVEL: text({
    message: 'Language trainees without level 2 of Korean: up to 10 hours a week.',
  }),
  D4_SIX_MONTHS: text({ message: 'Language trainees may apply six months after they got D-4.' }),
  D4_ATTENDANCE: text({ message: 'Language trainees also need an attendance of at least 90 %.' }),
  D4_OTHER_TRAINING: text({
    message: 'This is for language training (D-4-1). For other training, ask whether permission is possible.',
  }),
  D10_PART_TIME: text({
    message:
      'Job seekers (D-10) who finished a Korean college or university can get permission for part-time work with TOPIK 4. Conditions: changed from D-2, the degree at most three years old, never E-1 to E-7, no violations of law; not with D-10-2 or D-10-3.',
  }),
  D10_LEVEL: text({ message: 'Part-time work with D-10 needs TOPIK 4. Internships have other rules.' }),
  D10_FIELD: text({
    message:
      'Part-time work with D-10 is not possible in manufacturing and construction. Internships have other rules.',
  }),
  D10_HOURS: text({
    message:
      'Part-time work with D-10: up to 20 hours a week on weekdays, 30 with TOPIK 5. Internships have other rules.',
  }),
  G1_SOME_TYPES: text({
    message:
      'Humanitarian status holders (G-1-6), and applicants for refuge (G-1-5) after six months, can get permission. Other types: ask first.',
  }),
  G1_TYPE_UNCLEAR: text({ message: 'Whether this type of G-1 can get permission is not known to us.' }),
  G1_CONSTRUCTION_UNCLEAR: text({
    message: 'Whether G-1 can get permission for construction is not known to us.',
  }),
  F1_SEASONAL_FARM: text({
    message: 'F-1 can get permission for seasonal farm work through the city or county.',
  }),
  F1_RARELY: text({ message: 'F-1 is not for work. Permission is given for few kinds of work only.' }),
  C3_NO_WORK: text({ message: 'A short visit does not allow paid work.' }),
  C4_WORKPLACE: text({ message: 'C-4 may work only at the workplace of the visa.' }),
  C4_UNCLEAR: text({ message: 'Whether this work is within C-4 is not known to us.' }),
  DELIVERY_CLOSED: text({
    message:
      'Deliveries are closed to students and job seekers (D-2, D-4, D-10). In 2024 some were fined 2 to 5 million won for it.',
  }),
  DELIVERY_UNCLEAR: text({
    message:
      'Deliveries are reported to be open to F-2, F-5 and F-6 only. For your status it is not known: call 1345 first.',
  }),
  HOURS_TOO_LONG: text({ message: 'The hours of this job are longer than the limit.' }),
  HOURS_NOT_STATED: text({ message: 'It depends on the hours, which are not stated.' }),
  DAYS_DECIDE: text({
    message: 'It depends on which days of the week you work and on how long the rest breaks are.',
  }),
  KOREAN_LEVEL_NEEDED: text({ message: 'It depends on your level of Korean.' }),
  COURSE_NEEDED: text({ message: 'It depends on your course and year of study.' }),
  SCHOOL_NEEDED: text({ message: 'It depends on whether your school is certified.' }),
  SECTORS_DIFFER: text({ message: 'The posting names several kinds of work with different rules.' }),
  SECTOR_NOT_STATED: text({ message: 'The kind of work is not stated.' }),
  STAY_EXPIRED: text({ message: 'Your stay has ended by the date you gave. Call 1345 before you work.' }),
  STAY_ENDS_TODAY: text({ message: 'Your stay ends today. Without an extension you may not start a job.' }),
  STAY_MUST_BE_VALID: text({ message: 'As long as your stay is valid.' }),
  FACTS_UNCLEAR: text({ message: 'The end of your stay cannot be read. Please check the date.' }),
  NO_LONGER_ISSUED: text({
    message: 'This status is no longer issued. Call 1345 about what applies to you.',
  }),
  NOT_COVERED: text({ message: 'We do not know the rules for this status. Call 1345.' }),
}
