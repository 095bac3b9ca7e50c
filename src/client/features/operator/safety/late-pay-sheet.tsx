import { Trans, useLingui } from '@lingui/react/macro'
import { Flex } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import {
  LATE_PAY_LENGTH,
  LATE_PAY_OUTCOMES,
  type LatePayOutcome,
} from '../../../../contract/candidate/late-pay.ts'
import { type LatePayRow, settleLatePay } from '../../../../contract/operator/late-pay-case.ts'
import { TranslatedText } from '../../../entities/translation/translated-text.tsx'
import { writtenLanguage } from '../../../entities/translation/written-language.ts'
import { useFormat } from '../../../i18n/format.ts'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import { RadioRows } from '../../../ui/field/choice-rows.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { guaranteeKinds } from '../cases/guarantee-texts.ts'
import { announceDecision } from '../cases/last-decision.ts'
import { CommandAlert } from '../desk/command-alert.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import { Decided } from '../desk/decided.tsx'
import { at } from '../desk/desks.ts'
import { useCommand } from '../desk/use-command.ts'
import { latePayOutcomes } from './late-pay-texts.ts'
import { Fact, Facts } from '../../../ui/card/facts.tsx'
import { sheetBody } from '../desk/desk-surfaces.ts'

interface LatePaySheetProps {
  row: LatePayRow
  onClose: () => void
}

/** What a worker says, what stood behind the pay, and the decision. */
export function LatePaySheet({ row, onClose }: LatePaySheetProps) {
  return (
    <Sheet open fit title={<Trans>Late pay</Trans>} onClose={onClose}>
      <Flex {...sheetBody}>
        <Decided name={row.jobTitle} company={row.companyName} />
        <LatePayFacts row={row} />
        {row.status === 'OPEN' && <Decision row={row} onClose={onClose} />}
      </Flex>
    </Sheet>
  )
}

function LatePayFacts({ row }: Pick<LatePaySheetProps, 'row'>) {
  const { i18n } = useLingui()
  const format = useFormat()
  const { guarantee, outcome } = row
  return (
    <>
      <div>
        <TranslatedText text={row.details} source={writtenLanguage(row.details, undefined)} />
      </div>
      <Facts>
        <Fact name={<Trans>Worker</Trans>}>
          <Link {...at('members', row.workerId)}>
            <bdi>{row.workerName}</bdi>
          </Link>
        </Fact>
        <Fact name={<Trans>Company</Trans>} lang="ko">
          {row.companyMemberId === null ? (
            row.companyName
          ) : (
            <Link {...at('members', row.companyMemberId)}>{row.companyName}</Link>
          )}
        </Fact>
        <Fact name={<Trans>Due on</Trans>}>{format.date(row.dueOn)}</Fact>
        <Fact name={<Trans>What stands behind it</Trans>}>
          {guarantee ? (
            `${i18n._(guaranteeKinds[guarantee.kind])} – ${format.date(guarantee.until)}`
          ) : (
            <Trans>Not granted any more</Trans>
          )}
        </Fact>
        {outcome !== null && <Fact name={<Trans>Decision</Trans>}>{i18n._(latePayOutcomes[outcome])}</Fact>}
      </Facts>
    </>
  )
}

function Decision({ row: { id, companyName: name }, onClose }: LatePaySheetProps) {
  const { i18n, t } = useLingui()
  const settle = useCommand(settleLatePay)
  const [outcome, setOutcome] = useState<LatePayOutcome | null>(null)
  const [note, setNote] = useState('')
  const send = async () => {
    if (settle.isPending || outcome === null) return
    const { data } = await settle.sendAsync({ params: { id }, body: { outcome, note } })
    announceDecision({ what: 'LATE_PAY', name, desk: 'latepay', id, undo: data.undo })
    onClose()
  }
  return (
    <>
      <RadioRows
        label={t`Decision`}
        name="outcome"
        value={outcome}
        rows={LATE_PAY_OUTCOMES.map((value) => ({ value, content: i18n._(latePayOutcomes[value]) }))}
        onPick={setOutcome}
      />
      <CountedField
        label={<Trans>Note for the worker</Trans>}
        name="note"
        defaultValue=""
        limit={LATE_PAY_LENGTH}
        multiline
        onText={setNote}
      />
      {settle.error && <CommandAlert error={settle.error} words={refusals} />}
      <CommandButton
        fullWidth
        isBusy={settle.isPending}
        disabled={outcome === null}
        onClick={() => void send().catch(() => null)}
      >
        <Trans>Decide</Trans>
      </CommandButton>
    </>
  )
}

const refusals = {
  PRECONDITION_FAILED: <Trans>It was decided meanwhile. Please close this and look at it again.</Trans>,
}
