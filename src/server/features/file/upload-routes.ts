import { uploadFile } from '../../../contract/site/file.ts'
import type { FileType, Role } from '../../../contract/base/enums.ts'
import { AppError } from '../../../contract/base/errors.ts'
import { onPrepared } from '../../http/endpoint-route.ts'
import { readDocument, startsAsDocument } from './read-document.ts'
import { deleteUploadRecord, insertFile, recordUpload } from './queries.ts'
import { newReference, putImage } from './service.ts'

/** Who may upload each type, and whether it is public. */
const POLICY = {
  resume: { by: ['EMPLOYEE'], isPublic: false },
  announcement: { by: ['EMPLOYER'], isPublic: true },
  'announcement/business': { by: ['EMPLOYER'], isPublic: false },
  'employer/guarantee': { by: ['EMPLOYER'], isPublic: false },
  news: { by: ['OPERATOR'], isPublic: true },
  conversation: { by: ['EMPLOYEE', 'EMPLOYER'], isPublic: false },
  'conversation/document': { by: ['EMPLOYEE', 'EMPLOYER'], isPublic: false },
} as const satisfies Record<FileType, { by: readonly Role[]; isPublic: boolean }>

export const uploadRoutes = [
  onPrepared(
    uploadFile,
    async ({ db, body, member, services, address, now }, file) => {
      const allowed: readonly Role[] = POLICY[body.type].by
      if (!allowed.includes(member.role)) throw new AppError('FORBIDDEN')
      await services.limits.use('upload-address', address)
      await services.limits.use('upload-member', member.person)
      const image =
        body.type === 'conversation/document' ||
        (body.type === 'announcement/business' && startsAsDocument(file))
          ? readDocument(file)
          : await services.images.read(file, { address, memberId: member.person })
      const reference = newReference(image)
      await recordUpload(db, reference, now)
      return { image, reference }
    },
    async ({ db, body, member, services, now }, { image, reference }) => {
      await putImage(services.files, reference, image)
      await insertFile(db, {
        reference,
        type: body.type,
        contentType: image.contentType,
        size: image.content.length,
        ownerId: member.id,
        isPublic: POLICY[body.type].isPublic,
        now,
      })
      await deleteUploadRecord(db, reference)
      return { data: reference }
    },
  ),
]
