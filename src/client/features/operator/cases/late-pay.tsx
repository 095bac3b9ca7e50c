import { caseSection } from './kit/case-section.ts'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { TranslatedText } from '../../../entities/translation/translated-text.tsx'
import { writtenLanguage } from '../../../entities/translation/written-language.ts'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import { RadioRows } from '../../../ui/field/choice-rows.tsx'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import {
  LATE_PAY_LENGTH,
  LATE_PAY_OUTCOMES,
  type LatePayOutcome,
} from '../../../../contract/candidate/late-pay.ts'
import { type LatePayRow, listLatePayCases, settleLatePay } from '../../../../contract/case/guarantee.ts'
import { guaranteeKinds, latePayOutcomes, latePayStates } from './case-texts.ts'
import { caseList } from './kit/case-list.tsx'
import { type CaseProps, DecisionForm, fact, useDecision } from './kit/case-sheet.tsx'
import { column, CompanyLink, Label, MemberLink, Moment } from '../desk/cells.tsx'
import { DecisionSubject } from '../desk/command.tsx'

const factsOf = ({ guarantee, outcome, ...row }: LatePayRow) => [
  fact(
    <Trans>Worker</Trans>,
    <MemberLink id={row.workerId}>
      <bdi>{row.workerName}</bdi>
    </MemberLink>,
  ),
  fact(<Trans>Company</Trans>, <CompanyLink name={row.companyName} memberId={row.companyMemberId} />),
  fact(<Trans>Due on</Trans>, <Moment isDay at={row.dueOn} />),
  fact(
    <Trans>What stands behind it</Trans>,
    guarantee ? (
      <>
        <Label of={guaranteeKinds[guarantee.kind]} /> – <Moment isDay at={guarantee.until} />
      </>
    ) : (
      <Trans>Not granted any more</Trans>
    ),
  ),
  outcome !== null && fact(<Trans>Decision</Trans>, <Label of={latePayOutcomes[outcome]} />),
]

function SettleForm({ row, decided, onClose }: CaseProps<LatePayRow>) {
  const { i18n, t } = useLingui()
  const { id, companyName: name } = row
  const command = useDecision(settleLatePay, { ...decided, name }, { onDecided: onClose })
  const initial: { outcome: LatePayOutcome | null; note: string } = { outcome: null, note: '' }
  const form = useContractForm(undefined, initial, { mode: 'controlled' })
  const { outcome, note } = form.getValues()
  const settle = async () => {
    if (outcome === null) return
    await command.decide(msg`Late pay decided: ${name}.`, { params: { id }, body: { outcome, note } })
  }
  return (
    <DecisionForm
      command={command}
      choices={[{ label: <Trans>Decide</Trans>, isDisabled: outcome === null, onDecide: settle }]}
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

export const section = caseSection('latepay', {
  name: msg`Late pay`,
  acts: {
    'latePay.settle': msg`Decided about late pay`,
    'latePay.undo': msg`Undid a decision about late pay`,
  },
  List: caseList<LatePayRow>({
    desk: 'latepay',
    caption: msg`Workers who say that guaranteed pay was late`,
    states: latePayStates,
    list: listLatePayCases,
    columns: [
      column.title('company', <Trans>Company</Trans>, ({ companyName }) => (
        <bdi lang="ko">{companyName}</bdi>
      )),
      column.korean('jobTitle', <Trans>Title</Trans>),
      column.day('dueOn', <Trans>Due on</Trans>),
      column.moment('openedDate', <Trans>Told on</Trans>),
    ],
    nameOf: ({ companyName, jobTitle }) => `${companyName}, ${jobTitle}`,
    title: <Trans>Late pay</Trans>,
    about: (row) => (
      <>
        <DecisionSubject name={row.jobTitle} company={row.companyName} />
        <div>
          <TranslatedText text={row.details} source={writtenLanguage(row.details, undefined)} />
        </div>
      </>
    ),
    factsOf,
    Decision: (props) => props.row.status === 'OPEN' && <SettleForm {...props} />,
  }),
})
