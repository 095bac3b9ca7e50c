import type { JobCategory, JobKeyword, PeriodType } from '../../../contract/base/enums.ts'
import type { Lodging, Meals } from '../board-and-lodging.ts'
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
  /** What the role is concerned with: `자동차 부품` before `조립원`. */
  product: string | null
  place: Place
  schedule: Schedule
  /** When its hours lie. */
  shift: 'DAY' | 'EVENING' | 'NIGHT' | 'NEGOTIABLE'
  pay: Pay
  period: PeriodType
  keywords: JobKeyword[]
  lodging: Lodging | null
  meals: Meals | null
  numberOfPersons: number
  visaAvailable: boolean
  useSecurePayment: boolean
  onTheWay: boolean
}
