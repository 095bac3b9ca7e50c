/** Hashes are below this: of 40,000 known features, one in a hundred unknown ones is taken for a known one. */
const HASHES = 2 ** 22
/** Longest run of characters. */
const MAX_RUN = 5
/** Characters of a word that are looked at: endings differ. */
const STEM = 4
/** Words after a word that are paired with it. */
const REACH = 5

const NUMBER = /\d+(?:[.,:]\d+)*/gu
const MAX_DIGITS = 7
const WORD = /[\p{L}\p{M}\p{N}_]+/gu
const HAN = /\p{Script=Han}/u

const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193

const extended = (hash: number, character: number) => Math.imul(hash ^ character, FNV_PRIME)

/** Spreads the bits of a hash (the finalizer of "lowbias32"), and cuts them to the range. */
function finished(hash: number): number {
  let bits = Math.imul(hash ^ (hash >>> 16), 0x7feb352d)
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b)
  return ((bits ^ (bits >>> 16)) >>> 0) % HASHES
}

/** Numbers by their length alone: `300,000` and `250000` are both six digits. */
const withoutValues = (form: string) =>
  form.replaceAll(NUMBER, (number) => '0'.repeat(Math.min(number.replaceAll(/\D/gu, '').length, MAX_DIGITS)))

/** Words; of Chinese, which has no spaces, pairs of characters. */
const wordsIn = (form: string) =>
  (form.match(WORD) ?? []).flatMap((word) =>
    HAN.test(word) && word.length > 1
      ? Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
      : [word],
  )

/** Passes on the hashes of the runs of up to five characters. */
function visitRuns(form: string, visit: (hash: number) => void): void {
  const text = ` ${form} `
  for (let from = 0; from < text.length; from += 1) {
    const end = Math.min(from + MAX_RUN, text.length)
    let hash = FNV_START
    for (let at = from; at < end; at += 1) {
      hash = extended(hash, text.charCodeAt(at))
      visit(finished(hash))
    }
  }
}

function stemOf(word: string): number {
  let hash = ~FNV_START
  for (let at = 0; at < word.length && at < STEM; at += 1) hash = extended(hash, word.charCodeAt(at))
  return hash
}

/** Passes on the hashes of the stems, and of pairs of stems that stand near each other. */
function visitStems(form: string, visit: (hash: number) => void): void {
  const stems = wordsIn(form).map(stemOf)
  for (const [at, stem] of stems.entries()) {
    visit(finished(stem))
    for (const other of stems.slice(at + 1, at + 1 + REACH))
      visit(finished(Math.imul(stem, FNV_PRIME) + other))
  }
}

/** Kinds of features, each of which is weighed by itself. */
const VISITS = [visitRuns, visitStems] as const

/**
 * Passes on what a sentence in its compared form is judged by: hashes of features, which may come again.
 * @param visitors one for each kind of features
 */
export function visitFeatures(
  form: string,
  visitors: readonly [runs: (hash: number) => void, stems: (hash: number) => void],
): void {
  const text = withoutValues(form).replaceAll(/\s+/gu, ' ')
  for (const [kind, visit] of VISITS.entries()) visit(text, visitors[kind as 0 | 1])
}
