import type { MessageDescriptor } from '@lingui/core'
import { useEffect, useRef, useState } from 'react'
import { dropDraftBlob, keepDraftBlob } from '../../offline/draft-blobs.ts'
import { photoTexts } from '../photo/photo-texts.ts'
import { pickPhoto } from '../photo/pick-photo.ts'
import { useKeeping } from '../photo/use-keeping.ts'
import type { PictureValue } from './picture-value.ts'

interface PictureOptions {
  /** Name of the draft that is going to hold it. */
  draft: string
  value: PictureValue | null
  onChange: (value: PictureValue | null) => void
}

/**
 * A picture of a form: small, and on this phone, from the moment it is picked. Bytes that give way to others stay until
 * the sweep of the drafts: the stored draft may name them for a moment longer.
 */
export function usePicture({ draft, value, onChange }: PictureOptions) {
  const [trouble, setTrouble] = useState<MessageDescriptor>()
  const { busy, failure, keeping } = useKeeping()
  // Preparing a photo takes a moment in which the form goes on being filled in: it is told as it is by then.
  const told = useRef(onChange)
  useEffect(() => {
    told.current = onChange
  })

  const pick = (file: File) =>
    keeping(async () => {
      setTrouble(undefined)
      const picked = await pickPhoto(file)
      if ('trouble' in picked) setTrouble(photoTexts[picked.trouble])
      else {
        const blobId = await keepDraftBlob(draft, picked.photo)
        told.current({ at: 'KEPT', blobId })
      }
    })
  const remove = () =>
    keeping(async () => {
      setTrouble(undefined)
      onChange(null)
      if (value?.at === 'KEPT') await dropDraftBlob(value.blobId)
    })
  return { busy, trouble, failure, pick, remove }
}
