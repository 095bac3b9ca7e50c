import { Trans, useLingui } from '@lingui/react/macro'
import { BETWEEN_FACTS } from '../../../../contract/base/between-facts.ts'
import { settleSuspicion, type SuspiciousPosting } from '../../../../contract/operator/signal.ts'
import { fraudWording } from '../../../../contract/safety/fraud-wording.ts'
import type { PostingSignal } from '../../../../contract/safety/posting-signals.ts'
import { TranslatedText } from '../../../entities/translation/translated-text.tsx'
import { writtenLanguage } from '../../../entities/translation/written-language.ts'
import { phoneNumber } from '../../../i18n/format.ts'
import { Won } from '../../../i18n/won.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { CommandAlert } from '../desk/command-alert.tsx'
import { CommandButton } from '../desk/command-button.tsx'
import formClasses from '../desk/desk-form.module.css'
import { Fact } from '../desk/fact/fact.tsx'
import { useCommand } from '../desk/use-command.ts'
import { announceDecision } from '../cases/last-decision.ts'
import { signalNames } from './signal-texts.ts'
import classes from '../cases/verification-screen.module.css'

interface SignalSheetProps {
  posting: SuspiciousPosting
  onClose: () => void
}

/** What a suspicious posting says, and the decision. */
export function SignalSheet({ posting, onClose }: SignalSheetProps) {
  const { i18n } = useLingui()
  return (
    <Sheet open fit title={<Trans>Is this posting a fraud?</Trans>} onClose={onClose}>
      <div className={formClasses.sheet}>
        <b lang="ko">{posting.title}</b>
        <div>
          <TranslatedText
            text={posting.details}
            source={writtenLanguage(posting.details, undefined)}
            show={dimmed}
          />
        </div>
        <dl className={classes.facts}>
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
        </dl>
        {posting.status === 'OPEN' && <Decision posting={posting} onClose={onClose} />}
      </div>
    </Sheet>
  )
}

const dimmed = (text: string, lang: string) => (
  <p lang={lang} className={`${formClasses.dim} ${formClasses.lines}`}>
    {text}
  </p>
)

/** What in the posting, or beside it, is the sign. */
function Evidence({ posting, signal }: { posting: SuspiciousPosting; signal: PostingSignal }) {
  const { title, details, sharedWith = [], usualHourly } = posting
  if (signal === 'SHARED_CONTACT')
    return sharedWith.map((other) => (
      <span key={`${other.companyName} ${other.title}`} lang="ko" className={formClasses.minor}>
        <bdi>{other.companyName}</bdi>
        {BETWEEN_FACTS}
        <bdi>{other.title}</bdi>
      </span>
    ))
  if (signal === 'PAY_FAR_ABOVE')
    return usualHourly == null ? null : (
      <span className={formClasses.minor}>
        <Trans>
          Median of the district: <Won amount={usualHourly} />
        </Trans>
      </span>
    )
  const words = fraudWording(title, signal) ?? fraudWording(details, signal)
  return words === null ? null : (
    <q lang="ko" className={formClasses.minor}>
      {words}
    </q>
  )
}

function Decision({ posting: { id, title: name, foundDate: seen }, onClose }: SignalSheetProps) {
  const settle = useCommand(settleSuspicion)
  const send = async (outcome: 'CLOSED' | 'DISMISSED') => {
    if (settle.isPending) return
    const { data } = await settle.mutateAsync({ params: { id }, body: { outcome, seen } })
    const what = outcome === 'CLOSED' ? 'CLOSED' : 'HARMLESS'
    announceDecision({ what, name, desk: 'signals', id, undo: data.undo })
    onClose()
  }
  const sendQuietly = (outcome: 'CLOSED' | 'DISMISSED') => void send(outcome).catch(() => null)
  return (
    <>
      {settle.error && <CommandAlert error={settle.error} words={refusals} />}
      <CommandButton full isBusy={settle.isPending} onClick={() => sendQuietly('CLOSED')}>
        <Trans>Close the posting</Trans>
      </CommandButton>
      <CommandButton
        full
        variant="outline"
        isBusy={settle.isPending}
        onClick={() => sendQuietly('DISMISSED')}
      >
        <Trans>It is harmless</Trans>
      </CommandButton>
      <p className={formClasses.minor}>
        <Trans>Readers are warned of its wording until you find it harmless.</Trans>
      </p>
    </>
  )
}

const refusals = {
  PRECONDITION_FAILED: (
    <Trans>It was edited or decided meanwhile. Please close this and look at it again.</Trans>
  ),
  JOB_STATE: <Trans>It was never public, so there is nothing to close.</Trans>,
}
