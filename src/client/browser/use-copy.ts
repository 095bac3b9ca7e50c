import { useClipboard } from '@mantine/hooks'

/** What a browser's timer can wait at most: how it went stays on the screen. */
const FOR_GOOD = 2 ** 31 - 1

/** Puts text on the clipboard and remembers how that went. */
export function useCopy() {
  const { copied, error, copy, reset } = useClipboard({ timeout: FOR_GOOD })
  const outcome = error ? 'FAILED' : copied && 'COPIED'
  return {
    copied: outcome,
    copy: (text: string) => {
      reset()
      copy(text)
    },
  }
}
