/** Bytes that the device had no room for, by their ids: they are there as long as the page is, and sent from here. */
export const heldBytes = new Map<string, Blob>()
