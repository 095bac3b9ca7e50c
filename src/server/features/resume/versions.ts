import { withoutEncoding } from '../../http/caching/etag.ts'

/** Versions of a member's resume and desired job; 0 before the first save. */
export interface Versions {
  resume: number
  expectedJob: number
}

/** One ETag for both, so that one read serves both commands. */
export const etagOf = ({ resume, expectedJob }: Versions) => `"r${resume}-d${expectedJob}"`

/**
 * Whether If-Match (RFC 9110, section 13.1.1) matches the current version of the part that the command replaces. A
 * change of the other part does not conflict.
 */
export function isCurrent(ifMatch: string | undefined, versions: Versions, part: keyof Versions): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true
  return ifMatch.split(',').some((text) => {
    const [, resume, expectedJob] = /^"r(\d{1,9})-d(\d{1,9})"$/.exec(withoutEncoding(text)) ?? []
    return Number(part === 'resume' ? resume : expectedJob) === versions[part]
  })
}
