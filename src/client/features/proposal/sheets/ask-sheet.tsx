import { Trans, useLingui } from '@lingui/react/macro'
import { type Question, QUESTIONS } from '../../../../contract/candidate/proposal-reply.ts'
import { ReplySheet } from './reply-sheet.tsx'

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
