import { useOwnFacts } from '../../work-right/own-facts.ts'
import { hasStatus } from '../../work-right/use-may-concern.ts'

/** Departure insurance; employment insurance only for those who applied for it. */
export const E9_AND_H2 = ['E-9', 'H-2']

/** Whether the reader is known to be in the employment insurance only if they applied for it. */
export const useIsInsuredByChoice = (): boolean => hasStatus(useOwnFacts(), E9_AND_H2)
