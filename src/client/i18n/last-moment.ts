/** What ends with a midnight is over on the day before: the day to name is the one of its last moment. */
export const lastMoment = (end: string): number => Date.parse(end) - 1
