import * as z from 'zod/mini'
import { command, read } from './call.ts'
import { COMPANY_NAME_STATUSES, CompanyNameRequest } from '../employer/company-name.ts'
import { paragraphs } from '../base/text-fields.ts'
import { Id, inPages } from '../base/schema.ts'
import { Undoable } from './decision.ts'
import { REASON_LENGTH } from './member.ts'
import { OPERATOR_PAGE } from './operator.ts'

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

export const listCompanyNames = read('operator.companyNames', 'GET /operator/company-names', {
  summary: 'List other public names that companies ask for',
  ...inPages(CompanyNameRow, OPERATOR_PAGE, { status: z._default(z.enum(COMPANY_NAME_STATUSES), 'WAITING') }),
})

/** The name as the operator saw it: another one that was asked for meanwhile is not decided. */
const seen = { name: z.string().check(z.minLength(1), z.maxLength(300)) }
const Decided = z.object({ status: z.enum(COMPANY_NAME_STATUSES), undo: Undoable })

export const approveCompanyName = command(
  'operator.approveCompanyName',
  'POST /operator/company-names/:id/approval',
  {
    summary: 'Approve a public name',
    body: z.object(seen),
    answer: Decided,
    errors: ['JOB_STATE', 'PRECONDITION_FAILED'],
  },
)
export const refuseCompanyName = command(
  'operator.refuseCompanyName',
  'POST /operator/company-names/:id/refusal',
  {
    summary: 'Refuse a public name',
    body: z.object({ ...seen, reason: paragraphs(REASON_LENGTH, 1) }),
    answer: Decided,
    errors: ['PRECONDITION_FAILED'],
  },
)
