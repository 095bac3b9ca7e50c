/**
 * A Korean name as speakers of Nepali, Thai, Khmer and Burmese spell what they hear, where too many spellings are in use
 * to list them. A key has one letter for consonants that are mistaken for each other, four vowels, no glides between, and
 * of the ends of syllables only `N` and `R`: 평택, `พยองแทก` and `ភ្យុងថែក` are all `PoNTe`.
 *
 * @returns the more precise key first; none for words of other scripts, and for those of one syllable, which mean anything
 */
export function soundKeys(word: string): string[] {
  const script = SCRIPTS.find(({ all }) => all.test(word))
  return script ? keysOf(script.read(word)) : []
}

/** Consonants in capital letters, glides `w` and `y`, vowels `a`, `e`, `i` and `o`. */
type Sounds = string

/** Keys of fewer syllables are words of other meanings. */
const MIN_VOWELS = 2

/** With the glides between, which some spellings leave out, and without them. */
function keysOf(sounds: Sounds): string[] {
  const ended = sounds
    .replaceAll(/(?<=^|[aeio])w(?=[aeio])/g, 'W')
    .replaceAll(/[MN]+(?![aeiowy])/g, 'N')
    .replaceAll(/[KTPSCHW](?![aeiowy])/g, '')
    .replaceAll(/([MNR])\1+/g, '$1')
  const vowels = ended.match(/[aeio]/g)?.length ?? 0
  if (vowels < MIN_VOWELS || !/^[A-Zaeiowy]+$/.test(ended)) return []
  return [...new Set([ended, ended.replaceAll(/[wy]/g, '')])]
}

/** `K क ख`: the letters behind the first are heard as it. */
function tableOf(...rows: string[]): ReadonlyMap<string, Sounds> {
  return new Map(
    rows.flatMap((row) => {
      const [sound = '', ...letters] = row.split(' ')
      return letters.map((letter) => [letter, sound === '-' ? '' : sound] as const)
    }),
  )
}

const INITIALS = 'K K N T T R M P P S S - C C C K T P H'.split(' ').map((each) => (each === '-' ? '' : each))
const VOWELS = 'a e ya ye o e yo ye o wa we we yo o wo we wi yo o i i'.split(' ')
const [N_ENDS, R_ENDS] = [new Set([4, 5, 6, 16, 21]), new Set([8, 11, 12, 13, 15])]
const FIRST = 0xac00

/** Of a name in Hangul: `시` is also heard with the sound of `치`. */
export function koreanSoundKeys(name: string): string[] {
  const sounds = Array.from(name, (letter) => {
    const index = (letter.codePointAt(0) ?? 0) - FIRST
    const final = index % 28
    const end = N_ENDS.has(final) ? 'N' : R_ENDS.has(final) ? 'R' : 'K'
    return `${INITIALS[Math.floor(index / 588)]}${VOWELS[Math.floor(index / 28) % 21]}${final === 0 ? '' : end}`
  }).join('')
  // 전라 is spoken as 절라, 한림 as 할림.
  const spoken = [sounds, sounds.replaceAll(/NR|RN/g, 'RR')]
  return [...new Set(spoken.flatMap((each) => [each, each.replaceAll('Si', 'Ci')]).flatMap(keysOf))]
}

const DEVANAGARI = {
  consonants: tableOf(
    'K क ख ग घ',
    'N ङ ञ ण न',
    'C च छ ज झ',
    'T ट ठ ड ढ त थ द ध',
    'P प फ ब भ',
    'M म',
    'y य',
    'R र ल',
    'w व',
    'S श ष स',
    'H ह',
  ),
  vowels: tableOf('a ा आ', 'o अ ो ौ ओ औ ु ू उ ऊ', 'i ि ी इ ई', 'e े ै ए ऐ', 'N ं ँ'),
}

function devanagari(word: string): Sounds {
  const { consonants, vowels } = DEVANAGARI
  const letters = Array.from(word)
  let sounds = ''
  for (const [at, letter] of letters.entries()) {
    const sound = consonants.get(letter)
    const next = letters[at + 1] ?? ''
    const isBare = sound !== undefined && !vowels.has(next) && next !== '्'
    // A consonant without a sign has a vowel of its own, which the end of a syllable does not speak.
    const isEnd = next === '' || (/[MN]/.test(sound ?? '') && /[aeio]$/.test(sounds))
    sounds += (sound ?? vowels.get(letter) ?? '') + (isBare && !isEnd ? 'o' : '')
  }
  return sounds
}

const THAI_CONSONANT = '[ก-ฮ]'
const THAI = tableOf(
  'K ก ข ฃ ค ฅ ฆ',
  'N ง ญ ณ น',
  'C จ ฉ ช ฌ',
  'S ซ ศ ษ ส',
  'T ฎ ฏ ฐ ฑ ฒ ด ต ถ ท ธ',
  'P บ ป ผ ฝ พ ฟ ภ',
  'M ม',
  'y ย',
  'R ร ล ฬ',
  'w ว',
  'H ห ฮ',
  '- อ',
)
const THAI_VOWELS = tableOf('e เ แ', 'o โ ึ ื ุ ู', 'ay ใ ไ', 'a ะ า ั ำ', 'i ิ ี')
const THAI_SYLLABLE = new RegExp(
  `([เแโใไ]?)(${THAI_CONSONANT})([รลวย](?=[ะ-ฺ็อ]))?([ัิีึืุู็]?)(า|ะ|ย?ะ|ำ|อ(?![ัิีึืุูา]))?`,
  'gu',
)

