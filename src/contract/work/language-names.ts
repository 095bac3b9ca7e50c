import { defineMessage as text } from '#message'
import type { Message } from '../base/define-message.ts'

/** The languages that jobs are about, by the phrase that states them: the phrase itself is a sentence. */
const languageNames: Readonly<Record<string, Message>> = {
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
}

/** The name of the language that a phrase asks for; undefined for other phrases. */
export const languageName = (code: string): Message | undefined =>
  Object.hasOwn(languageNames, code) ? languageNames[code] : undefined
