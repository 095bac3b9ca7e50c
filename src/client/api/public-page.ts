const PUBLIC = /^\/(home|landing|recruitinfo|recruitment\/detail\/[^/]+|news|news\/detail\/[^/]+)?$/i

/** Pages that anybody may open, and open again; the others are forms, or somebody's own. */
export const isPublicPage = (path: string): boolean => PUBLIC.test(path)
