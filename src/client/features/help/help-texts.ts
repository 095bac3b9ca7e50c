import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HelpHours, HelpTopic } from '../../../reference/help.ts'

/** Who it is, and what to call it for. */
export const topicTexts: Record<HelpTopic, { name: MessageDescriptor; use: MessageDescriptor }> = {
  POLICE: { name: msg`Police`, use: msg`Violence, threats, theft. Or if somebody keeps your passport.` },
  FIRE: { name: msg`Fire and ambulance`, use: msg`Accidents at work, fire, sudden illness.` },
  LABOUR: {
    name: msg`Labour office`,
    use: msg`Unpaid wages, severance pay, dismissal, accidents at work.`,
  },
  IMMIGRATION: { name: msg`Immigration`, use: msg`Visa, stay, work permits, changes of address.` },
  EPS: {
    name: msg`Counselling for foreign workers (EPS)`,
    use: msg`E-9 and H-2: problems at work, changing the workplace. Interprets calls with the labour office.`,
  },
  DANURI: {
    name: msg`Danuri helpline`,
    use: msg`Families, women, violence at home, and interpreting in daily life.`,
  },
}

export const hoursTexts: Record<HelpHours, MessageDescriptor> = {
  ALWAYS: msg`Day and night, every day`,
  WEEKDAYS_9_18: msg`Monday to Friday, 9:00 to 18:00`,
  WEEKDAYS_9_22: msg`Monday to Friday, 9:00 to 22:00. After 18:00 in Korean, English and Chinese only.`,
  DAILY_9_18: msg`Every day, 9:00 to 18:00`,
  CALL_FIRST: msg`Call first to ask about the hours`,
}

/** What to have at hand when calling or going there. */
export const papers: readonly MessageDescriptor[] = [
  msg`Your passport or residence card`,
  msg`Your work contract`,
  msg`Payslips and your bank statement`,
  msg`Your own notes of days and hours, photos, messages`,
  msg`The company’s name, address and phone number`,
]

/** 근로기준법 제104조, 제36조; 외국인근로자의 고용 등에 관한 법률 제25조 제1항 제2호. */
export const unpaidWages: readonly MessageDescriptor[] = [
  msg`You may report your company to the labor office. It must not dismiss you or treat you worse for that.`,
  msg`When you leave a company, it must pay everything within 14 days, unless you agree to a later day. E-9 and H-2: the departure insurance comes around your departure, the rest of the severance pay from the company within these 14 days.`,
  msg`E-9: unpaid wages can be a reason to change your workplace. Ask the employment center.`,
]

/** Whom companies call; each number stands in help.json with its source. */
export const forCompanies: readonly MessageDescriptor[] = [
  msg`Wages, contracts, working hours and employment permits (고용허가): 1350`,
  msg`Visas and work permits of your workers: 1345`,
  msg`Your workers can talk to somebody in their language: 1577-0071`,
]
