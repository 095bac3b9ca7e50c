import { getDashboard } from '../../contract/announcement.ts'
import { reading } from './reading.ts'

/** An employer's counts, and views and applicants over the last fourteen days. */
export const dashboard = () => reading(getDashboard, {})
