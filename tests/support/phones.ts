import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CERTIFICATION, certify, sendCertificationCode } from '../../src/contract/account/certification.ts'
import { signInByCellphone, signUpByCellphone } from '../../src/contract/account/number-proof.ts'
import type { CallResult, RunningServer } from './server.ts'

/** The text messages to a number that the server wrote as files, oldest first. */
export async function messagesTo(
  server: Pick<RunningServer, 'dataDir'>,
  cellphone: string,
): Promise<string[]> {
  const folder = join(server.dataDir, 'outbox')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('sms-')).toSorted()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.flatMap((text) => (text.startsWith(`${cellphone}\n`) ? [text.split('\n')[1] ?? ''] : []))
}

export const outcomeOf = ({ status, problem }: Pick<CallResult<unknown>, 'status' | 'problem'>) =>
  status < 300 ? String(status) : `${status} ${problem.responseCode}`

/** What somebody does with a cellphone and no account. The server needs a clock, which passes the pause between codes. */
export function phoneActions(server: () => RunningServer) {
  const requestCode = async (cellphone: string, body: object = {}) => {
    const { clock } = server()
    clock.now = new Date((clock.now?.getTime() ?? 0) + (CERTIFICATION.resendAfterSeconds + 1) * 1000)
    return server().call(sendCertificationCode, { body: { cellphone, ...body } })
  }
  const newCode = async (cellphone: string, body: object = {}): Promise<string> => {
    await requestCode(cellphone, body)
    return /\d{6}/.exec((await messagesTo(server(), cellphone)).at(-1) ?? '')?.[0] ?? ''
  }
  const enterCode = (cellphone: string, code: string, body: object = {}) =>
    server().call(certify, { body: { cellphone, code, onlyForCertification: false, ...body } })
  const enter = async (cellphone: string, body: object = {}) =>
    enterCode(cellphone, await newCode(cellphone, body), body)
  const prove = async (cellphone: string): Promise<string> => (await enter(cellphone)).data.proof?.token ?? ''
  const signUp = (cellphone: string, proof: string, body: object = {}) =>
    server().call(signUpByCellphone, {
      body: { cellphone, proof, name: 'Nguyen Van An', role: 'EMPLOYEE', langCode: 'vi', ...body },
    })
  const signIn = (cellphone: string, proof: string, body: object) =>
    server().call(signInByCellphone, { body: { cellphone, proof, ...body } })
  return { requestCode, newCode, enterCode, enter, prove, signUp, signIn }
}
