import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { VerificationCase } from '../../../../contract/operator/case.ts'
import { certificateNumberText } from '../../../entities/verification/verification-check.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Picture } from '../../../ui/image/picture.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { at } from '../desk/desks.ts'
import { verificationCase, verificationsPage } from '../queries.ts'
import { CasePage, CasePart, CaseParts, FirstPart } from './kit/case-page.tsx'
import { type CaseFact, CaseFacts } from './kit/case-sheet.tsx'
import { NumberWarning } from './number-warning.tsx'
import { VerificationDecision, type VerificationDecisionProps } from './verification-decision.tsx'
import { verificationsIn } from './verifications-screen.tsx'

/** A business's details beside the photo of its registration, and the decision. */
export function VerificationScreen({ id, search }: { id: string; search: DeskSearch }) {
  const { t } = useLingui()
  const { status, page } = verificationsIn(search)
  return (
    <CasePage
      desk="verifications"
      id={id}
      search={search}
      title={t`Business verification`}
      back={<Trans>All requests</Trans>}
      keys={[
        ['A', <Trans key="a">Go to the “Verify and next” button. Press Enter to verify.</Trans>],
        ['R', <Trans key="r">Reject, with a reason</Trans>],
      ]}
      result={useQuery(verificationCase(id))}
      page={page}
      pageOf={(each) => verificationsPage(status, each)}
      nameOf={({ businessName }) => businessName}
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
        <CaseFacts facts={useFacts(verification)} />
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

function useFacts(verification: VerificationCase): readonly (CaseFact | false)[] {
  const { t } = useLingui()
  const format = useFormat()
  const { businessName, businessNumber, certificateKind, personName, memberId } = verification
  const { taxOffice, address, sinceYear } = verification
  const isFarm = certificateKind === 'FARM'
  return [
    { name: t`Business name`, value: <b lang="ko">{businessName}</b> },
    {
      name: isFarm ? t`Farm registration number` : t`Business number`,
      value: <b>{certificateNumberText(businessNumber, certificateKind)}</b>,
    },
    { name: t`Representative`, value: <b lang="ko">{personName}</b> },
    { name: t`Resident number`, value: <ResidentNumber verification={verification} /> },
    !isFarm && {
      name: t`Tax office`,
      value:
        taxOffice === 'OPEN' ? (
          <Trans>Confirms the business is active</Trans>
        ) : taxOffice === 'UNREACHABLE' ? (
          <Trans>No answer</Trans>
        ) : (
          <Trans>This server does not check</Trans>
        ),
    },
    address !== null && { name: t`Address`, value: <span lang="ko">{address}</span> },
    sinceYear !== null && { name: t`In business since`, value: String(sinceYear) },
    { name: t`Requested on`, value: format.moment(verification.requestedDate) },
    memberId !== null && {
      name: t`Account`,
      value: (
        <Link {...at('members', memberId)}>
          <Trans>View member</Trans>
        </Link>
      ),
    },
  ]
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
  if (url === null)
    return (
      <Text size="sm" c="dimmed">
        <Trans>No photo was sent.</Trans>
      </Text>
    )
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
        fallback={
          <Text span size="sm" c="dimmed">
            <Trans>The photo could not be loaded.</Trans>
          </Text>
        }
      />
    </Box>
  )
}
