import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Box, Text, SimpleGrid, Title } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { VerificationCase } from '../../../../contract/operator/case.ts'
import { businessNumberText } from '../../../entities/verification/verification-check.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Picture } from '../../../ui/image/picture.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { DeskPage } from '../desk/desk-page.tsx'
import { CaseAnswer } from '../desk/case-answer.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { at } from '../desk/desks.ts'
import { useArrivalFocus } from '../keyboard/use-arrival-focus.ts'
import { verificationCase, verificationsPage } from '../queries.ts'
import { CaseActions } from './case-actions.tsx'
import { useQueue } from './use-queue.ts'
import { NumberWarning } from './number-warning.tsx'
import { VerificationDecision, type VerificationDecisionProps } from './verification-decision.tsx'
import { verificationsIn } from './verifications-screen.tsx'
import { Fact, Facts } from '../../../ui/card/facts.tsx'
import { deskCard } from '../desk/desk-surfaces.ts'

/** A business's details beside the photo of its registration, and the decision. */
export function VerificationScreen({ id, search }: { id: string; search: DeskSearch }) {
  const { t } = useLingui()
  const result = useQuery(verificationCase(id))
  const queue = useVerificationQueue(id, search)
  return (
    <DeskPage
      title={t`Business verification`}
      actions={
        <CaseActions
          desk="verifications"
          search={search}
          back={<Trans>All requests</Trans>}
          queue={queue}
          keys={[
            ['A', <Trans key="a">Go to the “Verify and next” button. Press Enter to verify.</Trans>],
            ['R', <Trans key="r">Reject, with a reason</Trans>],
          ]}
        />
      }
    >
      <CaseAnswer
        result={result}
        gone={<EmptyState title={<Trans>This request no longer exists</Trans>} />}
        failed={<Trans>The request could not be loaded</Trans>}
      >
        {({ data, etag }) => (
          <Case
            verification={data}
            etag={etag}
            onAsked={() => void result.refetch()}
            onDecided={async () => (await queue.advance())?.businessName}
          />
        )}
      </CaseAnswer>
    </DeskPage>
  )
}

function useVerificationQueue(id: string, search: DeskSearch) {
  const queries = useQueryClient()
  const { status, page } = verificationsIn(search)
  const list = useQuery({ ...verificationsPage(status, page), placeholderData: keepPreviousData })
  const rows = list.data?.data ?? []
  const reload = async () => {
    const left = (await list.refetch()).data?.data ?? rows
    if (left.length > 0 || page === 1) return left
    return (await queries.fetchQuery(verificationsPage(status, 1))).data
  }
  return useQueue({ desk: 'verifications', id, search, rows, onReload: reload })
}

function Case(props: VerificationDecisionProps) {
  const { t } = useLingui()
  const { verification } = props
  const start = useRef<HTMLElement>(null)
  useArrivalFocus(start, true)
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'start' }}>
      <Box
        component="section"
        {...deskCard}
        style={{ outline: 'none' }}
        ref={start}
        tabIndex={-1}
        aria-label={verification.businessName}
      >
        <Entered verification={verification} />
        <NumberWarning verification={verification} />
      </Box>
      <Box component="section" {...deskCard} style={{ gridRow: 'span 2' }} aria-labelledby="certificate">
        <Title order={2} pb="sm" id="certificate">
          <Trans>Business registration</Trans>
        </Title>
        <Certificate url={verification.certificateUrl} />
      </Box>
      <Box component="section" {...deskCard} aria-label={t`Decision`}>
        <VerificationDecision {...props} />
      </Box>
    </SimpleGrid>
  )
}

function Entered({ verification }: { verification: VerificationCase }) {
  const format = useFormat()
  const { businessName, businessNumber, personName, hasPersonRegistrationNumber, taxOffice, status } =
    verification
  return (
    <Facts>
      <Fact name={<Trans>Business name</Trans>}>
        <b lang="ko">{businessName}</b>
      </Fact>
      <Fact name={<Trans>Business number</Trans>}>
        <b>{businessNumberText(businessNumber)}</b>
      </Fact>
      <Fact name={<Trans>Representative</Trans>}>
        <b lang="ko">{personName}</b>
      </Fact>
      <Fact name={<Trans>Resident number</Trans>}>
        {hasPersonRegistrationNumber ? (
          <Trans>Entered (stored encrypted)</Trans>
        ) : status === 'VERIFIED' || status === 'REFUSED' ? (
          <Trans>Not stored</Trans>
        ) : (
          <Trans>Not entered</Trans>
        )}
      </Fact>
      <Fact name={<Trans>Tax office</Trans>}>
        {taxOffice === 'OPEN' ? (
          <Trans>Confirms the business is active</Trans>
        ) : taxOffice === 'UNREACHABLE' ? (
          <Trans>No answer</Trans>
        ) : (
          <Trans>This server does not check</Trans>
        )}
      </Fact>
      {verification.address !== null && (
        <Fact name={<Trans>Address</Trans>}>
          <span lang="ko">{verification.address}</span>
        </Fact>
      )}
      {verification.sinceYear !== null && (
        <Fact name={<Trans>In business since</Trans>}>{String(verification.sinceYear)}</Fact>
      )}
      <Fact name={<Trans>Requested on</Trans>}>{format.moment(verification.requestedDate)}</Fact>
      {verification.memberId !== null && (
        <Fact name={<Trans>Account</Trans>}>
          <Link {...at('members', verification.memberId)}>
            <Trans>View member</Trans>
          </Link>
        </Fact>
      )}
    </Facts>
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
