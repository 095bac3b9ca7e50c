/** Blobs that the device had no room to store, by id. They live as long as the page and are sent from memory. */
export const heldBytes = new Map<string, Blob>()
