/** Header that the service worker sets on a cached answer: its server time in epoch milliseconds. */
export const STORED_AT = 'x-ilteo-stored-at'
