/** Between facts on one line. The space before the dot does not break: a line may end with a dot, but not begin with one. */
export const BETWEEN_FACTS = '\u00a0· '

/** A text that others wrote, with the same spaces around its dots. */
export const withTiedDots = (text: string): string => text.replaceAll(' · ', BETWEEN_FACTS)
