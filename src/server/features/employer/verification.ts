import { AppError } from '../../../contract/base/errors.ts'
import type { CertificateKind } from '../../../contract/employer/business-number.ts'
import type { Verification } from '../../../contract/employer/employer.ts'
import type { VerificationStatus } from '../../../contract/base/enums.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { BusinessRegistry, BusinessStatus } from '../../providers/business/business-registry.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import { replaceFile, signedFileUrl } from '../file/service.ts'
import { type CompanyRow, findCompany, lockCompany } from './company-queries.ts'
import {
  findVerification,
  saveRequest,
  setRequestedNumber,
  usualHoursToDecide,
  verificationStatusOf,
} from './verification-queries.ts'

export interface Business {
  businessName: string
  businessNumber: string
  /** Of a business registration where it is absent. */
  certificateKind?: CertificateKind
  personName: string
  personRegistrationNumber?: string | null | undefined
  certificateFileDataId?: string | null | undefined
}

export interface Registry {
  secret: Secret
  /** The tax office's answer about the number, fetched before the transaction. */
  taxOffice: BusinessStatus | null
}

/**
 * Queries the tax office about a number sent with a command. A farm's certificate and a verified company with the same number are not queried;
 * if it loses its verification before the command runs, the operator sees UNREACHABLE.
 */
export async function askTaxOffice({
  db,
  body,
  member,
  services,
}: NumberGiven): Promise<BusinessStatus | null> {
  const { businessNumber, certificateKind } = body
  if (!businessNumber || certificateKind === 'FARM') return null
  const company = await findCompany(db, member.id)
  if (company?.verified_at && company.business_number === businessNumber) return 'UNREACHABLE'
  return services.businesses.statusOf(businessNumber)
}

interface NumberGiven {
  db: Db
  body: { businessNumber?: string | null | undefined; certificateKind?: CertificateKind }
  member: { id: string }
  services: { businesses: BusinessRegistry }
}

/**
 * Requests the verification of a company, which an operator decides. Omitted fields keep their previous values. A
 * verified company stays verified while its number is unchanged.
 * @throws AppError BUSINESS_CLOSED at businessNumber, VALIDATION for a photo that is not the member's
 */
export async function requestVerification(
  tx: Tx,
  employer: { memberId: string; companyId: string; now: Date } & Registry,
  business: Business,
): Promise<VerificationStatus> {
  const { memberId, companyId, now, secret, taxOffice } = employer
  const { businessNumber, certificateFileDataId: certificate, personRegistrationNumber: person } = business
  const company = await lockCompany(tx, companyId)
  if (company.isVerified && company.businessNumber === businessNumber) return 'VERIFIED'
  if (taxOffice === 'CLOSED') throw closed()
  const former = await findVerification(tx, companyId)
  const formerFile = former?.certificate_file ?? null
  if (certificate && certificate !== formerFile)
    await replaceFile(tx, {
      former: formerFile,
      next: certificate,
      memberId,
      type: 'announcement/business',
      field: 'certificateFileDataId',
      now,
    })
  await saveRequest(tx, {
    company_id: companyId,
    status: 'REQUESTED',
    business_name: business.businessName,
    business_number: businessNumber,
    certificate_kind: business.certificateKind ?? 'BUSINESS',
    person_name: business.personName,
    person_number: person
      ? secret.encrypt('personal-number', person, companyId)
      : (former?.person_number ?? null),
    certificate_file: certificate ?? formerFile,
    tax_office: noted(taxOffice),
    reason: null,
    requested_at: now,
    decided_at: null,
    address: null,
    since_year: null,
  })
  await setRequestedNumber(tx, companyId, businessNumber)
  return 'REQUESTED'
}

function closed(): AppError {
  const message = 'the tax office calls this business closed'
  return new AppError('BUSINESS_CLOSED', {
    fields: [{ field: 'businessNumber', code: 'INVALID', message }],
  })
}

function noted(status: BusinessStatus | null): 'OPEN' | 'UNREACHABLE' | null {
  return status === 'CLOSED' ? null : status
}

/** Current verification, without the representative's number. */
export async function readVerification(
  db: Db,
  memberId: string,
  { secret, now }: { secret: Secret; now: Date },
): Promise<Verification> {
  const company = await findCompany(db, memberId)
  const row = company ? await findVerification(db, company.id) : undefined
  if (!row) return withoutRequest(company)
  const status = verificationStatusOf(company?.verified_at, row.status)
  return {
    status,
    businessName: row.business_name,
    businessNumber: row.business_number,
    certificateKind: row.certificate_kind,
    personName: row.person_name,
    hasPersonRegistrationNumber: row.person_number !== null,
    certificateUrl:
      row.certificate_file === null
        ? null
        : signedFileUrl(secret, row.certificate_file, now, { whole: true }),
    reason: row.reason,
    requestedAt: row.requested_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    usualHours: status === 'REQUESTED' ? await usualHoursToDecide(db, now) : null,
  }
}

function withoutRequest(company: CompanyRow | undefined): Verification {
  return {
    status: verificationStatusOf(company?.verified_at, null),
    businessName: company?.name ?? '',
    businessNumber: company?.business_number ?? '',
    personName: '',
    hasPersonRegistrationNumber: false,
    certificateUrl: null,
    reason: null,
    requestedAt: null,
    decidedAt: company?.verified_at?.toISOString() ?? null,
    usualHours: null,
  }
}
