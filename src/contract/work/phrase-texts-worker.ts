import { defineMessage as text } from '#message'

/** Papers, languages and visas. */
export const workerTexts = {
  // PAPERS
  BRING_ARC: text({ message: 'Bring your residence card' }),
  BRING_RESUME: text({ message: 'Bring your resume' }),
  BRING_BANKBOOK: text({ message: 'Bring a copy of your bankbook' }),
  HEALTH_CERTIFICATE: text({ message: 'Health certificate for food work needed' }),
  SAFETY_TRAINING_CARD: text({ message: 'Construction safety training card needed' }),
  DRIVING_LICENCE: text({ message: 'Driving license needed' }),
  FORKLIFT_LICENCE: text({ message: 'Forklift license helps or is needed' }),
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
  LANGUAGE_VI: text({ message: 'You need Vietnamese' }),
  LANGUAGE_ZH: text({ message: 'You need Chinese' }),
  LANGUAGE_UZ: text({ message: 'You need Uzbek' }),
  LANGUAGE_RU: text({ message: 'You need Russian' }),
  LANGUAGE_NE: text({ message: 'You need Nepali' }),
  LANGUAGE_TH: text({ message: 'You need Thai' }),
  LANGUAGE_KM: text({ message: 'You need Khmer' }),
  LANGUAGE_MN: text({ message: 'You need Mongolian' }),
  LANGUAGE_ID: text({ message: 'You need Indonesian' }),
  LANGUAGE_MY: text({ message: 'You need Burmese' }),
  LANGUAGE_TL: text({ message: 'You need Filipino' }),
  LANGUAGE_EN: text({ message: 'You need English' }),

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
