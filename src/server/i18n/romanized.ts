import { readsKorean } from '../../reference/name-in.ts'
import { districtsNamed, provincesNamed } from '../../reference/former-regions.ts'
import { regionById, regionName, regions } from '../../reference/regions.ts'

const HANGUL = /[가-힣]/

const FIRST = 0xac00
const LAST = 0xd7a3
const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ')
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ')
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ')
/** Final consonants before a vowel: they begin the next syllable. */
const LINKED = ' g kk ks n nj nh d r lg lm lb ls lt lp lh m b ps s ss ng j ch k t p h'.split(' ')
const SILENT = 11
const N_LIKE = new Set(['n', 'm'])

/** Sounds that change where syllables meet (Revised Romanization, section 3.1). */
function joined(final: string, initial: string): [string, string] {
  if (initial === 'r')
    return final === 'n' || final === 'l' ? ['l', 'l'] : [nasal(final), final === '' ? 'r' : 'n']
  if (final === 'l' && initial === 'n') return ['l', 'l']
  if (N_LIKE.has(initial)) return [nasal(final), initial]
  return [final, initial]
}

const nasal = (final: string) => ({ k: 'ng', t: 'n', p: 'm' })[final] ?? final

/** Hangul in Latin letters by the Revised Romanization of Korean; other letters stay. */
export function romanized(text: string): string {
  const letters = Array.from(text)
  let written = ''
  let final = 0
  let isOpen = false
  for (const letter of [...letters, '']) {
    const syllable = syllableOf(letter)
    const [last, first] = meeting(isOpen ? final : null, syllable)
    written += last + (syllable ? first + (VOWELS[syllable.vowel] ?? '') : letter)
    final = syllable?.final ?? 0
    isOpen = syllable !== null
  }
  return written.replaceAll(
    /(^|[\s(])([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

function meeting(final: number | null, next: ReturnType<typeof syllableOf>): [string, string] {
  const initial = next ? (INITIALS[next.initial] ?? '') : ''
  if (final === null) return ['', initial]
  if (next?.initial === SILENT) return [LINKED[final] ?? '', '']
  return next ? joined(FINALS[final] ?? '', initial) : [FINALS[final] ?? '', '']
}

function syllableOf(letter: string): { initial: number; vowel: number; final: number } | null {
  if (letter < '가' || letter > '힣') return null
  const code = Math.min(letter.charCodeAt(0), LAST) - FIRST
  return { initial: Math.floor(code / 588), vowel: Math.floor((code % 588) / 28), final: code % 28 }
}

/** Marks of legal forms, which are not spoken. */
const LEGAL_FORM = /\(주\)|㈜|주식회사|\(유\)|유한회사/g

/** A company's name in Latin letters; undefined where it has them already. */
export function romanizedName(name: string): string | undefined {
  if (!HANGUL.test(name)) return undefined
  return romanized(name.replaceAll(LEGAL_FORM, ' ').trim())
}

/** A name, and beside it in Latin letters for those who do not read Hangul. */
export function readableName(name: string, langCode: string): string {
  const inLatin = readsKorean(langCode) ? undefined : romanizedName(name)
  return inLatin === undefined ? name : `${name} (${inLatin})`
}

const ADDRESS_PART = /^(.+?)(?:(대로|로|길)(?:(\d+)(번길)?)?|(동|읍|면|리|가|도|시|군|구))$/

/** An address in Latin letters, the smallest part first, as on envelopes. */
export function addressInEnglish(job: {
  address: string
  region_id: number
  road_address_english: string | null
}): string {
  if (job.road_address_english) return job.road_address_english
  return inRegion(job.address, job.region_id)
}

/** An address as somebody typed it, in Latin letters; undefined where it has them already. */
export function typedAddressInEnglish(address: string): string | undefined {
  if (!HANGUL.test(address)) return undefined
  const [first = '', ...rest] = address.trim().split(/\s+/)
  const behind = `${rest.join(' ')} `
  const provinces = new Set(provincesNamed(first).map(({ sido }) => sido))
  const region = regions
    .filter(({ sido }) => provinces.has(sido))
    .filter(({ sigungu }) => sigungu === null || behind.startsWith(`${sigungu} `))
    .toSorted((a, b) => (b.sigungu?.length ?? 0) - (a.sigungu?.length ?? 0))[0]
  const [moved, otherPart] = districtsNamed(first, rest[0] ?? '')
  if (moved && otherPart === undefined) return inRegion(address, region?.parent ? region.id : moved.id)
  return region ? inRegion(address, region.id) : fromSmallest(address.trim().split(/\s+/))
}

function inRegion(address: string, regionId: number): string {
  const region = regionById(regionId)
  const place = regionName(regionId, 'en')
  const known = [region?.sido, region?.sigungu, ...(region?.sigungu?.split(' ') ?? [])]
  const own = fromSmallest(
    address
      .split(/\s+/)
      .slice(1)
      .filter((part) => !known.includes(part)),
  )
  return own === '' ? place : `${own}, ${place}`
}

function fromSmallest(parts: readonly string[]): string {
  return parts
    .map(addressPart)
    .toReversed()
    .join(', ')
    .replace(/^([\d-]+), /, '$1 ')
}

/** A town or neighbourhood: `자양2동` is `Jayang 2-dong`, `성수1가2동` is `Seongsu 1ga 2-dong`. */
export const townInEnglish = (name: string): string => addressPart(name).replaceAll(/(?<=[a-z])(?=\d)/g, ' ')

/** `동탄대로`: `Dongtan-daero`. `향남로23번길`: `Hyangnam-ro 23beon-gil`. */
function addressPart(part: string): string {
  const [, name, road, number = '', branch, place] = ADDRESS_PART.exec(part) ?? []
  const kind = road ?? place
  if (!name || !kind) return romanized(part)
  const of = branch ? `${number}beon-gil` : number
  return `${romanized(name)}-${romanized(kind).toLowerCase()}${of && ` ${of}`}`
}
