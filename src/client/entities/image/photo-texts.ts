import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PhotoError } from './pick-photo.ts'

/** Why a picked file cannot be used, and what helps. */
export const photoTexts: Record<PhotoError, MessageDescriptor> = {
  NOT_A_PICTURE: msg`This is not a JPG or PNG picture. Please choose another one.`,
  HEIC: msg`This browser cannot read HEIC pictures. Choose a JPG, or take the photo here with the camera.`,
  TOO_LARGE: msg`This picture is too large. Please choose a smaller one.`,
  DOCUMENT_TOO_LARGE: msg`This document is larger than 10 MB.`,
  UNREADABLE: msg`This picture cannot be read. It may be damaged. Please choose another one.`,
}
