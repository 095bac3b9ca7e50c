import { normalForm } from '../base/normal-form.ts'
/** RFC 5321, section 4.1.2, without quoted strings; the top-level domain is in letters or Punycode (`xn--…`). */
export const MAILBOX =
  /^(?=[^@]{1,64}@)[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/

const INTERNATIONAL = /^[\p{L}\p{M}\p{N}.-]+$/u

/**
 * A mail address as it is compared and stored: without what copying or an East Asian keyboard adds (invisible marks,
 * full-width letters and signs, `mailto:`), and with an international domain in Punycode.
 */
export function mailboxText(text: string): string {
  const plain = normalForm(text, 'NFKC')
    .replaceAll(/[\p{Cf}\s]/gu, '')
    .replace(/^mailto:/iu, '')
    .replaceAll('。', '.')
    .toLowerCase()
  const at = plain.lastIndexOf('@')
  const domain = plain.slice(at + 1)
  if (at === -1 || !/\P{ASCII}/u.test(domain) || !INTERNATIONAL.test(domain)) return plain
  const address = `http://${domain}`
  return URL.canParse(address) ? plain.slice(0, at + 1) + new URL(address).hostname : plain
}
