import { msg } from '@lingui/core/macro'
import { caseSection } from './kit/case-section.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { certificateNumberText } from '../../../entities/verification/verification-check.ts'
import { EmptyState } from '../../../ui/page/states.tsx'
import {
  getVerificationCase,
  listVerifications,
  type VerificationCase,
  type VerificationRow,
} from '../../../../contract/case/verification.ts'
import { verificationStates } from './case-texts.ts'
import { column, Mark, MemberLink, Moment } from '../desk/cells.tsx'
import { at, type SearchOf } from '../desk/desks.ts'
import { ROW_LINK } from '../keyboard/use-row-keys.ts'
import { personal } from '../queries.ts'
import { type CaseList, caseList } from './kit/case-list.tsx'
import { Box, Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSite } from '../../../entities/site/site-query.ts'
import { Picture } from '../../../ui/image/picture.tsx'
import { CasePage, CasePart, CaseParts, FirstPart } from './kit/case-page.tsx'
import { CaseFacts, fact } from './kit/case-sheet.tsx'
import { VerificationDecision, type VerificationDecisionProps } from './parts/verification-decision.tsx'
import { Warning } from '../desk/command.tsx'

const cases: CaseList<VerificationRow> = {
  desk: 'verifications',
  caption: msg`Businesses`,
  list: listVerifications,
  states: verificationStates,
  filter: msg`Status`,
  columns: [
    column.title('business', <Trans>Business</Trans>, ({ id, businessName }) => (
      <Link {...at('verifications', id)} search lang="ko" {...ROW_LINK}>
        {businessName}
      </Link>
    )),
    column('number', <Trans>Business number</Trans>, (row) =>
      certificateNumberText(row.businessNumber, row.certificateKind),
    ),
    column.korean('personName', <Trans>Representative</Trans>),
    column('remarks', <Trans>Notes</Trans>, (row) => <Remarks row={row} />),
    column.moment('requestedDate', <Trans>Requested on</Trans>),
    column.moment('decidedDate', <Trans>Decided on</Trans>),
  ],
  opening: null,
  nameOf: ({ businessName }) => businessName,
  nothingWaits: (
    <EmptyState title={<Trans>No businesses to verify</Trans>}>
      <Trans>New requests appear here automatically.</Trans>
    </EmptyState>
  ),
  nothingDecided: null,
}

function Remarks({ row: { hasCertificate, taxOffice } }: { row: VerificationRow }) {
  if (hasCertificate && taxOffice !== 'UNREACHABLE') return '–'
  return (
    <>
      {!hasCertificate && <Mark text={<Trans>No photo</Trans>} />}{' '}
      {taxOffice === 'UNREACHABLE' && <Mark text={<Trans>No answer from the tax office</Trans>} />}
    </>
  )
}

/** A business's details beside the photo of its registration, and the decision. */
function VerificationScreen({ id, search }: { id: string; search: SearchOf<'verifications'> }) {
  const { t } = useLingui()
  return (
    <CasePage
      cases={cases}
      id={id}
      search={search}
      title={t`Business verification`}
      back={<Trans>All requests</Trans>}
      keys={[
        ['A', <Trans key="a">Go to the “Verify and next” button. Press Enter to verify.</Trans>],
        ['R', <Trans key="r">Reject, with a reason</Trans>],
      ]}
      result={useQuery(personal(getVerificationCase, { params: { id } }))}
      gone={<Trans>This request no longer exists</Trans>}
      failed={<Trans>The request could not be loaded</Trans>}
    >
      {(verification, open) => <Verification verification={verification} {...open} />}
    </CasePage>
  )
}

function Verification(props: VerificationDecisionProps) {
  const { t } = useLingui()
  const { verification } = props
  const isFarm = verification.certificateKind === 'FARM'
  return (
    <CaseParts>
      <FirstPart aria-label={verification.businessName}>
        <CaseFacts facts={factsOf(verification)} />
        <NumberWarning verification={verification} />
      </FirstPart>
      <CasePart style={{ gridRow: 'span 2' }} aria-labelledby="certificate">
        <Title order={2} pb="sm" id="certificate">
          {isFarm ? (
            <Trans>Farm registration (농업경영체 등록확인서)</Trans>
          ) : (
            <Trans>Business registration</Trans>
          )}
        </Title>
        <Certificate url={verification.certificateUrl} />
      </CasePart>
      <CasePart aria-label={t`Decision`}>
        <VerificationDecision {...props} />
      </CasePart>
    </CaseParts>
  )
}

