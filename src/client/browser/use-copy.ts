import { useClipboard } from '@mantine/hooks'

/** The longest delay of a browser timer: the result stays on the screen. */
const LONGEST_DELAY = 2 ** 31 - 1

/** Copies text to the clipboard and reports the result. */
export function useCopy() {
  const { copied, error, copy, reset } = useClipboard({ timeout: LONGEST_DELAY })
  const outcome = error ? 'FAILED' : copied && 'COPIED'
  return {
    copied: outcome,
    copy: (text: string) => {
      reset()
      copy(text)
    },
  }
}
