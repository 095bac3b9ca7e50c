import { caseSection } from './kit/case-section.ts'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { TranslatedText } from '../../../entities/translation/translated-text.tsx'
import { writtenLanguage } from '../../../entities/translation/written-language.ts'
import { phoneNumber } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import { optionalPart } from '../../../ui/field/optional.tsx'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import {
  listSuspiciousPostings,
  settleSuspicion,
  type SuspiciousPosting,
} from '../../../../contract/case/signal.ts'
import type { PostingSignal } from '../../../../contract/safety/fraud-signals.ts'
import { signalNames, signalStates } from './case-texts.ts'
import { caseList, type DecisionProps } from './kit/case-list.tsx'
import { CaseFacts, type CaseProps, DecisionForm, fact, useDecision } from './kit/case-sheet.tsx'
import { column, CompanyLink, Label, Labels, secondLine } from '../desk/cells.tsx'
import { ConfirmSheet, DecisionEffects, DecisionSubject } from '../desk/command.tsx'

/** The lexicons behind it are large. */
const SuspiciousWords = optionalPart(() => import('./parts/suspicious-words.tsx'), 'SuspiciousWords')

type SignalProps = CaseProps<SuspiciousPosting>

function useSettling({ row, decided }: SignalProps, outcome: 'CLOSED' | 'DISMISSED') {
  const { id, foundDate: seen } = row
  const { name } = decided
  const command = useDecision(settleSuspicion, decided)
  const text = outcome === 'CLOSED' ? msg`Posting closed: ${name}.` : msg`Harmless: ${name}.`
  return { command, settle: () => command.decide(text, { params: { id }, body: { outcome, seen } }) }
}

function SignalDecision(props: DecisionProps<SuspiciousPosting>) {
  const { row, onAsk, onClose } = props
  const { settle, command } = useSettling(props, 'DISMISSED')
  if (row.status !== 'OPEN') return null
  return (
    <DecisionForm
      command={command}
      effects={
        <>
          {row.signals.some(isWording) && (
            <Trans>Readers are warned of its wording until you find it harmless.</Trans>
          )}{' '}
          <Trans>Nobody is told that you find it harmless.</Trans>
        </>
      }
      refusals={refusals}
      choices={[
        { label: <Trans>Close the posting</Trans>, onAsk: () => onAsk(CloseSheet) },
        { label: <Trans>It is harmless</Trans>, onDecide: () => settle().then(onClose) },
      ]}
    />
  )
}

const isWording = (signal: PostingSignal) => signal !== 'SHARED_CONTACT' && signal !== 'PAY_FAR_ABOVE'

const Quotation = ({ row: { title, details } }: Pick<SignalProps, 'row'>) => (
  <>
    <b lang="ko">{title}</b>
    <div>
      <TranslatedText text={details} source={writtenLanguage(details, undefined)} show={dimmed} />
    </div>
  </>
)

const dimmed = (text: string, lang: string) => (
  <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-line' }} lang={lang}>
    {text}
  </Text>
)

const factsOf = (row: SuspiciousPosting) => [
  fact(
    <Trans>Signs</Trans>,
    row.signals.map((signal) => (
      <p key={signal}>
        <Label of={signalNames[signal]} />
        <Evidence row={row} signal={signal} />
      </p>
    )),
  ),
  fact(<Trans>Company</Trans>, <CompanyLink name={row.companyName} memberId={row.memberId} />),
  fact(<Trans>Contact</Trans>, phoneNumber(row.contact)),
  fact(<Trans>Hourly pay</Trans>, <Won amount={row.hourlyEquivalent} />),
]

/** What in the posting, or beside it, is the sign. */
function Evidence({ row, signal }: Pick<SignalProps, 'row'> & { signal: PostingSignal }) {
  const { title, details, sharedWith = [], usualHourly } = row
  if (signal === 'SHARED_CONTACT')
    return sharedWith.map((other) => (
      <Text {...secondLine} key={`${other.companyName} ${other.title}`} lang="ko">
        <bdi>{other.companyName}</bdi>
        {BETWEEN_FACTS}
        <bdi>{other.title}</bdi>
      </Text>
    ))
  if (signal === 'PAY_FAR_ABOVE')
    return usualHourly == null ? null : (
      <Text {...secondLine}>
        <Trans>
          Median of the district: <Won amount={usualHourly} />
        </Trans>
      </Text>
    )
  return <SuspiciousWords texts={[title, details]} signal={signal} />
}

function CloseSheet(props: SignalProps) {
  const { row, onClose } = props
  const { settle, command } = useSettling(props, 'CLOSED')
  return (
    <ConfirmSheet
      command={command}
      title={<Trans>Close this posting?</Trans>}
      action={<Trans>Close the posting</Trans>}
      refusals={refusals}
      onConfirm={settle}
      onClose={onClose}
    >
      <DecisionSubject name={row.title} company={row.companyName} />
      <CaseFacts
        facts={[
          fact(
            <Trans>Message to the company</Trans>,
            <Trans>We closed your posting because it looks like fraud. If that is wrong, write to us.</Trans>,
          ),
        ]}
      />
      <DecisionEffects>
        <Trans>
          The company cannot reopen a posting that you close here. The company and all applicants are
          notified.
        </Trans>
      </DecisionEffects>
    </ConfirmSheet>
  )
}

const refusals = {
  PRECONDITION_FAILED: (
    <Trans>It was edited or decided meanwhile. Please close this and look at it again.</Trans>
  ),
  JOB_STATE: <Trans>It was never public, so there is nothing to close.</Trans>,
}

export const section = caseSection('signals', {
  name: msg`Suspicious postings`,
  acts: {
    'signal.settle': msg`Decided about a suspicious posting`,
    'signal.undo': msg`Undid a decision about a suspicious posting`,
  },
  List: caseList<SuspiciousPosting>({
    desk: 'signals',
    caption: msg`Postings that look like a known fraud`,
    states: signalStates,
    list: listSuspiciousPostings,
    columns: [
      column.title('title', <Trans>Title</Trans>, ({ title }) => <bdi lang="ko">{title}</bdi>),
      column('company', <Trans>Company</Trans>, ({ companyName, memberId }) => (
        <CompanyLink name={companyName} memberId={memberId} />
      )),
      column('signals', <Trans>Signs</Trans>, ({ signals }) => <Labels names={signalNames} of={signals} />),
      column.moment('foundDate', <Trans>Found</Trans>),
    ],
    nameOf: ({ title }) => title,
    title: <Trans>Is this posting a fraud?</Trans>,
    about: (row) => <Quotation row={row} />,
    factsOf,
    Decision: SignalDecision,
  }),
})
