import { useState } from 'react'
import type { ImageValue } from '../../../entities/image/image-value.ts'
import { useImage } from '../../../entities/image/use-image.ts'
import { RESUME_DRAFT } from '../../../entities/resume/resume-values.ts'
import { useFormField } from '../../../forms/use-form-field.ts'
import { readDraftBlob } from '../../../offline/drafts/draft-blobs.ts'
import type { ResumeFormApi } from './resume-form-api.ts'

interface Cropping {
  photo: Blob
  /** The former value, restored when cropping is cancelled. */
  before: ImageValue | null
}

/** The photo of the resume: an image of the form that is cropped after it was picked, and again at any time. */
export function usePhoto(form: ResumeFormApi) {
  const [photo, setPhoto] = useFormField(form, 'photo')
  const [cropping, setCropping] = useState<Cropping>()
  const image = useImage({
    draft: RESUME_DRAFT,
    value: photo,
    onChange: setPhoto,
    onPicked: (bytes, before) => setCropping({ photo: bytes, before }),
  })
  const pick = (file: File) => {
    form.clearFieldError('photo')
    return image.pick(file)
  }
  const confirmCrop = (square: Blob) => {
    setCropping(undefined)
    return image.replace(square)
  }
  const cancelCrop = () => {
    setCropping(undefined)
    setPhoto(cropping?.before ?? null)
  }
  const cropAgain = () =>
    image.keeping(async () => {
      if (photo?.at !== 'KEPT') return
      const bytes = await readDraftBlob(photo.blobId)
      if (bytes) setCropping({ photo: bytes, before: photo })
    })
  const { busy, error, failure, remove } = image
  return { photo, cropping, busy, error, failure, pick, confirmCrop, cancelCrop, cropAgain, remove }
}
