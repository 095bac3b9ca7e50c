import { isAlmost } from '../../../contract/work/near-word.ts'

/**
 * Letters by whose equality words are looked up: a slip is either behind the first ones or before the last ones of a
 * word of six letters or more.
 */
const START = 2
const END = 3

/** Words by their beginnings and endings, so that one that differs in a single slip is found among few. */
export class NearWords {
  readonly #words: string[] = []
  /** As they are compared: syllables of Hangul as their letters. */
  readonly #letters: string[] = []
  readonly #byStart = new Map<string, number[]>()
  readonly #byEnd = new Map<string, number[]>()

  /** @param letters six or more */
  add(word: string, letters: string): void {
    const at = this.#words.push(word) - 1
    this.#letters.push(letters)
    addTo(this.#byStart, letters.slice(0, START), at)
    addTo(this.#byEnd, letters.slice(-END), at)
  }

  /** The word that was added first among those that are almost these letters. */
  find(letters: string, fits: (word: string) => boolean): string | undefined {
    const lists = [this.#byStart.get(letters.slice(0, START)), this.#byEnd.get(letters.slice(-END))]
    const found = lists.flatMap((list) => list?.find((at) => this.#isNear(at, letters, fits)) ?? [])
    return found.length === 0 ? undefined : this.#words[Math.min(...found)]
  }

  #isNear(at: number, letters: string, fits: (word: string) => boolean): boolean {
    const [word = '', other = ''] = [this.#words[at], this.#letters[at]]
    return Math.abs(other.length - letters.length) <= 1 && isAlmost(other, letters) && fits(word)
  }
}

function addTo(map: Map<string, number[]>, key: string, at: number): void {
  const list = map.get(key)
  if (list) list.push(at)
  else map.set(key, [at])
}
