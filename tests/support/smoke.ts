/**
 * With `--smoke`, a part of the bench or a soak does all it does, once and as small as it can be: it shows within
 * seconds that the part still works. Its figures mean nothing.
 */
export const isSmoke = process.argv.includes('--smoke')

/** The number to use: the usual one, or the smallest in a smoke run. */
export const sized = (usual: number, smallest: number): number => (isSmoke ? smallest : usual)
