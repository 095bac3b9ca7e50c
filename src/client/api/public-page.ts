import { publicPageAt } from '../../contract/public-paths.ts'

/** Whether anybody may open the page, repeatedly; all others are forms or personal. */
export const isPublicPage = (path: string): boolean => publicPageAt(path) !== null
