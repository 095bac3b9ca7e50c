import { parseArgs } from 'node:util'
import { AppError, type ErrorCode } from '../../contract/base/errors.ts'
import { Email } from '../../contract/account/member.ts'
import { Reason, REASON_LENGTH } from '../../contract/operator/member.ts'
import { Id } from '../../contract/base/schema.ts'
import { inTransaction, type Db, type Tx } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { openSharedDatabase } from '../db/open-database.ts'
import { readEnv } from '../config/env.ts'
import { findRequests, findVerification } from '../features/employer/service.ts'
import { signedFileUrl } from '../features/file/service.ts'
import {
  findMember,
  createOperator,
  grantAnnouncement,
  grantPointsTo,
  settleReport,
} from '../features/operator/service.ts'
import { recordView } from '../features/operator/audit.ts'
import { closeAnnouncement } from '../features/operator/closing.ts'
import { restore, suspend } from '../features/operator/suspension.ts'
import { approveBusiness, refuseBusiness } from '../features/employer/case.ts'
import { findMemberById } from '../features/member/queries.ts'
import { findOpenReports } from '../features/report/service.ts'
import { resetSecondFactor } from '../features/second-factor/service.ts'
import { secretOf } from '../providers/secret/secret-of.ts'
import { showKeyChange } from './operator-secret-key.ts'
import { ARREARS_USAGE, runArrearsCommand } from './operator-arrears.ts'
import { runNewsCommand, NEWS_OPTIONS, NEWS_USAGE } from './operator-news.ts'
import { runPaymentCommand, PAYMENT_OPTIONS, PAYMENT_USAGE } from './operator-payments.ts'
import { indented, type Setting, singleLine, type Terminal, UsageError } from './terminal.ts'

const USAGE = `npm run operator -- create <email>                              creates an operator account
npm run operator -- reset-second-factor <email>                 for an operator who lost the app and recovery codes
npm run operator -- verify list                                 lists businesses that wait for verification
npm run operator -- verify show <id>                            shows one, with the URL of its certificate
npm run operator -- verify approve <id>
npm run operator -- verify refuse <id> --reason <text>
npm run operator -- secret-key                                  how far a change of SECRET_KEY is
npm run operator -- reports                                     lists open reports of jobs
npm run operator -- settle-report <id>
npm run operator -- grant-announcement <id> [--days 30]         publishes without payment
npm run operator -- close-announcement <id>
npm run operator -- grant-points <email> <points>
npm run operator -- suspend <email or id> --reason <text> [--show-reason]   ends their sessions, blocks sign-in, hides their jobs
npm run operator -- restore <email or id> --reason <text>
${ARREARS_USAGE}
${NEWS_USAGE}
${PAYMENT_USAGE}`

const REFUSALS: Partial<Record<ErrorCode, string>> = {
  NOT_FOUND: 'not found',
  JOB_STATE: 'not possible in its current state',
  ORDER_STATE: 'not possible in its current state',
  LAST_OPERATOR: 'this is the last operator who can sign in',
  EMAIL_IN_USE: 'an account with this e-mail address already exists',
}

/**
 * Runs `npm run operator -- …`.
 * @param words after the command's name
 * @param source the settings, as environment variables
 * @returns the exit code
 */
export async function runOperatorCommand(
  words: string[],
  source: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<number> {
  try {
    return await run(words, source, terminal)
  } catch (error) {
    terminal.printError(messageOf(error))
    return 1
  }
}

async function run(words: string[], source: NodeJS.ProcessEnv, terminal: Terminal): Promise<number> {
  const negative = words.find((word) => /^-\d/.test(word))
  if (negative !== undefined) throw new UsageError(`${negative}: numbers must be at least 1`)
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      reason: { type: 'string', default: '' },
      'show-reason': { type: 'boolean', default: false },
      days: { type: 'string', default: '30' },
      help: { type: 'boolean', short: 'h', default: false },
      ...PAYMENT_OPTIONS,
      ...NEWS_OPTIONS,
    },
  })
  if (values.help || positionals.length === 0 || positionals[0] === 'help') {
    terminal.print(USAGE)
    return 0
  }
  const env = readEnv(source)
  const database = await openSharedDatabase(env)
  try {
    await migrate(database.pool)
    const setting: Setting = { database, env, by: { operatorId: null, now: new Date() }, terminal }
    return (
      (await runPaymentCommand(setting, positionals, values)) ??
      (await runArrearsCommand(setting, positionals)) ??
      (await runNewsCommand(setting, positionals, values)) ??
      (await inTransaction(database.db, (tx) => act({ ...setting, tx }, positionals, values)))
    )
  } finally {
    await database.close()
  }
}

type Acting = Setting & { tx: Tx }

async function act(
  acting: Acting,
  [command = '', first = '', second = '']: string[],
  { reason, days, 'show-reason': isReasonShown }: { reason: string; days: string; 'show-reason': boolean },
): Promise<number> {
  const { tx, by, terminal } = acting
  switch (command) {
    case 'create':
      terminal.print(`password: ${await createOperator(tx, by, emailOf(first))}`)
      terminal.print('two-step sign-in is set up at the first sign-in')
      break
    case 'reset-second-factor':
      await resetFactor(acting, emailOf(first))
      break
    case 'secret-key':
      await showKeyChange(acting)
      break
    case 'verify':
      await verify(acting, { verb: first, id: second, reason })
      break
    case 'reports':
      await reports(acting)
      break
    case 'settle-report':
      await settleReport(tx, by, idOf(first))
      break
    case 'grant-announcement':
      await grant(acting, idOf(first), wholeNumber('--days', days, 3_650))
      break
    case 'close-announcement':
      await closeAnnouncement(tx, by, idOf(first))
      break
    case 'suspend':
      await suspend(tx, by, await memberOf(tx, first), { reason: reasonOf(reason), isReasonShown })
      terminal.print('suspended; all sessions have ended, and jobs are hidden')
      break
    case 'restore':
      await restore(tx, by, await memberOf(tx, first), reasonOf(reason))
      terminal.print('restored; jobs whose term has not ended are public again')
      break
    case 'grant-points':
      await give(acting, emailOf(first), wholeNumber('points', second, 10_000_000))
      break
    default:
      throw new UsageError(`unknown command: ${command}`)
  }
  return 0
}

