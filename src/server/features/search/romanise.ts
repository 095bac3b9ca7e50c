/** Revised romanisation of Korean names, and how they are typed without its double vowels. */
export function latinNames(hangul: string): string[] {
  const name = romanise(hangul)
  if (name === undefined) return []
  const simple = name.replaceAll('eo', 'o').replaceAll('eu', 'u').replaceAll('ae', 'e')
  return [...new Set([name, name.replaceAll('eo', 'u'), simple])]
}

const list = (text: string) => text.split(' ').map((each) => (each === '-' ? '' : each))
const INITIALS = list('g kk n d tt r m b pp s ss - j jj ch k t p h')
const VOWELS = list('a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i')
const FINALS = list('- k k k n n n t l k m p l l p l m p p t t ng t t k t p t')
/** Before a vowel, a final consonant begins the next syllable. */
const CARRIED = list('- g kk gs n nj n d r lg lm lb ls lt lp r m b bs s ss ng j ch k t p -')
const FIRST = 0xac00
const [N, R, M, SILENT] = [2, 5, 6, 11]

function romanise(hangul: string): string | undefined {
  const indexes = Array.from(hangul, (letter) => (letter.codePointAt(0) ?? 0) - FIRST)
  if (!indexes.every((index) => index >= 0 && index < 11_172)) return undefined
  const syllables = indexes.map((index) => ({
    initial: Math.floor(index / 588),
    vowel: Math.floor(index / 28) % 21,
    final: index % 28,
  }))
  return syllables
    .map(({ initial, vowel, final }, at) => {
      const [before, next] = [syllables[at - 1], syllables[at + 1]]
      return (
        startOf(initial, before ? (FINALS[before.final] ?? '') : '') +
        (VOWELS[vowel] ?? '') +
        endOf(final, next?.initial)
      )
    })
    .join('')
}

/** `ㄹ` is `l` behind `l` and `n`, and `n` behind other consonants. */
function startOf(initial: number, end: string): string {
  if (initial === R && end !== '') return /^[ln]$/.test(end) ? 'l' : 'n'
  return initial === N && end === 'l' ? 'l' : (INITIALS[initial] ?? '')
}

/** Before `n`, `m` and `r`, stops are spoken through the nose: 독립 is `dongnip`. */
function endOf(final: number, next: number | undefined): string {
  const end = FINALS[final] ?? ''
  if (next === SILENT) return CARRIED[final] ?? ''
  if (end === 'n' && next === R) return 'l'
  if (next !== N && next !== M && next !== R) return end
  return { k: 'ng', t: 'n', p: 'm' }[end] ?? end
}
