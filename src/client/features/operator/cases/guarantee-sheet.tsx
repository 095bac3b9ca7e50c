import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, TextInput, Flex, SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import {
  grantGuarantee,
  type GuaranteeRow,
  refuseGuarantee,
} from '../../../../contract/operator/guarantee-case.ts'
import { businessNumberText } from '../../../entities/verification/verification-check.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { CommandAlert } from '../desk/command-alert.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import { Decided } from '../desk/decided.tsx'
import { CompanyIsTold, Effects } from '../desk/effects.tsx'
import { LAST_DAY } from '../desk/period/last-day.ts'
import { useCommand } from '../desk/use-command.ts'
import { guaranteeKinds } from './guarantee-texts.ts'
import { announceDecision } from './last-decision.ts'
import { ReasonSheet } from './reason-sheet.tsx'
import { InfoIcon } from '../../../ui/icon/icons.tsx'
import { Fact, Facts } from '../../../ui/card/facts.tsx'
import { sheetBody } from '../desk/desk-surfaces.ts'

interface GuaranteeSheetProps {
  row: GuaranteeRow
  onClose: () => void
}

/** An application with its evidence, and the decision. */
export function GuaranteeSheet({ row, onClose }: GuaranteeSheetProps) {
  const [isRefusing, setRefusing] = useState(false)
  if (isRefusing) return <RefuseSheet row={row} onClose={onClose} />
  return (
    <Sheet open fit title={<Trans>Pay guaranteed</Trans>} onClose={onClose}>
      <Flex {...sheetBody}>
        <GuaranteeFacts row={row} />
        {!row.isVerified && (
          <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
            <Trans>The business is not verified now. Verify it first.</Trans>
          </Alert>
        )}
        {row.status === 'WAITING' && (
          <Decision row={row} onRefuse={() => setRefusing(true)} onClose={onClose} />
        )}
      </Flex>
    </Sheet>
  )
}

function GuaranteeFacts({ row }: Pick<GuaranteeSheetProps, 'row'>) {
  const { i18n } = useLingui()
  const format = useFormat()
  return (
    <Facts>
      <Fact name={<Trans>Business</Trans>} lang="ko">
        <b>{row.companyName}</b>
      </Fact>
      <Fact name={<Trans>Business name</Trans>} lang="ko">
        {row.businessName ?? <Trans>Not verified now</Trans>}
      </Fact>
      <Fact name={<Trans>Business number</Trans>}>
        {row.businessNumber ? businessNumberText(row.businessNumber) : '–'}
      </Fact>
      <Fact name={<Trans>What stands behind it</Trans>}>{i18n._(guaranteeKinds[row.kind])}</Fact>
      <Fact name={<Trans>Wanted period</Trans>}>
        {format.date(row.wantedFrom)} – {format.date(row.wantedUntil)}
      </Fact>
      <Fact name={<Trans>Public postings that ask for it</Trans>}>{format.number(row.postings)}</Fact>
      <Fact name={<Trans>Proof</Trans>}>
        {row.evidenceUrl === null ? (
          <Trans>No photo was sent.</Trans>
        ) : (
          <a href={row.evidenceUrl} target="_blank" rel="noopener noreferrer">
            <Trans>Open the photo</Trans>
          </a>
        )}
      </Fact>
      {row.reason !== null && (
        <>
          <Fact name={<Trans>Reason</Trans>} lang="ko">
            {row.reason}
          </Fact>
        </>
      )}
    </Facts>
  )
}

function Decision({ row, onRefuse, onClose }: GuaranteeSheetProps & { onRefuse: () => void }) {
  const grant = useCommand(grantGuarantee)
  const [from, setFrom] = useState(row.wantedFrom)
  const [until, setUntil] = useState(row.wantedUntil)
  const { id, companyName: name } = row
  const decide = async () => {
    if (grant.isPending) return
    const { data } = await grant.sendAsync({ params: { id }, body: { from, until } })
    announceDecision({ what: 'GRANTED', name, desk: 'guarantees', id, undo: data.undo })
    onClose()
  }
  return (
    <>
      <SimpleGrid minColWidth="min(100%, 13rem)" autoFlow="auto-fit">
        <TextInput
          type="date"
          label={<Trans>First day</Trans>}
          max={LAST_DAY}
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={<Trans>Last day</Trans>}
          max={LAST_DAY}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
      </SimpleGrid>
      <Effects>
        <Trans>
          From the first day to the last, the company’s postings that ask for it show “Pay guaranteed”.
        </Trans>{' '}
        <CompanyIsTold />
      </Effects>
      {grant.error && <CommandAlert error={grant.error} words={refusals} />}
      <CommandButton fullWidth isBusy={grant.isPending} onClick={() => void decide().catch(() => null)}>
        <Trans>Grant for this period</Trans>
      </CommandButton>
      <Button fullWidth variant="default" onClick={onRefuse}>
        <Trans>Reject</Trans>
      </Button>
    </>
  )
}

const refusals = {
  VALIDATION: (
    <Trans>Check the days: the last one must not be over, and at most 400 days after the first.</Trans>
  ),
  PRECONDITION_FAILED: <Trans>It was decided meanwhile. Please close this and look at it again.</Trans>,
  JOB_STATE: <Trans>The business is not verified now. Verify it first.</Trans>,
}

function RefuseSheet({ row: { id, companyName: name }, onClose }: GuaranteeSheetProps) {
  const refuse = useCommand(refuseGuarantee)
  return (
    <ReasonSheet
      title={<Trans>Reject this application?</Trans>}
      hint={<Trans>The company reads it as you write it. Say what is wrong, and what would help.</Trans>}
      action={<Trans>Reject with this reason</Trans>}
      draftName={`operator-guarantee-refusal:${id}`}
      canBeUndone
      effects={
        <>
          <Trans>The postings stay without “Pay guaranteed”. The company can apply again.</Trans>{' '}
          <CompanyIsTold />
        </>
      }
      isBusy={refuse.isPending}
      error={refuse.error}
      refusals={refusals}
      onReason={async (reason) => {
        const { data } = await refuse.sendAsync({ params: { id }, body: { reason } })
        announceDecision({ what: 'GUARANTEE_REFUSED', name, desk: 'guarantees', id, undo: data.undo })
      }}
      onClose={onClose}
    >
      <Decided name={name} />
    </ReasonSheet>
  )
}
