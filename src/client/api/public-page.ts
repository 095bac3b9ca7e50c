const PUBLIC = /^\/(home|landing|recruitinfo|recruitment\/detail\/[^/]+|news|news\/detail\/[^/]+)?$/i

/** Whether anybody may open the page, repeatedly; all others are forms or personal. */
export const isPublicPage = (path: string): boolean => PUBLIC.test(path)
