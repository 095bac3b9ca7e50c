import data from './seed-text.json' with { type: 'json' }

/** Words that generated postings are made of. */
export const seedText = data
