import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Role } from '../../../contract/base/enums.ts'
import { currentSession } from '../../api/session.ts'
import { membersTexts } from '../../i18n/activate-language.ts'
import { currentLanguage } from '../../i18n/current-language.ts'
import { jobsOfTier, newJobCount } from './queries.ts'

const memberHomes: Partial<Record<Role, () => Promise<ComponentType>>> = {
  EMPLOYEE: async () => (await import('./worker/worker-home.tsx')).WorkerHome,
  EMPLOYER: async () => (await import('./employer/employer-home.tsx')).EmployerHome,
}

/** Whose home page is shown; a route that loads it anew when this changes follows signing in and out. */
export const homeRole = (): Role | undefined => currentSession()?.role

/**
 * Starts the first reads of the home page, and loads the screen of the signed-in member's role; undefined for visitors
 * and operators, who have `HomeScreen`.
 */
export async function loadMemberHome(queries: QueryClient): Promise<ComponentType | undefined> {
  const role = homeRole()
  if (role !== 'EMPLOYER') {
    void queries.prefetchQuery(newJobCount())
    void queries.prefetchQuery(jobsOfTier('PREMIUM', currentLanguage()))
  }
  const load = role && memberHomes[role]
  if (!load) return undefined
  const [Screen] = await Promise.all([load(), membersTexts()])
  return Screen
}
