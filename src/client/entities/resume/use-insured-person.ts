import { useQuery } from '@tanstack/react-query'
import { OTHER_COUNTRY } from '../../../contract/candidate/resume.ts'
import { useSession } from '../../api/session.ts'
import { useOwnFacts } from '../work-right/own-facts.ts'
import { myResume } from './my-resume-query.ts'

const RECENT = 5 * 60_000

interface KnownPerson {
  visaStatus: string | null
  nationality: string | null
  /** `1966-05-31` */
  birthDate: string | null
}

/** The reader's facts that the social insurances depend on: the status from the stay, the others from the resume. */
export function useInsuredPerson(): KnownPerson {
  const role = useSession()?.role
  const facts = useOwnFacts()
  const resume = useQuery({ ...myResume(), staleTime: RECENT, enabled: role === 'EMPLOYEE' }).data?.data
  const code = resume?.countyIsoCode
  return {
    visaStatus: facts?.visaStatus ?? null,
    nationality: code && code !== OTHER_COUNTRY ? code.toUpperCase() : null,
    birthDate: resume?.birthDate ?? null,
  }
}
