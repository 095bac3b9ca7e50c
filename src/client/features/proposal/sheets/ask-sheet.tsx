import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Question, QUESTIONS } from '../../../../contract/candidate/proposal-reply.ts'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { RadioRows } from '../../../ui/field/radio-rows.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { DayField } from '../day-field.tsx'
import { replyText } from '../reply-texts.ts'
import classes from './reply-sheet.module.css'
import { dayError } from '../when.ts'

interface AskSheetProps {
  /** Codes of questions that were asked before. */
  asked: readonly string[]
  error: Error | null
  onAsk: (question: { code: Question; date: string | null }) => void
  onClose: () => void
}

/** Chooses a question to ask the company. */
export function AskSheet({ asked, error, onAsk, onClose }: AskSheetProps) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const [code, setCode] = useState<Question | null>(null)
  const [date, setDate] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const wrong = code === 'START_LATER' && date !== '' ? dayError(date) : undefined
  const submit = () => {
    setIsChecked(true)
    if (code === null || wrong) return
    onAsk({ code, date: code === 'START_LATER' && date !== '' ? date : null })
  }
  const rows = QUESTIONS.filter((each) => each === 'START_LATER' || !asked.includes(each))
  return (
    <Sheet open fit onClose={onClose} title={<Trans>Ask the company</Trans>}>
      <div className={classes.sheet}>
        <p>
          <Trans>
            The company reads your question in Korean. Asking does not show it your name or number.
          </Trans>
        </p>
        <RadioRows
          label={t`Question`}
          name="question"
          ringed
          value={code}
          onPick={setCode}
          rows={rows.map((value) => ({
            value,
            content: i18n._(replyText({ code: value, times: [], date: null }, format)),
          }))}
        />
        {code === 'START_LATER' && (
          <DayField
            label={<Trans>First day, if you know it</Trans>}
            value={date}
            error={isChecked ? wrong : undefined}
            onDay={setDate}
          />
        )}
        <SaveError error={error} />
        <div className={classes.actions}>
          <Button full disabled={code === null} onClick={submit}>
            <Trans>Send the question</Trans>
          </Button>
          <Button full variant="subtle" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
