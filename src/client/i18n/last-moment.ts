/** The last moment of a period: one that ends at midnight is displayed as ending on the day before. */
export const lastMoment = (end: string): number => Date.parse(end) - 1
