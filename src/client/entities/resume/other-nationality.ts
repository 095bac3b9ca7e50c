/** Whether a job wants other nationalities than the reader's; where either is not stated, nothing is known. */
export const isOtherNationality = (
  wanted: readonly string[],
  own: string | null | undefined,
): own is string => wanted.length > 0 && Boolean(own) && !wanted.includes(own ?? '')
