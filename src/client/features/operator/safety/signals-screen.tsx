import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { lazy, useState } from 'react'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import {
  settleSuspicion,
  SIGNAL_STATUSES,
  type SuspiciousPosting,
} from '../../../../contract/operator/signal.ts'
import type { PostingSignal } from '../../../../contract/safety/fraud-signals.ts'
import { TranslatedText } from '../../../entities/translation/translated-text.tsx'
import { writtenLanguage } from '../../../entities/translation/written-language.ts'
import { phoneNumber, useFormat } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import type { Column } from '../../../ui/card/data-table.tsx'
import { Optional } from '../../../ui/field/optional.tsx'
import { type CaseFact, CaseFacts, CaseSheet } from '../cases/kit/case-sheet.tsx'
import { DecisionForm } from '../cases/kit/decision-form.tsx'
import { useDecision } from '../cases/kit/use-decision.ts'
import { ConfirmSheet } from '../desk/confirm-sheet.tsx'
import { DecisionSubject } from '../desk/decision-subject.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'
import { secondLine } from '../desk/desk-surfaces.ts'
import { at } from '../desk/desks.ts'
import { DecisionEffects } from '../desk/decision-effects.tsx'
import { SheetQueue } from '../desk/sheet-queue.tsx'
import { suspiciousPage } from '../queries.ts'
import { signalNames, signalStates } from './signal-texts.ts'

/** The lexicons behind it are large. */
const SuspiciousWords = lazy(async () => ({
  default: (await import('./suspicious-words.tsx')).SuspiciousWords,
}))

/** Postings that look like a known fraud. */
export function SignalsScreen({ search }: { search: DeskSearch }) {
  const { t } = useLingui()
  return (
    <SheetQueue
      desk="signals"
      search={search}
      caption={t`Postings that look like a known fraud`}
      statuses={SIGNAL_STATUSES}
      statusNames={signalStates}
      pageOf={suspiciousPage}
      columns={useColumns()}
      nameOf={({ title }) => title}
      renderSheet={(posting, onClose) => <SignalSheet posting={posting} onClose={onClose} />}
    />
  )
}

function useColumns(): readonly Column<SuspiciousPosting>[] {
  const { i18n } = useLingui()
  const format = useFormat()
  return [
    {
      name: 'title',
      part: 'title',
      head: <Trans>Title</Trans>,
      cell: ({ title }) => <bdi lang="ko">{title}</bdi>,
    },
    {
      name: 'company',
      head: <Trans>Company</Trans>,
      cell: ({ companyName, memberId }) =>
        memberId === null ? (
          <bdi lang="ko">{companyName}</bdi>
        ) : (
          <Link {...at('members', memberId)} lang="ko">
            <bdi>{companyName}</bdi>
          </Link>
        ),
    },
    {
      name: 'signals',
      head: <Trans>Signs</Trans>,
      cell: ({ signals }) => signals.map((signal) => i18n._(signalNames[signal])).join(', '),
    },
    {
      name: 'found',
      head: <Trans>Found</Trans>,
      cell: ({ foundDate }) => format.moment(foundDate),
    },
  ]
}

interface SignalSheetProps {
  posting: SuspiciousPosting
  onClose: () => void
}

function useSettling({ posting, onClose }: SignalSheetProps, outcome: 'CLOSED' | 'DISMISSED') {
  const { id, title: name, foundDate: seen } = posting
  const { decide, ...state } = useDecision(settleSuspicion, { desk: 'signals', id, name })
  const announced = outcome === 'CLOSED' ? 'CLOSED' : 'HARMLESS'
  const settle = () => decide(announced, { params: { id }, body: { outcome, seen } }).then(onClose)
  return { settle, ...state }
}

/** What a suspicious posting says, and the decision. */
function SignalSheet(props: SignalSheetProps) {
  const { posting, onClose } = props
  const [isClosing, setClosing] = useState(false)
  const { settle, ...state } = useSettling(props, 'DISMISSED')
  const facts = useFacts(posting)
  if (isClosing) return <CloseSheet {...props} />
  return (
    <CaseSheet
      title={<Trans>Is this posting a fraud?</Trans>}
      about={<Quotation posting={posting} />}
      facts={facts}
      onClose={onClose}
    >
      {posting.status === 'OPEN' && (
        <DecisionForm
          {...state}
          effects={
            <>
              <Trans>Readers are warned of its wording until you find it harmless.</Trans>{' '}
              <Trans>Nobody is told that you find it harmless.</Trans>
            </>
          }
          refusals={refusals}
          choices={[
            { label: <Trans>Close the posting</Trans>, onAsk: () => setClosing(true) },
            { label: <Trans>It is harmless</Trans>, onDecide: settle },
          ]}
        />
      )}
    </CaseSheet>
  )
}

const Quotation = ({ posting: { title, details } }: Pick<SignalSheetProps, 'posting'>) => (
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

function useFacts(posting: SuspiciousPosting): readonly CaseFact[] {
  const { i18n, t } = useLingui()
  return [
    {
      name: t`Signs`,
      value: posting.signals.map((signal) => (
        <p key={signal}>
          {i18n._(signalNames[signal])}
          <Evidence posting={posting} signal={signal} />
        </p>
      )),
    },
    { name: t`Contact`, value: phoneNumber(posting.contact) },
    { name: t`Hourly pay`, value: <Won amount={posting.hourlyEquivalent} /> },
  ]
}

/** What in the posting, or beside it, is the sign. */
function Evidence({ posting, signal }: { posting: SuspiciousPosting; signal: PostingSignal }) {
  const { title, details, sharedWith = [], usualHourly } = posting
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
  return (
    <Optional>
      <SuspiciousWords texts={[title, details]} signal={signal} />
    </Optional>
  )
}

function CloseSheet(props: SignalSheetProps) {
  const { posting, onClose } = props
  const { t } = useLingui()
  const { settle, ...state } = useSettling(props, 'CLOSED')
  return (
    <ConfirmSheet
      {...state}
      title={<Trans>Close this posting?</Trans>}
      action={<Trans>Close the posting</Trans>}
      refusals={refusals}
      onConfirm={() => void settle().catch(() => null)}
      onClose={onClose}
    >
      <DecisionSubject name={posting.title} company={posting.companyName} />
      <CaseFacts
        facts={[
          {
            name: t`Message to the company`,
            value: (
              <Trans>
                We closed your posting because it looks like fraud. If that is wrong, write to us.
              </Trans>
            ),
          },
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
