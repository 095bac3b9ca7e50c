/** Set by the service worker on an answer from its cache: when the server gave it, in epoch milliseconds. */
export const STORED_AT = 'x-ilteo-stored-at'
