import { Trans, useLingui } from '@lingui/react/macro'
import {
  ANSWERS_TO,
  type Answer,
  QUESTIONS,
  type Question,
  type Reply,
} from '../../../../contract/candidate/proposal-reply.ts'
import { ReplySheet } from './reply-sheet.tsx'
import type { Proposal } from '../../../../contract/candidate/proposal.ts'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { useSend } from '../../../offline/outbox/sending.ts'
import { FormSheet } from '../../../ui/sheet/sheet.tsx'
import { withdraw } from '../commands.ts'
import { useFormat } from '../../../i18n/format.ts'
import { replyText } from '../reply-texts.ts'

interface AskSheetProps {
  /** Codes of questions that were asked before. */
  asked: readonly string[]
  error: Error | null
  onAsk: (question: { code: Question; date: string | null }) => void
  onClose: () => void
}

/** Chooses a question to ask the company. */
export function AskSheet({ asked, error, onAsk, onClose }: AskSheetProps) {
  const { t } = useLingui()
  return (
    <ReplySheet
      title={<Trans>Ask the company</Trans>}
      intro={
        <Trans>The company reads your question in Korean. Asking does not show it your name or number.</Trans>
      }
      label={t`Question`}
      codes={QUESTIONS.filter((each) => each === 'START_LATER' || !asked.includes(each))}
      day={{ code: 'START_LATER', label: <Trans>First day, if you know it</Trans>, isOptional: true }}
      action={<Trans>Send the question</Trans>}
      error={error}
      onReply={onAsk}
      onClose={onClose}
    />
  )
}

/** Asks for confirmation before a job offer is taken back. */
export function WithdrawSheet({ proposal, onClose }: { proposal: Proposal; onClose: () => void }) {
  const { mutate, error } = useSend(withdraw)
  const confirm = () =>
    mutate(
      {
        params: { id: proposal.id },
        title: { title: proposal.title, company: proposal.candidateName },
      },
      { onSuccess: onClose },
    )
  return (
    <FormSheet
      title={<Trans>Withdraw this job offer?</Trans>}
      action={<Trans>Withdraw</Trans>}
      cancel={<Trans>Keep it</Trans>}
      onSubmit={confirm}
      onClose={onClose}
    >
      <p>
        <Trans>The candidate is told and cannot accept it any more.</Trans>
      </p>
      <SaveError error={error} />
    </FormSheet>
  )
}

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
