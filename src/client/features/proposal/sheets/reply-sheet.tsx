import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Answer, Question } from '../../../../contract/candidate/proposal-reply.ts'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { RadioRows } from '../../../ui/field/choice-rows.tsx'
import { FormSheet } from '../../../ui/sheet/sheet.tsx'
import { replyText } from '../reply-texts.ts'
import { dayError, dayLimits } from '../when.ts'
import type { WhenError } from '../../../entities/time-offer/time-offer.ts'
import { DateField } from '../../../ui/field/date-field.tsx'

interface ReplySheetProps<Code extends Question | Answer> {
  title: ReactNode
  /** Who reads the reply, and how. */
  intro: ReactNode
  /** Accessible name of the choice. */
  label: string
  codes: readonly Code[]
  /** The reply that names a day, and whether it may be left out. */
  day: { code: Code; label: ReactNode; isOptional: boolean }
  action: ReactNode
  error: Error | null
  onReply: (reply: { code: Code; date: string | null }) => void
  onClose: () => void
}

/** Chooses one of the fixed replies to a job offer. */
export function ReplySheet<Code extends Question | Answer>(props: ReplySheetProps<Code>) {
  const { title, intro, label, codes, day, action, error, onReply, onClose } = props
  const { i18n } = useLingui()
  const format = useFormat()
  const [code, setCode] = useState<Code | null>(null)
  const [date, setDate] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const hasDay = code === day.code
  const wrong = hasDay && !(day.isOptional && date === '') ? dayError(date) : undefined
  const submit = () => {
    setIsChecked(true)
    if (code !== null && !wrong) onReply({ code, date: hasDay && date !== '' ? date : null })
  }
  return (
    <FormSheet title={title} action={action} disabled={code === null} onSubmit={submit} onClose={onClose}>
      <p>{intro}</p>
      <RadioRows
        label={label}
        name="reply"
        value={code}
        onPick={setCode}
        rows={codes.map((value) => ({
          value,
          content: i18n._(replyText({ code: value, times: [], date: null }, format)),
        }))}
      />
      {hasDay && (
        <DayField label={day.label} value={date} error={isChecked ? wrong : undefined} onDay={setDate} />
      )}
      <SaveError error={error} />
    </FormSheet>
  )
}

interface DayFieldProps {
  label: ReactNode
  value: string
  error: WhenError | undefined
  onDay: (day: string) => void
}

export function DayField({ label, value, error, onDay }: DayFieldProps) {
  const textOf = useDayText()
  return <DateField label={label} {...dayLimits()} value={value} error={textOf(error)} onDay={onDay} />
}

function useDayText() {
  const { t } = useLingui()
  return (error: WhenError | undefined): string | undefined =>
    error === 'REQUIRED'
      ? t`Please choose a day.`
      : error === 'TOO_SMALL'
        ? t`Please choose a day from tomorrow on.`
        : error && t`Please choose a day within a year.`
}
