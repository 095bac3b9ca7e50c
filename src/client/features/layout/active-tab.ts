interface Place {
  to: string
  /** Other paths that belong to it, in lower case. */
  also?: readonly string[]
}

/** Ignores case, as the router does (`/RecruitInfo` is `/recruitInfo`). */
export const isActive = (path: string, destination: Place): boolean => matchLength(path, destination) > 0

/** The tab that a path belongs to: the one with the longest match, as some pages of a tab are tabs themselves. */
export function activeTab<T extends Place>(path: string, tabs: readonly T[]): T | undefined {
  const best = tabs.toSorted((a, b) => matchLength(path, b) - matchLength(path, a))[0]
  return best && isActive(path, best) ? best : undefined
}

function matchLength(path: string, { to, also = [] }: Place): number {
  const here = path.toLowerCase()
  const matches = [to.toLowerCase(), ...also].filter((each) => here === each || here.startsWith(`${each}/`))
  return Math.max(0, ...matches.map(({ length }) => length))
}
