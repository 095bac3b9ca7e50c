const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
/** Syllables come in rows of 28 by their final consonant; the first of a row has none. */
const FINALS = 28

/** A word with the particle that fits its last sound: `topic('공장')` is `공장은`. */
const withParticle = (closed: string, open: string) => (word: string) =>
  word + (endsClosed(word) ? closed : open)

export const topic = withParticle('은', '는')
export const object = withParticle('을', '를')

function endsClosed(word: string): boolean {
  const code = word.charCodeAt(word.length - 1)
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return false
  return (code - FIRST_SYLLABLE) % FINALS !== 0
}
