import { aMember, type TestMember } from './members.ts'
import { twoColorImage, upload } from './images.ts'
import type { RunningServer } from './server.ts'

export const anOperator = (server: RunningServer): Promise<TestMember> =>
  aMember(server, { role: 'OPERATOR' })

/** An image uploaded by the operator for news, banners and advertisements. */
export async function aNewsImage(server: RunningServer, { token }: TestMember): Promise<string> {
  const image = await twoColorImage(300, 200).jpeg().toBuffer()
  const { data } = await upload(server, image, { token, type: 'news' })
  return data
}

/** Recorded acts of operators, oldest first. */
export const actsIn = (server: RunningServer) =>
  server.database.db.selectFrom('operator_acts').selectAll().orderBy('created_at').orderBy('id').execute()
