import { normalForm } from '../../../contract/base/normal-form.ts'

/** Whether two names are equal regardless of case, Unicode form and spaces. */
export function isSameName(one: string, other: string): boolean {
  return comparable(one) === comparable(other)
}

const comparable = (name: string) => normalForm(name, 'NFKC').replaceAll(/\s/g, '').toLowerCase()

/** A masked address that its owner recognizes: `wo***@ilteo.test`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const visible = at > 2 ? 2 : 1
  return `${email.slice(0, visible)}***${email.slice(at)}`
}
