import { createHash, randomBytes } from 'node:crypto'
import { defineMessage as text } from '#message'
import { AppError } from '../../../contract/base/errors.ts'
import { INVITATION_DAYS, type Invitation, MAX_COLLEAGUES } from '../../../contract/employer/colleague.ts'
import { type Db, inTransaction, type Tx } from '../../db/database.ts'
import { enqueueTask } from '../../db/tasks.ts'
import { lockCompanyOf, recordAct } from '../../http/company-right.ts'
import type { CurrentMember } from '../../http/endpoint-route.ts'
import { mailText } from '../../i18n/mail-text.ts'
import { textIn } from '../../i18n/text-in.ts'
import type { MailSender } from '../../providers/mail/mail-sender.ts'
import type { Sms } from '../../providers/sms/sms.ts'
import { requireConfirmedContact } from '../email-verification/service.ts'
import { companyOf, lockCompany, withRegisteredName } from '../employer/service.ts'
import { maskedEmail } from '../member/find-id.ts'
import {
  countPlaces,
  endInvitation,
  findByToken,
  findInvitations,
  findToSend,
  insertInvitation,
  lockByToken,
  lockInvitation,
  type OpenInvitation,
  setToken,
  withdrawOthers,
} from './invitation-queries.ts'
import { tellOwner } from './notices.ts'
import { deleteCompanyOf, findPlace, hasCompanyRows, insertPerson } from './queries.ts'

type InvitationRow = Awaited<ReturnType<typeof findInvitations>>[number]

export const invitationOf = (row: InvitationRow, now: Date): Invitation => ({
  id: row.id,
  contact: row.email ?? row.cellphone ?? '',
  right: row.held_right,
  createdDate: row.created_at.toISOString(),
  expiresDate: row.expires_at.toISOString(),
  isExpired: row.expires_at <= now,
})

interface Wanted {
  email?: string | undefined
  cellphone?: string | undefined
  right: Invitation['right']
  langCode: string
}

/** An invitation as the list of acts names it. */
interface Named {
  id: string
  companyId: string
  contact: string
  right: Invitation['right']
  now: Date
}

/** @throws AppError CONTACT_UNCONFIRMED of the person who invites, COLLEAGUE_LIMIT */
export async function invite(tx: Tx, member: CurrentMember, wanted: Wanted, now: Date): Promise<Invitation> {
  await requireConfirmedContact(tx, member.person)
  const { id: companyId } = await companyOf(tx, member.id, now)
  // So that two invitations at once are counted one after the other.
  await lockCompany(tx, companyId)
  const contact = { email: wanted.email ?? null, cellphone: wanted.cellphone ?? null }
  await withdrawOthers(tx, { companyId, ...contact, now })
  if ((await countPlaces(tx, companyId, now)) >= MAX_COLLEAGUES) throw new AppError('COLLEAGUE_LIMIT')
  const { right, langCode } = wanted
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * 86_400_000)
  const invitation = { companyId, ...contact, right, langCode, invitedBy: member.person, now, expiresAt }
  const id = await insertInvitation(tx, invitation)
  await enqueueTask(tx, 'company-invitation', { invitationId: id }, now)
  const shown = contact.email ?? contact.cellphone ?? ''
  await recordInvitation(tx, 'colleagues.invite', member, { id, companyId, contact: shown, right, now })
  return {
    id,
    contact: shown,
    right,
    createdDate: now.toISOString(),
    expiresDate: expiresAt.toISOString(),
    isExpired: false,
  }
}

/** Forgotten in full once the invitation is used, an address stays in the list of acts so that its owner is recognized. */
const hintOf = (contact: string) =>
  contact.includes('@') ? maskedEmail(contact) : contact.replace(/^(.{3}).*(.{2})$/, '$1******$2')

async function recordInvitation(
  tx: Tx,
  act: 'colleagues.invite' | 'colleagues.withdraw',
  { person }: CurrentMember,
  { id, companyId, contact, right, now }: Named,
): Promise<void> {
  const ids = { params: act === 'colleagues.withdraw' ? { id } : null, answer: { id } }
  const invited = { contactHint: hintOf(contact), givenRight: right }
  await recordAct(tx, { companyId, person, act, ...ids, ...invited, now })
}