function factsOf(verification: VerificationCase) {
  const { businessName, businessNumber, certificateKind, personName, memberId } = verification
  const { taxOffice, address, sinceYear, requestedDate } = verification
  const isFarm = certificateKind === 'FARM'
  const number = certificateNumberText(businessNumber, certificateKind)
  return [
    fact(<Trans>Business name</Trans>, <b lang="ko">{businessName}</b>),
    fact(isFarm ? <Trans>Farm registration number</Trans> : <Trans>Business number</Trans>, <b>{number}</b>),
    fact(<Trans>Representative</Trans>, <b lang="ko">{personName}</b>),
    fact(<Trans>Resident number</Trans>, <ResidentNumber verification={verification} />),
    !isFarm &&
      fact(
        <Trans>Tax office</Trans>,
        taxOffice ? taxOfficeAnswers[taxOffice] : <Trans>This server does not check</Trans>,
      ),
    fact(<Trans>Address</Trans>, address, 'ko'),
    fact(<Trans>In business since</Trans>, sinceYear === null ? null : String(sinceYear)),
    fact(<Trans>Requested on</Trans>, <Moment at={requestedDate} />),
    memberId !== null &&
      fact(
        <Trans>Account</Trans>,
        <MemberLink id={memberId}>
          <Trans>View member</Trans>
        </MemberLink>,
      ),
  ]
}

const taxOfficeAnswers = {
  OPEN: <Trans>Confirms the business is active</Trans>,
  UNREACHABLE: <Trans>No answer</Trans>,
}

function ResidentNumber({ verification }: Pick<VerificationDecisionProps, 'verification'>) {
  const { hasPersonRegistrationNumber, status } = verification
  if (hasPersonRegistrationNumber) return <Trans>Entered (stored encrypted)</Trans>
  return status === 'VERIFIED' || status === 'REFUSED' ? (
    <Trans>Not stored</Trans>
  ) : (
    <Trans>Not entered</Trans>
  )
}

function Certificate({ url }: { url: string | null }) {
  const { t } = useLingui()
  if (url === null) return <Text size="sm" c="dimmed">{t`No photo was sent.`}</Text>
  // The server has it saved, never opened as a page of this site.
  if (new URL(url, location.href).pathname.endsWith('.pdf'))
    return (
      <Button component="a" href={url} variant="default" rel="noopener noreferrer">
        <Trans>Download the registration (PDF)</Trans>
      </Button>
    )
  return (
    <Box
      component="a"
      display="block"
      mih="var(--target)"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t`Open the full-size photo`}
    >
      <Picture
        src={url}
        width="100%"
        style={{ borderRadius: 'var(--radius-control)' }}
        alt={t`Photo of the business registration`}
        fallback={<Text span size="sm" c="dimmed">{t`The photo could not be loaded.`}</Text>}
      />
    </Box>
  )
}

interface NumberWarningProps {
  verification: Pick<VerificationCase, 'businessNumber' | 'sameNumber'>
}

/** Says who else uses the business number of a request: another company, or the one that runs this site. */
function NumberWarning({ verification: { businessNumber, sameNumber } }: NumberWarningProps) {
  const { t } = useLingui()
  const own = useSite()?.company.registrationNumber?.replace(/\D/g, '')
  if (own !== businessNumber && sameNumber.length === 0) return null
  return (
    <Warning>
      {own === businessNumber && <p>{t`This is the business number of the company that runs this site.`}</p>}
      {sameNumber.length > 0 && (
        <>
          <p>{t`Another account uses this business number:`}</p>
          <ul>
            {sameNumber.map(({ id, businessName }) => (
              <li key={id}>
                <Link {...at('verifications', id)} lang="ko">
                  {businessName}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Warning>
  )
}

export const section = caseSection('verifications', {
  name: msg`Verifications`,
  acts: {
    'verify.show': msg`Viewed a verification`,
    'verify.approve': msg`Verified a business`,
    'verify.refuse': msg`Rejected a business`,
    'verify.undo': msg`Undid a decision on a business`,
  },
  List: caseList(cases),
  One: VerificationScreen,
})
