import { defineMessage as text } from '#message'
import type { Message } from '../base/define-message.ts'

/** What a worker says in a resume, by the code of the phrase (reference/resume-phrases.ts). */
export const resumePhraseTexts = {
  // SKILLS
  FORKLIFT_LICENCE: text({ message: 'I have a forklift license' }),
  EXCAVATOR_LICENCE: text({ message: 'I have an excavator license' }),
  DRIVING_LICENCE: text({ message: 'I have a Korean driving license' }),
  WELD_CO2: text({ message: 'I can do CO2 welding' }),
  WELD_TIG: text({ message: 'I can do TIG (argon) welding' }),
  RUN_CNC: text({ message: 'I can run CNC or MCT machines' }),
  RUN_PRESS: text({ message: 'I can run press and injection machines' }),
  READ_DRAWINGS: text({ message: 'I can read technical drawings' }),
  USE_COMPUTER: text({ message: 'I can use a computer' }),
  COOK_KOREAN: text({ message: 'I can cook Korean food' }),
  SAFETY_TRAINED: text({ message: 'I have done the basic safety training for building work' }),

  // LANGUAGES
  TOPIK: text({ message: 'I have TOPIK level {count}' }),
  KIIP: text({ message: 'I have done the Korean social integration program (KIIP) up to stage {count}' }),
  EPS_TOPIK: text({ message: 'I have passed EPS-TOPIK' }),
  SPEAK_AT_WORK: text({ message: 'I understand Korean at work' }),
  SPEAK_ENGLISH: text({ message: 'I speak English' }),

  // EXPERIENCE
  WORKED_AS: text({
    message: 'I worked for {count} years as: {occupation}',
    comment: '{occupation} is a name such as “Welder”',
  }),
  WORKED_IN_KOREA: text({ message: 'I have worked in Korea for {count} years' }),
  NO_EXPERIENCE: text({ message: 'I have no experience, but I learn fast' }),

  // AVAILABILITY
  START_ON: text({ message: 'I can start from {date}' }),
  START_NOW: text({ message: 'I can start at once' }),
  STAY_YEARS: text({ message: 'I want to work for {count} years or longer' }),
  INTERVIEW_ANY_TIME: text({ message: 'I can come to an interview at any time' }),
  INTERVIEW_BY_PHONE: text({ message: 'I would like an interview by telephone or video' }),

  // PREFERENCES
  NIGHTS_OK: text({ message: 'I can work at night' }),
  NO_NIGHTS: text({ message: 'I would like to work in the daytime' }),
  OVERTIME_OK: text({ message: 'I can work overtime' }),
  WEEKENDS_OK: text({ message: 'I can work at weekends' }),
  SHIFTS_OK: text({ message: 'I can work in shifts' }),
  MOVE_OK: text({ message: 'I can move to another region for the job' }),
  DORMITORY_WANTED: text({ message: 'I need a dormitory' }),
  OWN_TRANSPORT: text({ message: 'I can get to work by myself' }),
} as const satisfies Record<string, Message>

export type ResumePhraseCode = keyof typeof resumePhraseTexts

/** The phrase's text; undefined for codes that a newer or older release has. */
export const resumePhraseText = (code: string): Message | undefined =>
  Object.hasOwn(resumePhraseTexts, code) ? resumePhraseTexts[code as ResumePhraseCode] : undefined

/** Headings over phrases. */
export const resumePhraseGroupNames = {
  SKILLS: text({ message: 'Skills and licenses' }),
  LANGUAGES: text({ message: 'Languages' }),
  EXPERIENCE: text({ message: 'Experience' }),
  AVAILABILITY: text({ message: 'When you can work' }),
  PREFERENCES: text({ message: 'How you want to work' }),
} as const satisfies Record<string, Message>

export type ResumePhraseGroup = keyof typeof resumePhraseGroupNames
