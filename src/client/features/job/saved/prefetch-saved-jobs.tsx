import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../i18n/use-language.ts'
import { applicationsPage, favoritesPage } from '../../../entities/application/my-job-queries.ts'
import { useStoredDetails } from './use-stored-details.ts'

/**
 * Fetches the member's favorites with details and applications in the background, so that both lists open
 * offline even if they were never opened here. Renders nothing.
 */
export function PrefetchSavedJobs() {
  const langCode = useLanguage()
  const favorites = useQuery(favoritesPage(1, langCode))
  useQuery(applicationsPage(1, langCode))
  useStoredDetails(favorites.data)
  return null
}
