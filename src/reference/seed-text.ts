import data from './seed-text.json' with { type: 'json' }

/** Vocabulary of generated jobs. */
export const seedText = data
