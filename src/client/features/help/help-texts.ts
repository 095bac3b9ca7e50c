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
  INJURY: {
    name: msg({
      message: 'Work injuries',
      comment: 'Korea Workers’ Compensation and Welfare Service (근로복지공단)',
    }),
    use: msg`Insurance for accidents and illness from work, and wages that the state pays in place of a company.`,
  },
  LEGAL_AID: {
    name: msg({ message: 'Legal aid', comment: 'Korea Legal Aid Corporation (대한법률구조공단)' }),
    use: msg`Free lawyers for unpaid wages, also for foreigners, if you earned less than 4 million won a month.`,
  },
  PENSION: {
    name: msg({ message: 'National pension', comment: 'National Pension Service (국민연금공단)' }),
    use: msg`Whether you pay into the pension, and what is paid back when you leave Korea.`,
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

/** 근로기준법 제104조, 제36조; 외국인근로자의 고용 등에 관한 법률 제13조, 제25조 제1항 제2호. Read on 2026-11-28. */
export const unpaidWages: readonly MessageDescriptor[] = [
  msg`You may report your company to the labor office. It must not dismiss you or treat you worse for that.`,
  msg`When you leave a company, it must pay everything within 14 days, unless you agree to a later day.`,
  msg`E-9 and H-2: the insurance pays its part of the severance pay around your departure. The company must pay the rest within 14 days after you stop working there.`,
  msg`E-9: unpaid wages can be a reason to change your workplace. Ask the employment center.`,
]

/**
 * 근로기준법 제26조, 제49조, 제55조 제2항, 제60조; 최저임금법 제5조 제2항; 임금채권보장법 제7조; 외국인근로자의 고용 등에 관한 법률
 * 제23조 제1항, 시행령 제27조, 고시 of 2021-02-01; 출입국관리법 제94조. Read on 2026-11-28.
 */
export const rights: readonly MessageDescriptor[] = [
  msg`Where 5 people or more work, public holidays are paid, and there is paid leave: in the first year a day for each month without absence, later 15 days a year if you worked at least 80% of the days. Both are for 15 hours a week or more.`,
  msg`1 May is a paid holiday at every company.`,
  msg`Who worked for 3 months or more must be told of a dismissal 30 days before, or gets 30 days of pay.`,
  msg`In probation 90% of the minimum wage is allowed for three months, only with a contract of a year or more, and never for simple work.`,
  msg`If a company does not pay, the state can pay a part of the wages and the severance pay in its place (대지급금). Ask 1350.`,
  msg`E-9 and H-2: most companies must have insurance that pays you up to 4 million won of unpaid wages (보증보험). Companies with 300 people or more, and some in construction, need none. Ask 1350.`,
  msg`A claim for wages ends after three years.`,
  msg`Work without the permission you need can be punished with up to three years in prison or 30 million won. Ask 1345 first.`,
]

/** Whom companies call; each number stands in help.json with its source. */
export const forCompanies: readonly MessageDescriptor[] = [
  msg`Wages, contracts, working hours and employment permits (고용허가): 1350`,
  msg`Visas and work permits of your workers: 1345`,
  msg`Your workers can talk to somebody in their language: 1577-0071`,
]
