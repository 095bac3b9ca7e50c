import type { MessageDescriptor } from '@lingui/core'
import { useEffect, useRef, useState } from 'react'
import { dropDraftBlob, keepDraftBlob } from '../../offline/drafts/draft-blobs.ts'
import { photoTexts, pickPhoto } from './pick-photo.ts'
import { useStorageTask } from './storage-mark.tsx'
import type { ImageValue } from './image-value.ts'

interface ImageOptions {
  /** Name of the draft that will reference it. */
  draft: string
  value: ImageValue | null
  onChange: (value: ImageValue | null) => void
  takesPdf?: boolean
  /** After a picked image was stored and told: its bytes, and what it replaced. */
  onPicked?: (photo: Blob, before: ImageValue | null) => void
  /** Takes a picked image instead of storing it, to `replace` the value by a part of it. */
  onUncropped?: ((photo: Blob) => void) | undefined
}

/**
 * The image of a form: shrunk, and stored on this phone as soon as it is picked. Replaced blobs stay until drafts are
 * swept, because the stored draft may reference them for a moment longer.
 */
export function useImage(options: ImageOptions) {
  const { draft, value } = options
  const [error, setError] = useState<MessageDescriptor>()
  const { busy, failure, keeping } = useStorageTask()
  // Shrinking takes a moment in which the form may change: call the latest callbacks.
  const current = useRef(options)
  useEffect(() => {
    current.current = options
  })

  // A small image may be ready before a large one that was picked first: the last action wins.
  const latest = useRef(0)

  const pick = (file: File) =>
    keeping(async () => {
      const own = ++latest.current
      setError(undefined)
      const picked = await pickPhoto(file, current.current.takesPdf)
      if (own !== latest.current) return
      if ('error' in picked) {
        setError(photoTexts[picked.error])
        return
      }
      const { onUncropped } = current.current
      if (onUncropped) {
        onUncropped(picked.photo)
        return
      }
      const blobId = await keepDraftBlob(draft, picked.photo)
      if (own !== latest.current) return
      const { value: before, onChange, onPicked } = current.current
      onChange({ at: 'KEPT', blobId, ...(picked.isPdf && { isPdf: true }) })
      onPicked?.(picked.photo, before)
    })
  /** Stores other bytes in its place, such as a part of it. */
  const replace = (photo: Blob) =>
    keeping(async () => {
      const blobId = await keepDraftBlob(draft, photo)
      current.current.onChange({ at: 'KEPT', blobId })
    })
  const remove = () =>
    keeping(async () => {
      latest.current += 1
      setError(undefined)
      options.onChange(null)
      if (value?.at === 'KEPT') await dropDraftBlob(value.blobId)
    })
  return { busy, error, failure, keeping, pick, replace, remove }
}
