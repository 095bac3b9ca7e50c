import type { JobCategory, JobKeyword } from '../../../contract/base/enums.ts'
import type { Pay } from '../pay.ts'
import type { Place } from '../places.ts'
import type { Schedule } from '../schedule.ts'
import type { SectorText } from './sectors.ts'

/** Facts of a job, from which its text is generated. */
export interface Draft {
  companyName: string
  category: JobCategory
  sector: SectorText
  role: string
  place: Place
  schedule: Schedule
  isNight: boolean
  pay: Pay
  keywords: JobKeyword[]
  numberOfPersons: number
  visaAvailable: boolean
  useSecurePayment: boolean
  onTheWay: boolean
}
