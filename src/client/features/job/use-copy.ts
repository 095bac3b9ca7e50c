import { useState } from 'react'

/** Puts text on the clipboard and remembers how that went. */
export function useCopy() {
  const [copied, setCopied] = useState<'COPIED' | 'FAILED'>()
  const copy = async (text: string) => {
    setCopied(undefined)
    try {
      await navigator.clipboard.writeText(text)
      setCopied('COPIED')
    } catch {
      setCopied('FAILED')
    }
  }
  return { copied, copy }
}
