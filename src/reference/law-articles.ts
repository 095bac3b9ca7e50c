/**
 * Numbers of the articles in a Korean reference, for readers of other languages: `55(1), 10-2` of `제55조 제1항, 제10조의2`.
 * Null where it names none. What is smaller than a paragraph is left to the Korean text.
 */
export function articleNumbers(part: string): string | null {
  const found = [...part.matchAll(/제(\d+)조(?:의(\d+))?(?:\s*제(\d+)항)?/g)]
  const numbers = found.map(
    ([, article, branch, paragraph]) =>
      `${article}${branch ? `-${branch}` : ''}${paragraph ? `(${paragraph})` : ''}`,
  )
  return numbers.length > 0 ? numbers.join(', ') : null
}
