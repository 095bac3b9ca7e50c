import { getSettings } from '../../../contract/site/settings.ts'
import { queryFor } from '../../api/query-for.ts'

const DAY = 86_400_000

/** The operator's site settings, such as the street map. */
export const siteSettings = () => queryFor(getSettings, {}, { shared: true, staleTime: DAY })
