import type { MessageDescriptor } from '@lingui/core'
import { useEffect, useRef, useState } from 'react'
import { dropDraftBlob, keepDraftBlob } from '../../offline/drafts/draft-blobs.ts'
import { photoTexts } from './photo-texts.ts'
import { pickPhoto } from './pick-photo.ts'
import { useStorageTask } from './use-storage-task.ts'
import type { PictureValue } from './picture-value.ts'

interface PictureOptions {
  /** Name of the draft that will reference it. */
  draft: string
  value: PictureValue | null
  onChange: (value: PictureValue | null) => void
}

/**
 * The image of a form: shrunk, and stored on this phone as soon as it is picked. Replaced blobs stay until drafts are
 * swept, because the stored draft may reference them for a moment longer.
 */
export function usePicture({ draft, value, onChange }: PictureOptions) {
  const [error, setError] = useState<MessageDescriptor>()
  const { busy, failure, keeping } = useStorageTask()
  // Shrinking takes a moment in which the form may change: call the latest callback.
  const told = useRef(onChange)
  useEffect(() => {
    told.current = onChange
  })

  // A small image may be ready before a large one that was picked first: the last action wins.
  const latest = useRef(0)

  const pick = (file: File) =>
    keeping(async () => {
      const own = ++latest.current
      setError(undefined)
      const picked = await pickPhoto(file)
      if (own !== latest.current) return
      if ('error' in picked) {
        setError(photoTexts[picked.error])
        return
      }
      const blobId = await keepDraftBlob(draft, picked.photo)
      if (own === latest.current) told.current({ at: 'KEPT', blobId })
    })
  const remove = () =>
    keeping(async () => {
      latest.current += 1
      setError(undefined)
      onChange(null)
      if (value?.at === 'KEPT') await dropDraftBlob(value.blobId)
    })
  return { busy, error, failure, pick, remove }
}
