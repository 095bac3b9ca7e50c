import { Trans } from '@lingui/react/macro'
import { Alert, Button, Flex } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import {
  approveCompanyName,
  type CompanyNameRow,
  refuseCompanyName,
} from '../../../../contract/operator/company-name.ts'
import type { Undoable } from '../../../../contract/operator/decision.ts'
import { businessNumberText } from '../../../entities/verification/verification-check.ts'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { CommandAlert } from '../desk/command-alert.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import { Decided } from '../desk/decided.tsx'
import { at } from '../desk/desks.ts'
import { CompanyIsTold, Effects } from '../desk/effects.tsx'
import { useCommand } from '../desk/use-command.ts'
import { announceDecision } from './last-decision.ts'
import { ReasonSheet } from './reason-sheet.tsx'
import { TriangleIcon } from '../../../ui/icon/icons.tsx'
import { Fact, Facts } from '../../../ui/card/facts.tsx'
import { sheetBody } from '../desk/desk-surfaces.ts'

interface CompanyNameSheetProps {
  row: CompanyNameRow
  onClose: () => void
}

/** A wanted name beside the business that asks for it, and the decision. */
export function CompanyNameSheet({ row, onClose }: CompanyNameSheetProps) {
  const [isRefusing, setRefusing] = useState(false)
  if (isRefusing) return <RefuseSheet row={row} onClose={onClose} />
  return (
    <Sheet open fit title={<Trans>Another name in public</Trans>} onClose={onClose}>
      <Flex {...sheetBody}>
        <NameFacts row={row} />
        {row.lookAlikes.length > 0 && (
          <Alert color="red" icon={<TriangleIcon size={20} />}>
            <b>
              <Trans>Another verified business has this name</Trans>
            </b>
            <p lang="ko">{row.lookAlikes.join(', ')}</p>
          </Alert>
        )}
        {row.status === 'WAITING' && (
          <Decision row={row} onRefuse={() => setRefusing(true)} onClose={onClose} />
        )}
      </Flex>
    </Sheet>
  )
}

function NameFacts({ row }: Pick<CompanyNameSheetProps, 'row'>) {
  return (
    <Facts>
      <Fact name={<Trans>Wanted name</Trans>}>
        <b lang="ko">{row.name}</b>
      </Fact>
      <Fact name={<Trans>Public now</Trans>} lang="ko">
        {row.publicName}
      </Fact>
      <Fact name={<Trans>Business name</Trans>} lang="ko">
        {row.businessName ?? <Trans>Not verified now</Trans>}
      </Fact>
      <Fact name={<Trans>Business number</Trans>}>
        {row.businessNumber === null ? '–' : businessNumberText(row.businessNumber)}
      </Fact>
      {row.reason !== null && (
        <Fact name={<Trans>Reason</Trans>} lang="ko">
          {row.reason}
        </Fact>
      )}
      {row.memberId !== null && (
        <Fact name={<Trans>Account</Trans>}>
          <Link {...at('members', row.memberId)}>
            <Trans>Look at the member</Trans>
          </Link>
        </Fact>
      )}
    </Facts>
  )
}

function Decision({ row, onRefuse, onClose }: CompanyNameSheetProps & { onRefuse: () => void }) {
  const approve = useCommand(approveCompanyName)
  const decide = () => {
    if (approve.isPending) return
    const done = ({ data: { undo } }: { data: { undo: Undoable } }) => {
      announceDecision({ what: 'NAME_APPROVED', name: row.name, desk: 'names', id: row.id, undo })
      onClose()
    }
    approve.send({ params: { id: row.id }, body: { name: row.name } }, { onSuccess: done })
  }
  return (
    <>
      <Effects>
        <Trans>Once approved, all its postings show this name together with the registered one.</Trans>{' '}
        <CompanyIsTold />
      </Effects>
      {approve.error && <CommandAlert error={approve.error} words={refusals} />}
      <CommandButton fullWidth isBusy={approve.isPending} onClick={decide}>
        <Trans>Approve the name</Trans>
      </CommandButton>
      <Button fullWidth variant="default" onClick={onRefuse}>
        <Trans>Reject</Trans>
      </Button>
    </>
  )
}

const refusals = {
  PRECONDITION_FAILED: (
    <Trans>The request was changed or decided meanwhile. Please close this and look at it again.</Trans>
  ),
  JOB_STATE: (
    <Trans>The business is not verified now. Its name can be decided once it is verified again.</Trans>
  ),
}

function RefuseSheet({ row, onClose }: CompanyNameSheetProps) {
  const refuse = useCommand(refuseCompanyName)
  const { id, name } = row
  return (
    <ReasonSheet
      title={<Trans>Reject this name?</Trans>}
      hint={<Trans>The company reads it as you write it. Say what is wrong, and what would help.</Trans>}
      action={<Trans>Reject with this reason</Trans>}
      draftName={`operator-name-refusal:${id}`}
      canBeUndone
      effects={
        <>
          <Trans>The public name stays as it is. The company can ask for another one.</Trans>{' '}
          <CompanyIsTold />
        </>
      }
      isBusy={refuse.isPending}
      error={refuse.error}
      refusals={refusals}
      onReason={async (reason) => {
        const { data } = await refuse.sendAsync({ params: { id }, body: { name, reason } })
        announceDecision({ what: 'NAME_REFUSED', name, desk: 'names', id, undo: data.undo })
      }}
      onClose={onClose}
    >
      <Decided name={name} company={row.publicName} />
    </ReasonSheet>
  )
}
