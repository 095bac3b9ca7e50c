/** The job whose page a visitor wants to return to; undefined for other pages. */
export const jobOfPage = (page: string): string | undefined =>
  /^\/recruitment\/detail\/([0-9a-f-]{36})(?:[?#]|$)/i.exec(page)?.[1]
