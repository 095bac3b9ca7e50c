/** Statuses that have departure insurance. */
export const E9_AND_H2 = ['E-9', 'H-2']