/** @throws AppError NOT_FOUND, INVITATION_USED */
export async function withdraw(tx: Tx, member: CurrentMember, id: string, now: Date): Promise<void> {
  const { id: companyId } = await companyOf(tx, member.id, now)
  const found = await lockInvitation(tx, companyId, id)
  if (!found) throw new AppError('NOT_FOUND')
  if (found.used_at) throw new AppError('INVITATION_USED')
  if (found.withdrawn_at) return
  await endInvitation(tx, id, { withdrawn_at: now })
  const contact = found.email ?? found.cellphone ?? ''
  await recordInvitation(tx, 'colleagues.withdraw', member, {
    id,
    companyId,
    contact,
    right: found.right,
    now,
  })
}

const texts = {
  subject: text({ message: 'Ilteo: {company} invites you' }),
  invited: text({
    message: '{company} invites you to work on its postings at Ilteo. Open the link and join:',
  }),
  validity: text({
    message: '{days, plural, one {The link is valid for # day.} other {The link is valid for # days.}}',
  }),
  ignore: text({ message: 'If you do not know this company, ignore this message.' }),
  sms: text({
    message: '[일터] {company} invites you to Ilteo: {link}',
    comment: 'Text message with a link. As short as possible; [일터] stays.',
  }),
}

interface Sending {
  db: Db
  mail: MailSender
  sms: Sms
  publicUrl: () => string
}

/** Background task: writes the message with a new link. Running it again sends another link; the former ends. */
export async function sendInvitation(
  { db, mail, sms, publicUrl }: Sending,
  { invitationId }: { invitationId: string },
  now: Date,
): Promise<void> {
  const found = await findToSend(db, invitationId, now)
  if (!found) return
  const { email, cellphone, langCode } = found
  const token = randomBytes(32).toString('base64url')
  await setToken(db, found.id, hashOf(token))
  const link = `${publicUrl()}/invitation?token=${token}`
  const company = await withRegisteredName(db, found.companyId, found.companyName)
  const say = textIn(langCode)
  if (cellphone !== null) return sms.send(cellphone, say(texts.sms, { company, link }))
  if (email === null) return
  const letter = mailText(langCode, say(texts.subject, { company }), [
    [texts.invited, { company }],
    link,
    '',
    [texts.validity, { days: INVITATION_DAYS }],
    '',
    [texts.ignore],
  ])
  await mail.send({ to: email, ...letter })
}

const hashOf = (token: string) => createHash('sha256').update(token).digest()

function requireOpen(found: OpenInvitation | undefined): OpenInvitation {
  if (!found) throw new AppError('LINK_EXPIRED')
  if (found.usedAt) throw new AppError('INVITATION_USED')
  return found
}

/** @throws AppError LINK_EXPIRED if it is unknown, withdrawn, expired or replaced, INVITATION_USED */
export async function openInvitation(db: Db, token: string, now: Date): Promise<OpenInvitation> {
  return requireOpen(await findByToken(db, hashOf(token), now))
}

/**
 * Makes the member one of the company's people. Whoever has used the link already gets the same answer again.
 * @throws AppError LINK_EXPIRED, INVITATION_USED, WORKER_ACCOUNT, OWN_COMPANY, OTHER_COMPANY
 */
export async function accept(
  db: Db,
  { person, role }: CurrentMember,
  token: string,
  now: Date,
): Promise<{ companyName: string }> {
  if (role !== 'EMPLOYER') throw new AppError('WORKER_ACCOUNT')
  return inTransaction(db, async (tx) => {
    // Alone, so that nothing of their own begins meanwhile.
    await lockCompanyOf(tx, person)
    const found = await lockByToken(tx, hashOf(token), now)
    const place = await findPlace(tx, person)
    if (found && place?.companyId === found.companyId) return { companyName: found.companyName }
    const invitation = requireOpen(found)
    if (place) throw new AppError('OTHER_COMPANY')
    if (invitation.owner === person || (await hasCompanyRows(tx, person))) throw new AppError('OWN_COMPANY')
    await deleteCompanyOf(tx, person)
    const { companyId, right, invitedBy } = invitation
    await insertPerson(tx, { companyId, personId: person, right, invitedBy, now })
    await endInvitation(tx, invitation.id, { used_at: now })
    const act = { act: 'invitations.accept', params: null, answer: null, givenRight: right } as const
    await recordAct(tx, { ...act, companyId, person, now })
    await tellOwner(tx, 'COLLEAGUE_JOINED', { companyId, personId: person, now })
    return { companyName: invitation.companyName }
  })
}
