import { FileButton, type FileButtonProps } from '@mantine/core'
import { useRef } from 'react'

interface FilePickerProps extends Pick<FileButtonProps<boolean>, 'accept' | 'multiple' | 'children'> {
  /** @param files at least one */
  onPick: (files: readonly [File, ...File[]]) => void
}

/** The same file can be picked again, such as after it was changed. */
export function FilePicker({ onPick, ...button }: FilePickerProps) {
  const reset = useRef<() => void>(null)
  const picked = (given: File | File[] | null) => {
    const [first, ...others] = [given ?? []].flat()
    reset.current?.()
    if (first) onPick([first, ...others])
  }
  return <FileButton {...button} resetRef={reset} onChange={picked} />
}
