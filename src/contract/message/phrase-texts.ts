import { defineMessage as text } from '#message'
import type { Message } from '../base/define-message.ts'
import { type PhraseCode, type PhraseParam, type PhraseParams, phraseOf } from './phrases.ts'

/** The text of every phrase, as one side says it to the other. Parameters come from `phraseValues`. */
export const phraseTexts: Record<PhraseCode, Message> = {
  HELLO: text({ message: 'Hello.' }),
  THANK_YOU: text({ message: 'Thank you.' }),
  UNDERSTOOD: text({ message: 'I understand.' }),
  YES: text({ message: 'Yes.', comment: 'Answer to a question in a chat' }),
  NO: text({ message: 'No.', comment: 'Answer to a question in a chat' }),
  ANSWER_LATER: text({ message: 'I will answer later.' }),
  DO_NOT_UNDERSTAND: text({ message: 'I do not understand. Please say it in another way.' }),
  STILL_OPEN: text({ message: 'Are you still hiring for this job?' }),
  WHEN_START: text({ message: 'When does the work start?' }),
  DORMITORY: text({ message: 'Is there a dormitory?' }),
  DORMITORY_PRICE: text({ message: 'How much does the dormitory cost a month?' }),
  MEALS: text({ message: 'Are meals provided?' }),
  COMMUTER_BUS: text({ message: 'Is there a bus to work?' }),
  WHICH_HOURS: text({ message: 'What are the working hours?' }),
  OVERTIME: text({ message: 'Is there overtime?' }),
  HOW_MUCH_PAY: text({ message: 'How much is the pay?' }),
  WHICH_PAY_DAY: text({ message: 'On which day is the pay sent?' }),
  VISA_POSSIBLE: text({ message: 'Can I do this work with my visa?' }),
  E9_PERMIT: text({
    message:
      'I have E-9, so only the employment center can place me. Do you have the permit to employ E-9 workers, or can you get it?',
  }),
  INSURANCE: text({ message: 'Will I have the four social insurances?' }),
  WHICH_DOCUMENTS: text({ message: 'Which documents do I bring?' }),
  WHERE_WORK: text({ message: 'Where is the workplace?' }),
  HOW_TO_GET_THERE: text({ message: 'How do I get to the workplace?' }),
  NEAREST_STOP: text({ message: 'Which station or bus stop is nearest to the workplace?' }),
  WHEN_RESULT: text({ message: 'When will I know the result?' }),
  WHEN_CAN_START: text({ message: 'When can you start?' }),
  WHICH_VISA: text({ message: 'Which visa do you have?' }),
  EXPERIENCE: text({ message: 'Have you done this work before?' }),
  NIGHT_SHIFT: text({ message: 'Can you work night shifts?' }),
  WEEKEND_WORK: text({ message: 'Can you work on weekends?' }),
  NEED_DORMITORY: text({ message: 'Do you need a dormitory?' }),
  CAN_INTERVIEW: text({ message: 'Can you come to an interview?' }),
  STILL_INTERESTED: text({ message: 'Are you still interested in this job?' }),
  OPEN_YES: text({ message: 'Yes, we are still hiring.' }),
  OPEN_NO: text({ message: 'Sorry, the job is filled.' }),
  START_ON: text({ message: 'The work starts on {date}.' }),
  START_NOW: text({ message: 'You can start right away.' }),
  DORMITORY_FREE: text({ message: 'Yes, there is a free dormitory.' }),
  DORMITORY_PAID: text({ message: 'Yes, there is a dormitory. It costs {won} won a month.' }),
  DORMITORY_NONE: text({ message: 'There is no dormitory.' }),
  MEALS_FREE: text({ message: 'Yes, meals are free.' }),
  MEALS_PAID: text({ message: 'There are meals. You pay for them.' }),
  MEALS_NONE: text({ message: 'Meals are not provided.' }),
  BUS_YES: text({ message: 'Yes, there is a bus to work.' }),
  BUS_NO: text({ message: 'There is no bus to work.' }),
  HOURS_ARE: text({ message: 'The work is from {from} to {to}.' }),
  OVERTIME_OFTEN: text({ message: 'There is often overtime.' }),
  OVERTIME_SOMETIMES: text({ message: 'There is sometimes overtime.' }),
  OVERTIME_NONE: text({ message: 'There is no overtime.' }),
  PAY_HOURLY: text({ message: 'The pay is {won} won an hour.' }),
  PAY_DAILY: text({ message: 'The pay is {won} won a day.' }),
  PAY_MONTHLY: text({ message: 'The pay is {won} won a month.' }),
  PAY_DAY: text({ message: 'The pay is sent on day {day} of each month.' }),
  VISA_YES: text({ message: 'Yes, you can do this work with your visa.' }),
  VISA_NO: text({ message: 'Sorry, this work is not possible with your visa.' }),
  VISA_ASK: text({ message: 'Please ask 1345 whether your visa allows this work.' }),
  E9_PERMIT_YES: text({ message: 'Yes, we have the permit to employ E-9 workers.' }),
  E9_PERMIT_LATER: text({ message: 'Not yet. We can apply for the permit at the employment center.' }),
  E9_PERMIT_NO: text({ message: 'Sorry, we cannot employ E-9 workers.' }),
  BRING_CARD: text({ message: 'Please bring your residence card.' }),
  BRING_CARD_PASSPORT: text({
    message: 'Please bring your residence card and passport. You take them home again.',
  }),
  BRING_BANKBOOK: text({ message: 'Please bring your residence card and a copy of your bankbook.' }),
  ADDRESS_IN_POSTING: text({ message: 'The address is in the job posting.' }),
  COME_TO_ADDRESS: text({
    message: 'Please come to the workplace address in the job posting. Call me when you arrive.',
  }),
  PICK_UP_NEARBY: text({
    message: 'We will pick you up at the station or bus stop nearest to the workplace.',
  }),
  RESULT_ON: text({ message: 'You will know the result by {date}.' }),
  HIRED: text({ message: 'We would like to work with you.' }),
  THANKS_OTHER_CHOSEN: text({
    message: 'Thank you for applying. We have chosen somebody else this time. We wish you all the best.',
    comment: 'A company says it to an applicant',
  }),
  NOT_THIS_TIME: text({ message: 'Sorry, we cannot work together this time.' }),
  CAN_START_ON: text({ message: 'I can start from {date}.' }),
  CAN_START_NOW: text({ message: 'I can start right away.' }),
  MY_VISA: text({ message: 'My visa is {visa}.' }),
  EXPERIENCE_YEARS: text({
    message:
      '{years, plural, one {I have done this work for # year.} other {I have done this work for # years.}}',
  }),
  EXPERIENCE_NONE: text({ message: 'No, but I want to learn.' }),
  ON_MY_WAY: text({ message: 'I am on my way.' }),
  LATE: text({
    message:
      '{minutes, plural, one {I am on my way and # minute late.} other {I am on my way and # minutes late.}}',
  }),
  ARRIVED: text({ message: 'I have arrived.' }),
  CANNOT_COME: text({
    message: 'Sorry, I cannot come today.',
    comment: 'A worker who was expected at the workplace',
  }),
  CALL_ME: text({
    message: 'Please call me.',
    comment: 'A worker or a company says it: a call, not a call back',
  }),
  MAY_I_CALL: text({ message: 'May I call now?', comment: 'A worker or a company says it: no “you”' }),
}

/** For a phrase of a newer version. */
export const unknownPhrase = text({
  message: 'A message that this version cannot show. Please update the app.',
})

/** Digits 0 to 9 and years of the Gregorian calendar in every language, and amounts as on Korean papers. */
const written: Partial<Record<PhraseParam, (value: string | number, langCode: string) => string>> = {
  DATE: (value, langCode) =>
    new Intl.DateTimeFormat(`${langCode}-u-ca-gregory-nu-latn`, {
      dateStyle: 'full',
      timeZone: 'UTC',
    }).format(new Date(`${value}T00:00:00Z`)),
  WON: (value) => new Intl.NumberFormat('en').format(Number(value)),
}

/** The parameters of a phrase as its text in that language shows them. */
export function phraseValues(code: PhraseCode, params: PhraseParams, langCode: string): PhraseParams {
  const kinds = phraseOf(code).params ?? {}
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const kind = kinds[name]
      return [name, (kind && written[kind]?.(value, langCode)) ?? value]
    }),
  )
}
