/** Versions of a member's resume and desired job; 0 before the first of either. */
export interface Versions {
  resume: number
  expectedJob: number
}

/** One ETag for both, so that one read serves the two commands, which are saved apart. */
export const etagOf = ({ resume, expectedJob }: Versions) => `"r${resume}-d${expectedJob}"`

/**
 * Whether If-Match (RFC 9110, section 13.1.1) names the version there is now, looking only at the part that the command
 * replaces: a desired job saved meanwhile is no reason to refuse the resume.
 */
export function isCurrent(ifMatch: string | undefined, versions: Versions, part: keyof Versions): boolean {
  if (ifMatch === undefined || ifMatch.trim() === '*') return true
  return ifMatch.split(',').some((text) => {
    const [, resume, expectedJob] = /^(?:W\/)?"r(\d{1,9})-d(\d{1,9})"$/.exec(text.trim()) ?? []
    return Number(part === 'resume' ? resume : expectedJob) === versions[part]
  })
}
