/** Makes a preview focusable: nothing in it is, so keys could not scroll it otherwise (WCAG 2.1.1). */
export const SCROLLS_BY_KEYS = { tabIndex: 0 }
