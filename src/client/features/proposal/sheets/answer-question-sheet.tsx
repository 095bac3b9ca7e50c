import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  type Answer,
  ANSWERS_TO,
  type Question,
  type Reply,
} from '../../../../contract/candidate/proposal-reply.ts'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { RadioRows } from '../../../ui/field/radio-rows.tsx'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import { DayField } from '../day-field.tsx'
import { replyText } from '../reply-texts.ts'
import classes from './reply-sheet.module.css'
import { dayError } from '../when.ts'

interface AnswerQuestionSheetProps {
  question: Reply & { code: Question }
  error: Error | null
  onAnswer: (answer: { code: Answer; date: string | null }) => void
  onClose: () => void
}

/** Chooses an answer that fits a candidate's question. */
export function AnswerQuestionSheet({ question, error, onAnswer, onClose }: AnswerQuestionSheetProps) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const [code, setCode] = useState<Answer | null>(null)
  const [date, setDate] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const wrong = code === 'START_ON' ? dayError(date) : undefined
  const submit = () => {
    setIsChecked(true)
    if (code !== null && !wrong) onAnswer({ code, date: code === 'START_ON' ? date : null })
  }
  return (
    <Sheet open fit onClose={onClose} title={i18n._(replyText(question, format))}>
      <div className={classes.sheet}>
        <p>
          <Trans>The candidate reads your answer in their language.</Trans>
        </p>
        <RadioRows
          label={t`Answer`}
          name="answer"
          ringed
          value={code}
          onPick={setCode}
          rows={ANSWERS_TO[question.code].map((value) => ({
            value,
            content: i18n._(replyText({ code: value, times: [], date: null }, format)),
          }))}
        />
        {code === 'START_ON' && (
          <DayField
            label={<Trans>First day</Trans>}
            value={date}
            error={isChecked ? wrong : undefined}
            onDay={setDate}
          />
        )}
        <SaveError error={error} />
        <div className={classes.actions}>
          <Button full disabled={code === null} onClick={submit}>
            <Trans>Send the answer</Trans>
          </Button>
          <Button full variant="subtle" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
