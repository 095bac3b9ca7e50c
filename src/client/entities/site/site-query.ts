import { useQuery } from '@tanstack/react-query'
import { type Site, getSite } from '../../../contract/site/site.ts'
import { queryFor } from '../../api/query-for.ts'
import { getSettings } from '../../../contract/site/settings.ts'

const HOUR = 3_600_000

const site = () => queryFor(getSite, {}, { boot: true, shared: true, staleTime: HOUR })

/** Who runs the site; undefined until known. */
export const useSite = (): Site | undefined => useQuery(site()).data?.data

/** Whether there is any way to reach them: without one, nothing offers it. */
export function useHasContact(): boolean {
  const contact = useSite()?.contact
  return Boolean(contact && (contact.messengerUrl ?? contact.email ?? contact.advertisingPhone))
}

const DAY = 86_400_000

/** The operator's site settings, such as the street map. */
export const siteSettings = () => queryFor(getSettings, {}, { shared: true, staleTime: DAY })
