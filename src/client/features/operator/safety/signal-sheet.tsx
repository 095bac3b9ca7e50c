import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Flex, Text } from '@mantine/core'
import { lazy, useState } from 'react'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { settleSuspicion, type SuspiciousPosting } from '../../../../contract/operator/signal.ts'
import type { PostingSignal } from '../../../../contract/safety/fraud-signals.ts'
import { TranslatedText } from '../../../entities/translation/translated-text.tsx'
import { writtenLanguage } from '../../../entities/translation/written-language.ts'
import { phoneNumber } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import { Optional } from '../../../ui/field/optional.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { CommandAlert } from '../desk/command-alert.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import { ConfirmSheet } from '../desk/confirm-sheet.tsx'
import { Decided } from '../desk/decided.tsx'
import { Effects } from '../desk/effects.tsx'
import { useCommand } from '../desk/use-command.ts'
import { announceDecision } from '../cases/last-decision.ts'
import { signalNames } from './signal-texts.ts'
import { Fact, Facts } from '../../../ui/card/facts.tsx'
import { sheetBody, secondLine } from '../desk/desk-surfaces.ts'

/** The lexicons behind it are large. */
const SuspiciousWords = lazy(async () => ({
  default: (await import('./suspicious-words.tsx')).SuspiciousWords,
}))

interface SignalSheetProps {
  posting: SuspiciousPosting
  onClose: () => void
}

/** What a suspicious posting says, and the decision. */
export function SignalSheet({ posting, onClose }: SignalSheetProps) {
  const { i18n } = useLingui()
  const [isClosing, setClosing] = useState(false)
  if (isClosing) return <CloseSheet posting={posting} onClose={onClose} />
  return (
    <Sheet open fit title={<Trans>Is this posting a fraud?</Trans>} onClose={onClose}>
      <Flex {...sheetBody}>
        <b lang="ko">{posting.title}</b>
        <div>
          <TranslatedText
            text={posting.details}
            source={writtenLanguage(posting.details, undefined)}
            show={dimmed}
          />
        </div>
        <Facts>
          <Fact name={<Trans>Signs</Trans>}>
            {posting.signals.map((signal) => (
              <p key={signal}>
                {i18n._(signalNames[signal])}
                <Evidence posting={posting} signal={signal} />
              </p>
            ))}
          </Fact>
          <Fact name={<Trans>Contact</Trans>}>{phoneNumber(posting.contact)}</Fact>
          <Fact name={<Trans>Hourly pay</Trans>}>
            <Won amount={posting.hourlyEquivalent} />
          </Fact>
        </Facts>
        {posting.status === 'OPEN' && (
          <Decision posting={posting} onCloseIt={() => setClosing(true)} onClose={onClose} />
        )}
      </Flex>
    </Sheet>
  )
}

const dimmed = (text: string, lang: string) => (
  <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-line' }} lang={lang}>
    {text}
  </Text>
)

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

function useSettling({ posting, onClose }: SignalSheetProps, outcome: 'CLOSED' | 'DISMISSED') {
  const { id, title: name, foundDate: seen } = posting
  const { sendAsync, isPending, error } = useCommand(settleSuspicion)
  const send = async () => {
    if (isPending) return
    const { data } = await sendAsync({ params: { id }, body: { outcome, seen } })
    const what = outcome === 'CLOSED' ? 'CLOSED' : 'HARMLESS'
    announceDecision({ what, name, desk: 'signals', id, undo: data.undo })
    onClose()
  }
  return { isBusy: isPending, error, send: () => void send().catch(() => null) }
}

function Decision({ onCloseIt, ...props }: SignalSheetProps & { onCloseIt: () => void }) {
  const { isBusy, error, send } = useSettling(props, 'DISMISSED')
  return (
    <>
      {error && <CommandAlert error={error} words={refusals} />}
      <Button fullWidth onClick={onCloseIt}>
        <Trans>Close the posting</Trans>
      </Button>
      <CommandButton fullWidth variant="default" isBusy={isBusy} onClick={send}>
        <Trans>It is harmless</Trans>
      </CommandButton>
      <Effects>
        <Trans>Readers are warned of its wording until you find it harmless.</Trans>{' '}
        <Trans>Nobody is told that you find it harmless.</Trans>
      </Effects>
    </>
  )
}

function CloseSheet(props: SignalSheetProps) {
  const { posting, onClose } = props
  const { send, ...state } = useSettling(props, 'CLOSED')
  return (
    <ConfirmSheet
      title={<Trans>Close this posting?</Trans>}
      action={<Trans>Close the posting</Trans>}
      refusals={refusals}
      onConfirm={send}
      onClose={onClose}
      {...state}
    >
      <Decided name={posting.title} company={posting.companyName} />
      <Facts>
        <Fact name={<Trans>Message to the company</Trans>}>
          <Trans>We closed your posting because it looks like fraud. If that is wrong, write to us.</Trans>
        </Fact>
      </Facts>
      <Effects>
        <Trans>
          The company cannot reopen a posting that you close here. The company and all applicants are
          notified.
        </Trans>
      </Effects>
    </ConfirmSheet>
  )
}

const refusals = {
  PRECONDITION_FAILED: (
    <Trans>It was edited or decided meanwhile. Please close this and look at it again.</Trans>
  ),
  JOB_STATE: <Trans>It was never public, so there is nothing to close.</Trans>,
}
