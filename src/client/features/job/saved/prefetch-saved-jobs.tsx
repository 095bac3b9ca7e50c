import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../i18n/use-language.ts'
import { applicationsPage, favoritesPage } from '../../../entities/application/my-job-queries.ts'
import { useKeptWhole } from './use-kept-whole.ts'

/**
 * Reads the member's bookmarks, whole, and applications onto the device wherever they are on the site: both must open
 * without a network even if their pages were never opened here. Draws nothing.
 */
export function PrefetchSavedJobs() {
  const langCode = useLanguage()
  const favorites = useQuery(favoritesPage(1, langCode))
  useQuery(applicationsPage(1, langCode))
  useKeptWhole(favorites.data)
  return null
}
