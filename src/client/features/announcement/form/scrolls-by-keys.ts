/** Nothing in a preview takes the focus: without this, no key would scroll it (WCAG 2.1.1). */
export const SCROLLS_BY_KEYS = { tabIndex: 0 }
