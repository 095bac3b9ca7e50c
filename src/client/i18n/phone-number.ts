/** Eleven digits as 3-4-4 (specification, job detail); other lengths stay as they are. */
export const phoneNumber = (digits: string) => digits.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3')
