import { uploadFile } from '../../../contract/file.ts'
import type { FileType, Role } from '../../../contract/enums.ts'
import { AppError } from '../../../contract/errors.ts'
import { onUpload } from '../../http/endpoint-route.ts'
import { putPicture, registerPicture } from './service.ts'

/** Who uploads what, and whether anybody may see it. */
const POLICY = {
  resume: { by: 'EMPLOYEE', isPublic: false },
  announcement: { by: 'EMPLOYER', isPublic: true },
  'announcement/business': { by: 'EMPLOYER', isPublic: false },
  news: { by: 'OPERATOR', isPublic: true },
} as const satisfies Record<FileType, { by: Role; isPublic: boolean }>

export const uploadRoutes = [
  onUpload(
    uploadFile,
    async ({ db, body, member, services, address, now }, file) => {
      const { by, isPublic } = POLICY[body.type]
      if (by !== member.role) throw new AppError('FORBIDDEN')
      await services.uploadLimits.upload(member.id, address)
      const picture = await services.images.read(file)
      const of = { type: body.type, ownerId: member.id, isPublic, now }
      return { picture, reference: await registerPicture(db, picture, of) }
    },
    async ({ services }, { picture, reference }) => {
      await putPicture(services.files, reference, picture)
      return { data: reference }
    },
  ),
]
