import * as z from 'zod/mini'
import { Cellphone } from '../account/cellphone.ts'
import { Email, GivenPassword } from '../account/member.ts'
import { command, read } from '../base/endpoint.ts'
import { COLLEAGUE_RIGHTS, COMPANY_RIGHTS } from '../base/enums.ts'
import { ById, Id, Instant, inPages, LangCode } from '../base/schema.ts'

/** Days for which an invitation is open. */
export const INVITATION_DAYS = 7
/** Besides the owner, with open invitations. */
export const MAX_COLLEAGUES = 30

const Colleague = z.object({
  /** Of the member. */
  id: Id,
  name: z.string(),
  /** For the owner only. */
  email: z.nullable(z.string()),
  right: z.enum(COMPANY_RIGHTS),
  isSelf: z.boolean(),
  /** Name; null of the owner, and if the account is removed. */
  invitedBy: z.nullable(z.string()),
  /** Null of the owner who did not come by invitation. */
  joinedDate: z.nullable(Instant),
})
export type Colleague = z.output<typeof Colleague>

const Invitation = z.object({
  id: Id,
  /** E-mail address or cellphone number. */
  contact: z.string(),
  right: z.enum(COLLEAGUE_RIGHTS),
  createdDate: Instant,
  expiresDate: Instant,
  isExpired: z.boolean(),
})
export type Invitation = z.output<typeof Invitation>

const Colleagues = z.object({
  companyName: z.string(),
  /** Of the member who asks. */
  right: z.enum(COMPANY_RIGHTS),
  people: z.array(Colleague),
  /** Neither used nor withdrawn; for the owner only. */
  invitations: z.array(Invitation),
})
export type Colleagues = z.output<typeof Colleagues>

export const listColleagues = read('colleagues.list', 'GET /employers/colleagues', {
  summary: "List the company's people and open invitations",
  answer: Colleagues,
  by: 'EMPLOYER',
  company: 'READER',
})

/**
 * What changes who acts for a company takes its lock alone, in a transaction of its own: such commands ignore the key.
 * Repeating them changes nothing.
 */
const changesPeople = { ignoresIdempotencyKey: true } as const

export const InvitationForm = z
  .object({
    email: z.optional(Email),
    cellphone: z.optional(Cellphone),
    right: z.enum(COLLEAGUE_RIGHTS),
    /** Of the message. */
    langCode: LangCode,
  })
  .check(
    z.refine(({ email, cellphone }) => (email === undefined) !== (cellphone === undefined), {
      error: 'required',
      path: ['email'],
    }),
  )

export const inviteColleague = command('colleagues.invite', 'POST /employers/invitations', {
  summary: 'Invite somebody to the company by e-mail or text message',
  body: InvitationForm,
  answer: Invitation,
  status: 201,
  by: 'EMPLOYER',
  company: 'OWNER',
  errors: ['CONTACT_UNCONFIRMED', 'COLLEAGUE_LIMIT', 'TOO_MANY_REQUESTS'],
})
export const withdrawInvitation = command('colleagues.withdraw', 'DELETE /employers/invitations/:id', {
  summary: 'Withdraw an invitation',
  params: ById,
  by: 'EMPLOYER',
  company: 'OWNER',
  errors: ['NOT_FOUND', 'INVITATION_USED'],
})
export const changeColleague = command('colleagues.change', 'PUT /employers/colleagues/:id', {
  summary: "Change a colleague's right",
  params: ById,
  body: z.object({ right: z.enum(COLLEAGUE_RIGHTS) }),
  by: 'EMPLOYER',
  company: 'OWNER',
  ...changesPeople,
  errors: ['NOT_FOUND'],
})
export const removeColleague = command('colleagues.remove', 'DELETE /employers/colleagues/:id', {
  summary: 'Remove a colleague from the company, with effect from the next request',
  params: ById,
  by: 'EMPLOYER',
  company: 'OWNER',
  ...changesPeople,
  errors: ['NOT_FOUND'],
})
export const leaveCompany = command('colleagues.leave', 'DELETE /users/me/company', {
  summary: 'Leave the company; its owner hands it over first',
  by: 'EMPLOYER',
  company: null,
  ...changesPeople,
  errors: ['NOT_FOUND', 'OWN_COMPANY'],
})
export const handOverCompany = command('colleagues.handOver', 'POST /employers/colleagues/:id/ownership', {
  summary: 'Make a colleague the owner; the former owner stays as a manager',
  params: ById,
  body: z.object({ password: z.optional(GivenPassword) }),
  by: 'EMPLOYER',
  company: 'OWNER',
  ...changesPeople,
  errors: ['NOT_FOUND', 'PASSWORD_MISMATCH', 'SIGN_IN_AGAIN', 'TOO_MANY_REQUESTS'],
})

