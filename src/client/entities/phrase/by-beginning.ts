import { plainWord } from '../../../contract/work/plain-text.ts'
import { normalForm } from '../../../contract/base/normal-form.ts'

interface Named {
  name: string
}

/** Puts names with a word that begins as typed before those that have it elsewhere. */
export function byBeginning(typed: string): (a: Named, b: Named) => number {
  const text = plainWord(typed)
  const spelt = normalForm(typed.trim(), 'NFC').toLowerCase()
  return (a, b) => distance(a.name, spelt, text) - distance(b.name, spelt, text)
}

/** `hàn` (welding) begins a word of `thợ hàn`; without its tone it is a part of `nhân viên`, too. */
function distance(name: string, spelt: string, text: string): number {
  const words = name.toLowerCase().split(/\s+/)
  if (words.some((word) => word.startsWith(spelt))) return 0
  return words.some((word) => plainWord(word).startsWith(text)) ? 1 : 2
}
