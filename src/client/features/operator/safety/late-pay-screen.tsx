import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import {
  LATE_PAY_LENGTH,
  LATE_PAY_OUTCOMES,
  LATE_PAY_STATUSES,
  type LatePayOutcome,
} from '../../../../contract/candidate/late-pay.ts'
import { type LatePayRow, settleLatePay } from '../../../../contract/operator/late-pay-case.ts'
import { TranslatedText } from '../../../entities/translation/translated-text.tsx'
import { writtenLanguage } from '../../../entities/translation/written-language.ts'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { useFormat } from '../../../i18n/format.ts'
import type { Column } from '../../../ui/card/data-table.tsx'
import { RadioRows } from '../../../ui/field/choice-rows.tsx'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import { guaranteeKinds } from '../cases/guarantee-texts.ts'
import { type CaseFact, CaseSheet } from '../cases/kit/case-sheet.tsx'
import { DecisionForm } from '../cases/kit/decision-form.tsx'
import { useDecision } from '../cases/kit/use-decision.ts'
import { DecisionSubject } from '../desk/decision-subject.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { at } from '../desk/desks.ts'
import { SheetQueue } from '../desk/sheet-queue.tsx'
import { latePayPage } from '../queries.ts'
import { latePayOutcomes, latePayStates } from './late-pay-texts.ts'

/** Workers who say that guaranteed pay was late. */
export function LatePayScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  return (
    <SheetQueue
      desk="latepay"
      search={search}
      caption={t`Workers who say that guaranteed pay was late`}
      statuses={LATE_PAY_STATUSES}
      statusNames={latePayStates}
      pageOf={latePayPage}
      columns={useColumns()}
      nameOf={({ companyName, jobTitle }) => `${companyName}, ${jobTitle}`}
      renderSheet={(row, onClose) => <LatePaySheet row={row} onClose={onClose} />}
    />
  )
}

function useColumns(): readonly Column<LatePayRow>[] {
  const format = useFormat()
  return [
    {
      name: 'company',
      part: 'title',
      head: <Trans>Company</Trans>,
      cell: ({ companyName }) => <bdi lang="ko">{companyName}</bdi>,
    },
    { name: 'job', head: <Trans>Title</Trans>, cell: ({ jobTitle }) => <bdi lang="ko">{jobTitle}</bdi> },
    { name: 'due', head: <Trans>Due on</Trans>, cell: ({ dueOn }) => format.date(dueOn) },
    { name: 'told', head: <Trans>Told on</Trans>, cell: ({ openedDate }) => format.moment(openedDate) },
  ]
}

interface LatePaySheetProps {
  row: LatePayRow
  onClose: () => void
}

/** What a worker says, what stood behind the pay, and the decision. */
function LatePaySheet({ row, onClose }: LatePaySheetProps) {
  return (
    <CaseSheet
      title={<Trans>Late pay</Trans>}
      about={
        <>
          <DecisionSubject name={row.jobTitle} company={row.companyName} />
          <div>
            <TranslatedText text={row.details} source={writtenLanguage(row.details, undefined)} />
          </div>
        </>
      }
      facts={useFacts(row)}
      onClose={onClose}
    >
      {row.status === 'OPEN' && <SettleForm row={row} onClose={onClose} />}
    </CaseSheet>
  )
}

function useFacts({ guarantee, outcome, ...row }: LatePayRow): readonly (CaseFact | false)[] {
  const { i18n, t } = useLingui()
  const format = useFormat()
  return [
    {
      name: t`Worker`,
      value: (
        <Link {...at('members', row.workerId)}>
          <bdi>{row.workerName}</bdi>
        </Link>
      ),
    },
    {
      name: t`Company`,
      lang: 'ko',
      value:
        row.companyMemberId === null ? (
          row.companyName
        ) : (
          <Link {...at('members', row.companyMemberId)}>{row.companyName}</Link>
        ),
    },
    { name: t`Due on`, value: format.date(row.dueOn) },
    {
      name: t`What stands behind it`,
      value: guarantee ? (
        `${i18n._(guaranteeKinds[guarantee.kind])} – ${format.date(guarantee.until)}`
      ) : (
        <Trans>Not granted any more</Trans>
      ),
    },
    outcome !== null && { name: t`Decision`, value: i18n._(latePayOutcomes[outcome]) },
  ]
}

interface Settlement {
  outcome: LatePayOutcome | null
  note: string
}

function SettleForm({ row: { id, companyName: name }, onClose }: LatePaySheetProps) {
  const { i18n, t } = useLingui()
  const { decide, ...settle } = useDecision(settleLatePay, { desk: 'latepay', id, name })
  const initial: Settlement = { outcome: null, note: '' }
  const form = useContractForm(undefined, initial, { mode: 'controlled' })
  const { outcome, note } = form.getValues()
  const send = async () => {
    if (outcome === null) return
    await decide('LATE_PAY', { params: { id }, body: { outcome, note } })
    onClose()
  }
  return (
    <DecisionForm
      {...settle}
      refusals={refusals}
      choices={[{ label: <Trans>Decide</Trans>, isDisabled: outcome === null, onDecide: send }]}
    >
      <RadioRows
        label={t`Decision`}
        name="outcome"
        value={outcome}
        rows={LATE_PAY_OUTCOMES.map((value) => ({ value, content: i18n._(latePayOutcomes[value]) }))}
        onPick={(value) => form.setFieldValue('outcome', value)}
      />
      <CountedField
        label={<Trans>Note for the worker</Trans>}
        name="note"
        defaultValue=""
        limit={LATE_PAY_LENGTH}
        multiline
        onText={(text) => form.setFieldValue('note', text)}
      />
    </DecisionForm>
  )
}

const refusals = {
  PRECONDITION_FAILED: <Trans>It was decided meanwhile. Please close this and look at it again.</Trans>,
}
