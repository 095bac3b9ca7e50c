import data from './search-combinations.json' with { type: 'json' }

/**
 * Words for what is worked on, by a code and language: they say nothing by themselves, and which occupation is meant
 * together with the name of work.
 */
export const searchThings: ReadonlyMap<string, Readonly<Record<string, readonly string[]>>> = new Map(
  Object.entries(data.things),
)

const combinations = new Map(
  Object.entries(data.occupations).flatMap(([occupation, pairs]) =>
    pairs.flatMap((pair) => {
      const [one, two] = pair.split(' ')
      return [
        [pair, occupation],
        [`${two} ${one}`, occupation],
      ] as const
    }),
  ),
)

/** The occupation that two codes of things, occupations or sectors name together. */
export const combinationOf = (one: string, two: string): string | undefined =>
  combinations.get(`${one} ${two}`)
