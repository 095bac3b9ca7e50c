import {
  listOrders,
  listPostings,
  type OrderFilter,
  type PostingFilter,
} from '../../../../contract/operator/list.ts'
import { getOperatorOrder } from '../../../../contract/operator/order.ts'
import { lookUpMembers, type MemberFilter } from '../../../../contract/operator/member.ts'
import { OPERATOR_PAGE } from '../../../../contract/operator/operator.ts'
import { queryFor } from '../../../api/query-for.ts'
import { fresh, notPersisted } from '../queries.ts'

/** @param after where the page begins, as the address has it; here and below */
const pageOf = (after: string | undefined) => ({ pageSize: OPERATOR_PAGE, ...(after ? { after } : {}) })

export const postingsPage = (filter: Partial<PostingFilter>, after: string | undefined) =>
  queryFor(listPostings, { query: { ...filter, ...pageOf(after) } }, fresh)

export const ordersPage = (filter: Partial<OrderFilter>, after: string | undefined) =>
  notPersisted(queryFor(listOrders, { query: { ...filter, ...pageOf(after) } }, fresh))

export const operatorOrder = (id: string) =>
  notPersisted(queryFor(getOperatorOrder, { params: { id } }, fresh))

export const membersPage = (filter: MemberFilter, after: string | undefined) =>
  notPersisted(queryFor(lookUpMembers, { body: filter, query: pageOf(after) }, fresh))
