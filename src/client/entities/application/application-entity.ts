/** One entity for applying and withdrawing: they are sent in order, and cancel each other while unsent. */
export const applicationEntity = ({ id }: { id: string }) => `application:${id}`
