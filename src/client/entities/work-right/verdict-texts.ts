import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { KoreanLevel, StudyCourse, WorkRightVerdict } from '../../../reference/work-rights/vocabulary.ts'

/** The answer in one line. */
export const verdictTexts: Record<WorkRightVerdict, MessageDescriptor> = {
  YES: msg`Your status allows this work`,
  WITHIN_LIMITS: msg`Your status allows this work within limits`,
  PERMIT_FIRST: msg`You must be granted a permit before you start`,
  EMPLOYMENT_CENTRE: msg`Only through the employment center`,
  NOT_KNOWN: msg`Not known: ask 1345`,
  NO: msg`Your status does not allow this work`,
}

/** What an application does where only the employment center may place the worker. */
export const throughCentre = msg`Your application tells the company about you. It can hire you only through the employment center (고용센터): ask there before you leave your job.`

/** Whose number the call button shows (`help.json`). */
export const whose15770071 = msg`1577-0071 is the Foreign Workforce Counseling Center (외국인력상담센터).`

/** The same for somebody else, read by employers and on the landing page. */
export const verdictTextsOfAnyone: Record<WorkRightVerdict, MessageDescriptor> = {
  YES: msg`This status allows this work`,
  WITHIN_LIMITS: msg`This status allows this work within limits`,
  PERMIT_FIRST: msg`A permit must be granted before the work starts`,
  EMPLOYMENT_CENTRE: msg`Only through the employment center`,
  NOT_KNOWN: msg`Not known: ask 1345`,
  NO: msg`This status does not allow this work`,
}

/** On a card. */
export const verdictMarks: Record<WorkRightVerdict, MessageDescriptor> = {
  YES: msg({ message: 'Open to you', comment: 'Mark on a job: your status of residence allows it' }),
  WITHIN_LIMITS: msg({
    message: 'Open within limits',
    comment: 'Mark on a job: your status allows it within limits',
  }),
  PERMIT_FIRST: msg({
    message: 'Permit needed first',
    comment: 'Mark on a job: you must be granted a permit before you start; asking for one is not enough',
  }),
  EMPLOYMENT_CENTRE: msg({
    message: 'Via employment center',
    comment: 'Mark on a job: only through the employment center',
  }),
  NOT_KNOWN: msg({
    message: 'Ask 1345',
    comment: 'Mark on a job: it is not known whether your status allows it',
  }),
  NO: msg({
    message: 'Not with your status',
    comment: 'Mark on a job: your status of residence does not allow it',
  }),
}

export const koreanLevelTexts: Record<KoreanLevel, MessageDescriptor> = {
  NONE: msg({ message: 'None', comment: 'Level of Korean: no test and no program' }),
  TOPIK1: msg`TOPIK 1`,
  TOPIK2: msg`TOPIK 2`,
  TOPIK3: msg`TOPIK 3`,
  TOPIK4: msg`TOPIK 4`,
  TOPIK5: msg`TOPIK 5`,
  TOPIK6: msg`TOPIK 6`,
  KIIP1: msg({ message: 'Integration program 1', comment: 'Level of Korean: 사회통합프로그램 (KIIP)' }),
  KIIP2: msg({ message: 'Integration program 2', comment: 'Level of Korean: 사회통합프로그램 (KIIP)' }),
  KIIP3: msg({ message: 'Integration program 3', comment: 'Level of Korean: 사회통합프로그램 (KIIP)' }),
  KIIP4: msg({ message: 'Integration program 4', comment: 'Level of Korean: 사회통합프로그램 (KIIP)' }),
  KIIP5: msg({ message: 'Integration program 5', comment: 'Level of Korean: 사회통합프로그램 (KIIP)' }),
  SEJONG_INTERMEDIATE_1: msg({
    message: 'King Sejong Institute, intermediate 1',
    comment: 'Level of Korean: 세종학당 중급1, finished',
  }),
  SEJONG_INTERMEDIATE_2: msg({
    message: 'King Sejong Institute, intermediate 2',
    comment: 'Level of Korean: 세종학당 중급2, finished',
  }),
}

export const courseTexts: Record<StudyCourse, MessageDescriptor> = {
  BACHELOR_1_2: msg`College or university, year 1 or 2`,
  BACHELOR_3_4: msg`University, year 3 or 4`,
  GRADUATE: msg`Master or doctorate`,
  LANGUAGE: msg`Language training`,
}