function thai(word: string): Sounds {
  const plain = word.replaceAll(/[่-๋]|.์/gu, '')
  const isFinal = (sounds: Sounds, from: number) => {
    const after = plain.slice(from)
    return /[aeio]$/.test(sounds) && !/^(า|ะ|อ(?![ัิีึืุูา]))/u.test(after)
  }
  let sounds = ''
  for (const found of plain.matchAll(THAI_SYLLABLE)) {
    const [all, before = '', consonant = '', glide = '', above = '', behind = ''] = found
    const initial = THAI.get(consonant) ?? ''
    const sign = THAI_VOWELS.get(above) ?? ''
    const isBare = before + above + behind === ''
    if (isBare && isFinal(sounds, found.index + all.length)) {
      sounds += initial + (THAI.get(glide) ?? '')
      continue
    }
    const vowel = isBare ? 'o' : vowelOf({ before, sign, behind })
    sounds += initial + (THAI.get(glide) ?? '') + vowel
  }
  return sounds
}

/** `เ◌อ` is one vowel, `◌อ` another; a sign above counts before what is written behind. */
function vowelOf({ before, sign, behind }: { before: string; sign: string; behind: string }): Sounds {
  if (behind === 'อ') return 'o'
  if (before === 'เ' && sign === 'i') return 'o'
  const spoken = THAI_VOWELS.get(before) ?? sign
  return spoken === '' ? (THAI_VOWELS.get(behind) ?? 'o') : spoken
}

const KHMER = {
  consonants: tableOf(
    'K ក ខ គ ឃ ហ្គ',
    'N ង ញ ណ ន ហ្ន',
    'C ច ឆ ជ ឈ',
    'T ដ ឋ ឌ ឍ ត ថ ទ ធ',
    'P ប ផ ព ភ',
    'M ម ហ្ម',
    'y យ',
    'R រ ល',
    'w វ',
    'S ស ហ្ស',
    'H ហ',
    '- អ',
  ),
  vowels: tableOf('a ា', 'aN ាំ', 'o ឹ ឺ ុ ូ ួ ើ ឿ ោ ៅ', 'oN ុំ', 'i ិ ី', 'e េ ែ ៀ', 'ay ៃ', 'N ំ'),
}
const KHMER_SYLLABLE = /(ហ្[គនមស]|[ក-អ])((?:្[ក-អ])*)[៉៊]?((?:ាំ|ុំ|[ា-ៅ]|ំ)?)[៉៊់័៍ៈះ]*/gu

function khmer(word: string): Sounds {
  const { consonants, vowels } = KHMER
  let sounds = ''
  for (const [, initial = '', below = '', sign = ''] of word.matchAll(KHMER_SYLLABLE)) {
    const second = Array.from(below.replaceAll('្', ''), (letter) => consonants.get(letter) ?? '').join('')
    const isEnd = sign === '' && below === '' && /[aeioN]$/.test(sounds)
    sounds += `${consonants.get(initial) ?? ''}${second}${isEnd ? '' : (vowels.get(sign) ?? 'o')}`
  }
  return sounds
}

const MYANMAR = {
  consonants: tableOf(
    'K က ခ ဂ ဃ',
    'N င ည ဉ ဏ န',
    'S စ ဆ သ ရှ သျှ',
    'C ဇ ဈ ကျ ချ ဂျ ကြ ခြ ဂြ',
    'T ဋ ဌ ဍ ဎ တ ထ ဒ ဓ',
    'P ပ ဖ ဗ ဘ',
    'M မ',
    'y ယ',
    'R ရ လ',
    'w ဝ',
    'H ဟ',
    '- အ',
  ),
  vowels: tableOf('a ာ ါ', 'i ိ ီ', 'o ု ူ ို ော ေါ ော် ေါ်', 'e ေ ဲ', 'aN ံ', 'oN ုံ', 'iN ိံ'),
}
const MYANMAR_SYLLABLE =
  /(ရှ|သျှ|[ကခဂ][ျြ]|[က-အ])([ျြ]?)(ွ?)(ှ?)((?:ော်|ေါ်|ော|ေါ|ို|ုံ|[ာါိီုူေဲံ])?)([့း]*)(?:([က-အ])[့း]*်[့း]*)?/gu
/** Of a syllable without another vowel, by the letter at its end. */
const MYANMAR_ENDS = tableOf('iN င', 'e ယ က', 'i ည', 'aN န မ ဏ', 'a တ ပ')

function myanmar(word: string): Sounds {
  const { consonants, vowels } = MYANMAR
  let sounds = ''
  for (const found of word.matchAll(MYANMAR_SYLLABLE)) {
    const [, initial = '', glide = '', w = '', , sign = '', , end = ''] = found
    const nasal = /[ငညနမဏ]/.test(end) ? 'N' : ''
    const bare = w !== '' && nasal !== '' ? 'oN' : (MYANMAR_ENDS.get(end) ?? (end === '' ? 'a' : 'o'))
    const vowel = sign === '' ? bare : `${vowels.get(sign) ?? ''}${nasal}`
    sounds += `${consonants.get(initial) ?? ''}${glide === '' ? '' : 'y'}${w === '' ? '' : 'w'}${vowel}`
  }
  return sounds
}

const SCRIPTS: readonly { all: RegExp; read: (word: string) => Sounds }[] = [
  { all: /^[\p{Script=Devanagari}\u200c\u200d]+$/u, read: devanagari },
  { all: /^\p{Script=Thai}+$/u, read: thai },
  { all: /^\p{Script=Khmer}+$/u, read: khmer },
  { all: /^\p{Script=Myanmar}+$/u, read: myanmar },
]
