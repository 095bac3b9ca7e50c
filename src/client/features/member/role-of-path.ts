export type MemberRole = 'EMPLOYEE' | 'EMPLOYER'

const COMPANY_PAGES =
  /^\/(?:writeannouncement|anoouncementtype|employmentpage|payment|talent|proposalemployment|mypage\/company)(?![\w-])/i
const WORKER_PAGES =
  /^\/(?:writeresume|recruitinfo|recruitment|outbox\/conflict|mypage\/(?:applystatus|favorites|alarm|modifyresume|proposals))(?![\w-])/i

/** The role that a page of this site is for; undefined if it is for both. */
export function roleOfPath(path: string | undefined): MemberRole | undefined {
  if (path === undefined) return undefined
  if (COMPANY_PAGES.test(path)) return 'EMPLOYER'
  return WORKER_PAGES.test(path) ? 'EMPLOYEE' : undefined
}

/** The job whose page a visitor wants to return to; undefined for other pages. */
export const jobOfPage = (page: string): string | undefined =>
  /^\/recruitment\/detail\/([0-9a-f-]{36})(?:[?#]|$)/i.exec(page)?.[1]
