import { defineMessage as text } from '#message'

/** Papers, languages and visas. */
export const workerTexts = {
  // PAPERS
  BRING_ARC: text({ message: 'Bring your residence card' }),
  BRING_RESUME: text({ message: 'Bring your resume' }),
  BRING_BANKBOOK: text({ message: 'Bring a copy of your bankbook' }),
  HEALTH_CERTIFICATE: text({ message: 'Health certificate for food work needed' }),
  SAFETY_TRAINING_CARD: text({ message: 'Construction safety training card needed' }),
  DRIVING_LICENCE: text({ message: 'Driving licence needed' }),
  FORKLIFT_LICENCE: text({ message: 'Forklift licence helps or is needed' }),
  TRADE_CERTIFICATE: text({ message: 'Certificate in the trade needed' }),
  CRIMINAL_CHECK: text({ message: 'Check of the criminal record needed' }),

  // KOREAN
  NO_KOREAN: text({ message: 'You need no Korean' }),
  SIMPLE_KOREAN: text({ message: 'Simple Korean is enough' }),
  GOOD_KOREAN: text({ message: 'You must speak Korean well' }),
  TOPIK_LEVEL: text({ message: 'TOPIK level {count} or higher' }),
  SAME_COUNTRY_COLLEAGUES: text({ message: 'Colleagues from your country help' }),
  COLLEAGUES_FROM_ABROAD: text({ message: 'Colleagues from abroad work there' }),
  INSTRUCTIONS_IN_LANGUAGES: text({ message: 'Work instructions in several languages' }),
  ENGLISH_OK: text({ message: 'English is fine' }),
  LANGUAGE_VI: text({
    message: 'Vietnamese',
    comment: 'A language that a job is about: “Interpreter · Vietnamese · 5 people”',
  }),
  LANGUAGE_ZH: text({
    message: 'Chinese',
    comment: 'A language that a job is about: “Interpreter · Chinese · 5 people”',
  }),
  LANGUAGE_UZ: text({
    message: 'Uzbek',
    comment: 'A language that a job is about: “Interpreter · Uzbek · 5 people”',
  }),
  LANGUAGE_RU: text({
    message: 'Russian',
    comment: 'A language that a job is about: “Interpreter · Russian · 5 people”',
  }),
  LANGUAGE_NE: text({
    message: 'Nepali',
    comment: 'A language that a job is about: “Interpreter · Nepali · 5 people”',
  }),
  LANGUAGE_TH: text({
    message: 'Thai',
    comment: 'A language that a job is about: “Interpreter · Thai · 5 people”',
  }),
  LANGUAGE_KM: text({
    message: 'Khmer',
    comment: 'A language that a job is about: “Interpreter · Khmer · 5 people”',
  }),
  LANGUAGE_MN: text({
    message: 'Mongolian',
    comment: 'A language that a job is about: “Interpreter · Mongolian · 5 people”',
  }),
  LANGUAGE_ID: text({
    message: 'Indonesian',
    comment: 'A language that a job is about: “Interpreter · Indonesian · 5 people”',
  }),
  LANGUAGE_MY: text({
    message: 'Burmese',
    comment: 'A language that a job is about: “Interpreter · Burmese · 5 people”',
  }),
  LANGUAGE_TL: text({
    message: 'Filipino',
    comment: 'A language that a job is about: “Interpreter · Filipino · 5 people”',
  }),
  LANGUAGE_EN: text({
    message: 'English',
    comment: 'A language that a job is about: “Interpreter · English · 5 people”',
  }),

  // VISA
  VISA_E7_SUPPORT: text({ message: 'The company helps you change to E-7' }),
  VISA_HELP: text({ message: 'The company helps with visas' }),
  VISA_E9_OK: text({ message: 'E-9 is possible' }),
  VISA_H2_OK: text({ message: 'H-2 is possible' }),
  VISA_F4_OK: text({ message: 'F-4 is possible' }),
  VISA_F_OK: text({ message: 'F-2, F-5 and F-6 are possible' }),
  VISA_STUDENT_PERMIT: text({ message: 'D-2 or D-4 students: the company helps with the work permit' }),
  VISA_D10_OK: text({ message: 'D-10 is possible' }),
  VISA_ANY: text({ message: 'Any visa that allows this work' }),
} as const
