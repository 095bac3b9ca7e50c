/** Blobs that the device had no room to store, by id. They live as long as the page and are sent from memory. */
export const unstoredBlobs = new Map<string, Blob>()
