import * as z from 'zod/mini'
import { COMPANY_NAME_STATUSES, CompanyNameRequest } from '../employer/company-name.ts'
import { Id } from '../base/schema.ts'
import { defineCase, statusCalls } from './define-case.ts'
import { Reason } from '../operator/member.ts'

/** Another public name that a company asks for; the id is the company's. */
export const CompanyNameRow = z.extend(CompanyNameRequest, {
  id: Id,
  /** What the company is called in public now. */
  publicName: z.string(),
  /** On the business registration; null unless the business is verified. */
  businessName: z.nullable(z.string()),
  businessNumber: z.nullable(z.string()),
  /** Id for `/operator/members/:id`. */
  memberId: z.nullable(Id),
  /** Public and registered names of other verified businesses that look like it. */
  lookAlikes: z.array(z.string()),
})
export type CompanyNameRow = z.output<typeof CompanyNameRow>

const calls = statusCalls('company-names', COMPANY_NAME_STATUSES)

export const listCompanyNames = calls.list(
  'companyNames',
  'List other public names that companies ask for',
  CompanyNameRow,
)

/** The name as the operator saw it: another one that was asked for meanwhile is not decided. */
const seen = { name: z.string().check(z.minLength(1), z.maxLength(300)) }

export const approveCompanyName = calls.decide('approveCompanyName', 'approval', {
  summary: 'Approve a public name',
  body: z.object(seen),
  errors: ['JOB_STATE', 'PRECONDITION_FAILED'],
})
export const refuseCompanyName = calls.decide('refuseCompanyName', 'refusal', {
  summary: 'Refuse a public name',
  body: z.object({ ...seen, reason: Reason }),
  errors: ['PRECONDITION_FAILED'],
})

export const nameCase = defineCase({
  section: 'names',
  count: 'waitingNames',
  subject: 'COMPANY',
  decision: 'NAME',
  acts: ['companyName.approve', 'companyName.refuse', 'companyName.undo'],
  calls: { list: listCompanyNames, approveCompanyName, refuseCompanyName },
})
