import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CompanyProfile } from '../../../contract/employer/employer.ts'
import { myCompany } from '../../entities/company/company-query.ts'
import { type FieldErrors, errorsOf } from '../../forms/field-errors.ts'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { OutboxMark, outboxViews } from '../../entities/outbox/outbox-mark.tsx'
import { dataTimeOf } from '../../api/query-for.ts'
import { myVerification } from '../../entities/verification/use-missing-verification.ts'
import { VerificationSection } from '../../entities/verification/verification-section.tsx'
import { RightGate } from '../../entities/member/company-right.tsx'
import { useDraft } from '../../offline/drafts/use-draft.ts'
import { type Unsent, useUnsent } from '../../offline/outbox/use-outbox.ts'
import { InnerPage } from '../../ui/page/inner-header.tsx'
import { Section } from '../../ui/page/page.tsx'
import { LoadingBlocks } from '../../ui/page/states.tsx'
import { COMPANY_ENTITY } from './commands.ts'
import { CompanyForm } from './company-form.tsx'
import { GuaranteeSection } from './guarantee-section.tsx'
import { NameSection } from './name-section.tsx'
import { COMPANY_DRAFT, type CompanyValues, companyValuesOf, isCompanyValues } from './company-values.ts'

/** The company as its jobs show it, and its verification. */
export function CompanyScreen() {
  const { t } = useLingui()
  const company = useQuery(myCompany())
  const verification = useQuery(myVerification())
  const isNameAwaited = verification.isLoading && verification.errorUpdateCount === 0
  const unsent = useUnsent()(COMPANY_ENTITY, dataTimeOf(company))
  return (
    <InnerPage
      narrow
      title={t`Company`}
      up="/employmentPage/hiringAnnouncement"
      status={<span role="status">{unsent && <OutboxMark view={outboxViews[unsent.state]} />}</span>}
    >
      <RightGate needed="OWNER">
        <Section surface id="profile" title={<Trans>On your postings</Trans>}>
          {(company.data && !isNameAwaited) || unsent ? (
            <Profile
              key={unsent?.state === 'ATTENTION' ? unsent.id : 'profile'}
              initial={withUnsent(companyValuesOf(company.data?.data, verification.data?.data), unsent)}
              isNameDecided={company.data?.data.isNameDecided === true}
              refused={errorsOf(unsent?.refusal?.fields ?? [])}
            />
          ) : (
            <QueryPlaceholder
              result={company}
              title={<Trans>Your company could not be loaded</Trans>}
              rows={2}
              as="h3"
            />
          )}
        </Section>
        {company.data?.data.isNameDecided && (
          <Section surface id="public-name" title={<Trans>Name in public</Trans>}>
            <NameSection company={company.data.data} />
          </Section>
        )}
        <Section surface id="verification" title={<Trans>Business verification</Trans>}>
          <VerificationSection />
        </Section>
        {verification.data?.data.status === 'VERIFIED' && (
          <Section surface id="guarantee" title={<Trans>Pay guaranteed</Trans>}>
            <GuaranteeSection />
          </Section>
        )}
      </RightGate>
    </InnerPage>
  )
}

/** Overlays unsent changes on the server's values. */
function withUnsent(values: CompanyValues, unsent: Unsent | undefined): CompanyValues {
  const body = CompanyProfile.safeParse(unsent?.payload).data
  if (!body) return values
  const blobId = unsent?.files?.['logoFileDataId']?.blobId
  const kept: CompanyValues['logo'] = blobId === undefined ? null : { at: 'KEPT', blobId }
  return { ...values, ...body, logo: kept ?? (body.logoFileDataId === null ? null : values.logo) }
}

interface ProfileProps {
  initial: CompanyValues
  isNameDecided: boolean
  refused: FieldErrors
}

function Profile({ initial, isNameDecided, refused }: ProfileProps) {
  const [first] = useState(initial)
  const draft = useDraft(COMPANY_DRAFT, first, isCompanyValues)
  if (!draft.ready) return <LoadingBlocks rows={2} form="text" />
  return (
    <CompanyForm
      initial={isNameDecided ? { ...draft.value, companyName: first.companyName } : draft.value}
      isNameDecided={isNameDecided}
      refused={refused}
      onChange={draft.save}
      onSaved={() => void draft.clear()}
    />
  )
}
