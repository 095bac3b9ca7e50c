import { aMember, type TestMember } from './members.ts'
import { halves, upload } from './pictures.ts'
import type { RunningServer } from './server.ts'

export const anOperator = (server: RunningServer): Promise<TestMember> =>
  aMember(server, { role: 'OPERATOR' })

/** A picture that the operator has uploaded for news, banners and advertisements. */
export async function aNewsPicture(server: RunningServer, { token }: TestMember): Promise<string> {
  const picture = await halves(300, 200).jpeg().toBuffer()
  const { data } = await upload(server, picture, { token, type: 'news' })
  return data
}

/** What operators did, the earliest first. */
export const actsIn = (server: RunningServer) =>
  server.database.db.selectFrom('operator_acts').selectAll().orderBy('created_at').orderBy('id').execute()
