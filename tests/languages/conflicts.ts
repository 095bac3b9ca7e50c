import type { Entry } from './catalogues.ts'

/** The web app loads the others into one table, as screens need them; the server's texts are only the server's. */
const SERVER = 'server'

/**
 * Texts that two catalogues translate differently: readers would see the one that was loaded last. Two meanings need a
 * `context` in the code.
 */
export function conflictsIn(entries: readonly Entry[]): (Entry & { error: string })[] {
  const translated = entries.filter(
    ({ catalogue, translation }) => catalogue !== SERVER && translation !== '',
  )
  const byText = Map.groupBy(translated, ({ source, context }) => JSON.stringify([source, context]))
  return Array.from(byText.values()).flatMap(([first, ...others]) =>
    others
      .filter(({ translation }) => translation !== first?.translation)
      .map((entry) => ({
        ...entry,
        error: `is ${JSON.stringify(first?.translation)} in ${first?.catalogue}.po`,
      })),
  )
}
