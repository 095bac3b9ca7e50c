/** What the tax office says about a number. */
export type BusinessStanding = 'OPEN' | 'CLOSED' | 'UNREACHABLE'

export interface BusinessRegistry {
  /** @param businessNumber ten digits with a right checksum. @returns null where no tax office is asked; never throws */
  standingOf(businessNumber: string): Promise<BusinessStanding | null>
}

/** Tells the operator what went wrong, never about whom. */
export type Report = (line: string) => void
