import { caseSection } from './kit/case-section.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { TranslatedText } from '../../../entities/translation/translated-text.tsx'
import { writtenLanguage } from '../../../entities/translation/written-language.ts'
import { useContractForm } from '../../../forms/use-contract-form.ts'
import type { UsedDraft } from '../../../offline/drafts/use-draft.ts'
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
import { Drafted } from '../content/drafted.tsx'
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
  fact(<Trans>Note for the worker</Trans>, row.note || null, 'ko'),
]

const isText = (stored: unknown): stored is string => typeof stored === 'string'

/** The note is kept as a draft. */
const SettleForm = (props: CaseProps<LatePayRow>) => (
  <Drafted name={`operator-late-pay:${props.row.id}`} initial="" accepts={isText}>
    {(draft) => <DraftedForm {...props} draft={draft} />}
  </Drafted>
)

const announced: Record<LatePayOutcome, (name: string) => MessageDescriptor> = {
  PAID: (name) => msg`Decided: the company has paid (${name}).`,
  COVERED: (name) => msg`Decided: the guarantee pays (${name}).`,
  NOT_PROVEN: (name) => msg`Decided: it could not be confirmed (${name}).`,
  REFERRED: (name) => msg`Decided: the labor office decides (${name}).`,
}

function DraftedForm({ row, decided, draft, onClose }: CaseProps<LatePayRow> & { draft: UsedDraft<string> }) {
  const { i18n, t } = useLingui()
  const { id, companyName: name } = row
  const command = useDecision(settleLatePay, { ...decided, name }, { onDecided: onClose })
  const initial: { outcome: LatePayOutcome | null; note: string } = { outcome: null, note: draft.value }
  const form = useContractForm(undefined, initial, { mode: 'controlled' })
  const { outcome, note } = form.getValues()
  const settle = async () => {
    if (outcome === null) return
    await command.decide(announced[outcome](name), { params: { id }, body: { outcome, note } })
    await draft.clear()
  }
  return (
    <DecisionForm
      command={command}
      effects={
        <Trans>The worker and the company are told what you decide, and the worker reads your note.</Trans>
      }
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
        defaultValue={draft.value}
        limit={LATE_PAY_LENGTH}
        multiline
        onText={(text) => {
          form.setFieldValue('note', text)
          draft.save(text)
        }}
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
