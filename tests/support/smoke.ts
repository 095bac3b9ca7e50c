/**
 * With `--smoke`, a part of the bench or a soak runs once at its smallest size, to check within seconds that it still
 * works. Its figures mean nothing.
 */
export const isSmoke = process.argv.includes('--smoke')

/** The number to use: the usual one, or the smallest in a smoke run. */
export const sized = (usual: number, smallest: number): number => (isSmoke ? smallest : usual)