const ByToken = z.object({ token: z.string().check(z.maxLength(100)) })

export const getInvitation = read('invitations.get', 'GET /invitations/:token', {
  summary: 'Check the link of an invitation',
  params: ByToken,
  answer: z.object({
    companyName: z.string(),
    right: z.enum(COLLEAGUE_RIGHTS),
    expiresDate: Instant,
  }),
  errors: ['LINK_EXPIRED', 'INVITATION_USED', 'TOO_MANY_REQUESTS'],
})
export const acceptInvitation = command('invitations.accept', 'POST /invitations/:token', {
  summary: 'Join the company',
  params: ByToken,
  answer: z.object({ companyName: z.string() }),
  by: 'member',
  ...changesPeople,
  errors: [
    'LINK_EXPIRED',
    'INVITATION_USED',
    'WORKER_ACCOUNT',
    'OWN_COMPANY',
    'OTHER_COMPANY',
    'TOO_MANY_REQUESTS',
  ],
})

/** A message or reply that offers times for an interview, whichever command sent it. */
const OFFERED_TIMES = 'interviews.offer'

/** Commands that are listed under "Who did what", by their names. */
export const COMPANY_ACTS = [
  'announcements.publish',
  'announcements.edit',
  'announcements.close',
  'announcements.reopen',
  'announcements.extend',
  'announcements.translate',
  'applicants.decide',
  'applicants.message',
  'applicants.export',
  OFFERED_TIMES,
  'proposals.send',
  'proposals.replyToCandidate',
  'proposals.withdraw',
  'resumes.view',
  'messages.send',
  'messages.withdraw',
  'messages.report',
  'conversations.block',
  'orders.place',
  'orders.pay',
  'orders.cancel',
  'orders.requestCashReceipt',
  'orders.requestTaxInvoice',
  'coupons.register',
  'employers.requestVerification',
  'employers.saveProfile',
  'employers.requestName',
  'employers.withdrawName',
  'employers.requestGuarantee',
  'colleagues.invite',
  'colleagues.withdraw',
  'colleagues.change',
  'colleagues.remove',
  'colleagues.leave',
  'colleagues.handOver',
  'invitations.accept',
] as const
export type CompanyActName = (typeof COMPANY_ACTS)[number]

const Body = z.object({
  status: z.optional(z.unknown()),
  code: z.optional(z.unknown()),
  times: z.optional(z.array(z.unknown())),
})

/** As what a command is listed, if it is; opening an application, which marks it as read, decides nothing. */
export function companyActOf(name: string, body: unknown): CompanyActName | null {
  const { status, code, times = [] } = Body.safeParse(body).data ?? {}
  if (status === 'READ') return null
  const known = COMPANY_ACTS.find((act) => act === name) ?? null
  // A reply that agrees on a time names it.
  return known !== null && times.length > 0 && code !== 'TIME_AGREED' ? OFFERED_TIMES : known
}

const CompanyAct = z.object({
  id: Id,
  act: z.enum(COMPANY_ACTS),
  /** Null once the account is removed. */
  person: z.nullable(z.string()),
  /** Title of the posting or proposal, or name of the colleague, that it was about. */
  subject: z.nullable(z.string()),
  /** Name of the applicant or candidate, as far as the company knows it, or the masked address of an invitation. */
  about: z.optional(z.nullable(z.string())),
  /** The colleague's right before and after it; null before they joined and after they left. */
  formerRight: z.optional(z.nullable(z.enum(COMPANY_RIGHTS))),
  givenRight: z.optional(z.nullable(z.enum(COMPANY_RIGHTS))),
  createdDate: Instant,
})
export type CompanyAct = z.output<typeof CompanyAct>

export const COMPANY_ACTS_PAGE = 20

export const listCompanyActs = read('colleagues.acts', 'GET /employers/acts', {
  summary: 'List who did what for the company, latest first',
  ...inPages(CompanyAct, COMPANY_ACTS_PAGE),
  by: 'EMPLOYER',
  company: 'MANAGER',
})
