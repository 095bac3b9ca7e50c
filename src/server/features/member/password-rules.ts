import { fieldError } from '../../../contract/base/errors.ts'
import { PASSWORD_LENGTH } from '../../../contract/account/member.ts'
import { EXAMPLE_PASSWORD } from '../../../contract/account/password-text.ts'

interface Owner {
  email: string | null
  name: string
}

const PRODUCT = ['ilteo', '일터']
/** Shorter words occur in too many good passwords. */
const MIN_WORD_LENGTH = 3
const MIN_NAME_PART_LENGTH = 4
/** Minimum length of what remains beside a known word. */
const MIN_REST = 4

/**
 * Refuses a new password that is easy to guess. Not applied at sign-in, so that older passwords keep working.
 * @throws AppError VALIDATION at the field `password`: TOO_COMMON, also for the example that forms show, or TOO_PERSONAL for the owner's e-mail, name or
 * the product's name with little added
 */
export async function requireGoodPassword(password: string, owner: Owner): Promise<void> {
  if (isPersonal(password, owner)) throw fieldError('password', 'TOO_PERSONAL', 'is the name or the e-mail')
  if (await isCommon(password)) throw fieldError('password', 'TOO_COMMON', 'is among the most used ones')
}

let list: Promise<ReadonlySet<string>> | undefined

async function isCommon(password: string): Promise<boolean> {
  list ??= commonPasswords()
  const known = await list
  const plain = password.toLowerCase()
  if (lettersOf(plain) === lettersOf(EXAMPLE_PASSWORD)) return true
  // Repetitions of one part, which lists do not have in every length.
  if (/^(.{1,4}?)\1+$/u.test(plain)) return true
  return known.has(plain) || known.has(plain.replace(/[^\p{L}\p{N}]{1,3}$/u, ''))
}

/** The long enough ones of the 49,000 most common passwords; loaded on first use. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const words = dictionary['passwords-common'] as readonly string[]
  return new Set(words.filter((word) => word.length >= PASSWORD_LENGTH.minimum))
}

function isPersonal(password: string, { email, name }: Owner): boolean {
  const parts = name.split(/\s+/u).filter((part) => lettersOf(part).length >= MIN_NAME_PART_LENGTH)
  const words = [...PRODUCT, name, ...parts, email ?? '', email?.split('@')[0] ?? '']
    .map(lettersOf)
    .filter((word) => word.length >= MIN_WORD_LENGTH || PRODUCT.includes(word))
    .toSorted((one, other) => other.length - one.length)
  const plain = lettersOf(password)
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), plain)
  // A year does not make a password strong.
  return rest !== plain && (rest.length < MIN_REST || /^\d{4}$/.test(rest))
}

const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
