import { useLingui } from '@lingui/react'
import { useRef, useState } from 'react'
import { photoTexts } from '../../../entities/image/photo-texts.ts'
import { pickPhoto } from '../../../entities/image/pick-photo.ts'
import { useStorageTask } from '../../../entities/image/storage-mark.tsx'
import type { ImageValue } from '../../../entities/image/image-value.ts'
import { dropDraftBlob, keepDraftBlob, readDraftBlob } from '../../../offline/drafts/draft-blobs.ts'
import { type ResumeFormApi, useFormField } from './form-field.ts'

export const RESUME_DRAFT = 'resume'

export interface Cropping {
  photo: Blob
  /** The former value, restored when cropping is cancelled. */
  before: ImageValue | null
}

/**
 * The photo of the form, stored on this phone as soon as it is picked. Replaced blobs stay until drafts are
 * swept, because the stored draft may reference them for a moment longer.
 */
export function usePhoto(form: ResumeFormApi) {
  const { i18n } = useLingui()
  const [photo, setPhoto] = useFormField(form, 'photo')
  const [cropping, setCropping] = useState<Cropping>()
  const { busy, failure, keeping } = useStorageTask()
  // A small image may be ready before a large one that was picked first: the last action wins.
  const latest = useRef(0)

  const pick = (file: File) =>
    keeping(async () => {
      const own = ++latest.current
      form.clearFieldError('photo')
      const picked = await pickPhoto(file)
      if (own !== latest.current) return
      if ('error' in picked) {
        form.setFieldError('photo', i18n._(photoTexts[picked.error]))
        return
      }
      const blobId = await keepDraftBlob(RESUME_DRAFT, picked.photo)
      if (own !== latest.current) return
      const before = form.getValues().photo
      setPhoto({ at: 'KEPT', blobId })
      setCropping({ photo: picked.photo, before })
    })
  const confirmCrop = (square: Blob) =>
    keeping(async () => {
      setCropping(undefined)
      setPhoto({ at: 'KEPT', blobId: await keepDraftBlob(RESUME_DRAFT, square) })
    })
  const cancelCrop = () => {
    setCropping(undefined)
    setPhoto(cropping?.before ?? null)
  }
  const cropAgain = () =>
    keeping(async () => {
      if (photo?.at !== 'KEPT') return
      const bytes = await readDraftBlob(photo.blobId)
      if (bytes) setCropping({ photo: bytes, before: photo })
    })
  const remove = () =>
    keeping(async () => {
      latest.current += 1
      setPhoto(null)
      if (photo?.at === 'KEPT') await dropDraftBlob(photo.blobId)
    })
  return { photo, cropping, busy, failure, pick, confirmCrop, cancelCrop, cropAgain, remove }
}
