import { Trans, useLingui } from '@lingui/react/macro'
import {
  type Answer,
  ANSWERS_TO,
  type Question,
  type Reply,
} from '../../../../contract/candidate/proposal-reply.ts'
import { useFormat } from '../../../i18n/format.ts'
import { replyText } from '../reply-texts.ts'
import { ReplySheet } from './reply-sheet.tsx'

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
  return (
    <ReplySheet<Answer>
      title={i18n._(replyText(question, format))}
      intro={<Trans>The candidate reads your answer in their language.</Trans>}
      label={t`Answer`}
      codes={ANSWERS_TO[question.code]}
      day={{ code: 'START_ON', label: <Trans>First day</Trans>, isOptional: false }}
      action={<Trans>Send the answer</Trans>}
      error={error}
      onReply={onAnswer}
      onClose={onClose}
    />
  )
}
