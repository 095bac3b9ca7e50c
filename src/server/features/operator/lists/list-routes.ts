import {
  exportMembers,
  exportOrders,
  exportPostings,
  listOrders,
  listPostings,
} from '../../../../contract/operator/list.ts'
import { findMembers, lookUpMembers, type MemberFilter } from '../../../../contract/operator/member.ts'
import type { Db } from '../../../db/database.ts'
import type { KeysetPage } from '../../../db/keyset.ts'
import type { Services } from '../../../services.ts'
import { insertAct } from '../audit.ts'
import { onOperator } from '../on-operator.ts'
import { memberList } from './member-list.ts'
import { orderList } from './order-list.ts'
import { postingList } from './posting-list.ts'
import { exportOf, listPage } from './record-list.ts'

export const operatorListRoutes = [
  onOperator(listPostings, ({ db, query, now }) =>
    listPage(db, postingList, { filter: query, page: query, now }),
  ),
  onOperator(listOrders, ({ db, query, now }) =>
    listPage(db, orderList, { filter: query, page: query, now }),
  ),
  onOperator(findMembers, ({ query, ...input }) => membersFor(input, query, query)),
  onOperator(lookUpMembers, ({ query, body, ...input }) => membersFor(input, body, query)),
  onOperator(exportPostings, exportOf(postingList)),
  onOperator(exportOrders, exportOf(orderList)),
  onOperator(exportMembers, exportOf(memberList)),
]

/** A page of members. A search is limited, and recorded when it begins; going through the list of all is neither. */
async function membersFor(
  { db, services, by }: { db: Db; services: Services; by: { operatorId: string; now: Date } },
  filter: MemberFilter,
  page: KeysetPage,
) {
  const isSearch = filter.query !== undefined
  if (isSearch) await services.limits.use('member-lookup', by.operatorId)
  const answer = await listPage(db, memberList, { filter, page, now: by.now })
  const details = { rows: answer.totalCount, filters: memberList.auditedFilter(filter) }
  const act = { ...by, act: 'member.search', subject: 'members', details } as const
  const isFirst = page.after === undefined && page.pageNumber === 0
  return {
    ...answer,
    record: async (writable: Db) => {
      if (isSearch && isFirst) await insertAct(writable, act)
    },
  }
}
