import data from './insurance-rules.json' with { type: 'json' }

/** Whom the social insurances cover, by status of residence and by nationality (ISO 3166-1 alpha-2). */
export const insuranceRules: typeof data = data
