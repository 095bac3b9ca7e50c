import people from './people.json' with { type: 'json' }

/** Fictional workers: name, country (ISO 3166-1, lower case), language. */
export const PEOPLE_NAMES = people as unknown as readonly (readonly [
  name: string,
  country: string,
  langCode: string,
])[]