async function resetFactor({ tx, by, terminal }: Acting, email: string): Promise<void> {
  const member = await findMember(tx, email)
  if (member?.role !== 'OPERATOR') throw new Error(`no operator has the e-mail address ${email}`)
  await resetSecondFactor(tx, member.id, by.now)
  terminal.print('reset; all sessions have ended, and the next sign-in sets it up again')
}

/** @param email or the id, for members without an e-mail address */
async function memberOf(db: Db, email: string): Promise<string> {
  if (Id.safeParse(email).success) {
    if (await findMemberById(db, email)) return email
    throw new Error(`no member has the id ${email}`)
  }
  const member = await findMember(db, emailOf(email))
  if (!member) throw new Error(`no member has the e-mail address ${email}`)
  return member.id
}

function reasonOf(text: string): string {
  const reason = Reason.safeParse(text)
  if (!reason.success) throw new UsageError(`--reason is required, with at most ${REASON_LENGTH} characters`)
  return reason.data
}

async function grant({ tx, by, terminal }: Acting, id: string, days: number): Promise<void> {
  const status = await grantAnnouncement(tx, by, id, days)
  terminal.print(
    status === 'IN_PROGRESS'
      ? `${days} days granted; public`
      : `${days} days granted; public once the employer is verified`,
  )
}

async function give({ tx, by, terminal }: Acting, email: string, points: number): Promise<void> {
  const balance = await grantPointsTo(tx, by, email, points).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error
    throw new Error(`no employer has the e-mail address ${email}`, { cause: error })
  })
  terminal.print(`granted; the balance is ${balance} points`)
}

async function verify(
  acting: Acting,
  { verb, id, reason }: { verb: string; id: string; reason: string },
): Promise<void> {
  const { tx, by } = acting
  switch (verb) {
    case 'list':
      return list(acting)
    case 'show':
      return show(acting, idOf(id))
    case 'approve':
      return approveBusiness(tx, by, idOf(id))
    case 'refuse':
      if (reason.trim() === '') throw new UsageError('verify refuse requires --reason')
      return refuseBusiness(tx, by, idOf(id), reason.trim())
    default:
      throw new UsageError('verify takes list, show, approve or refuse')
  }
}

async function list({ tx, terminal }: Acting): Promise<void> {
  const requests = await findRequests(tx)
  if (requests.length === 0) return terminal.print('no requests are waiting')
  for (const request of requests) {
    const { company_id, business_number, business_name, person_name, requested_at, email } = request
    const words = [company_id, requested_at.toISOString(), business_number, business_name, person_name, email]
    terminal.print(words.map((word) => singleLine(word ?? '')).join('  '))
  }
}

async function reports({ tx, terminal }: Acting): Promise<void> {
  const open = await findOpenReports(tx)
  if (open.length === 0) return terminal.print('no open reports')
  for (const { id, job_id, reason, details, created_at, title } of open)
    terminal.print(
      `${id}  ${created_at.toISOString()}  ${reason}  ${job_id}  ${singleLine(title)}\n${indented(details)}`,
    )
}

async function show({ tx, env, by, terminal }: Acting, id: string): Promise<void> {
  const request = await findVerification(tx, id)
  if (!request) throw new AppError('NOT_FOUND')
  await recordView(tx, { ...by, act: 'verify.show', subject: id })
  const photo = request.certificate_file
  const secret = await secretOf(env)
  const origin = env.publicUrl ?? `http://${env.host}:${env.port}`
  terminal.print(`status               ${request.status}${request.reason === null ? '' : ` (${singleLine(request.reason)})`}
business             ${singleLine(request.business_name)}, ${request.business_number}
representative       ${singleLine(request.person_name)}
registration number  ${request.person_number === null ? 'not entered' : 'entered'}
tax office           ${request.tax_office ?? 'not queried'}
requested            ${request.requested_at.toISOString()}
photo                ${photo === null ? 'none' : origin + signedFileUrl(secret, photo, by.now, { whole: true })}`)
}

function idOf(text: string): string {
  if (!Id.safeParse(text).success) throw new UsageError(`not an id: ${text || '(empty)'}`)
  return text
}

function emailOf(text: string): string {
  const email = Email.safeParse(text)
  if (!email.success) throw new UsageError(`not an e-mail address: ${text || '(empty)'}`)
  return email.data
}

function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > most)
    throw new UsageError(`${name} must be 1 to ${most}, not ${text || '(empty)'}`)
  return number
}

function messageOf(error: unknown): string {
  if (error instanceof UsageError || isUnknownOption(error))
    return `${error.message}\nnpm run operator -- help      lists the commands`
  if (error instanceof AppError) return REFUSALS[error.code] ?? error.message
  return error instanceof Error ? error.message : String(error)
}

function isUnknownOption(error: unknown): error is Error {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
