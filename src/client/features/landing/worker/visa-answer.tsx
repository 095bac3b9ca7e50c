import { useLingui } from '@lingui/react'
import type { JobCategory } from '../../../../contract/base/enums.ts'
import { mayTake } from '../../../../contract/work-right/may-take.ts'
import { StaysHere } from '../../../entities/work-right/facts-fields.tsx'
import { RightAnswer } from '../../../entities/work-right/right-answer.tsx'
import { verdictTextsOfAnyone } from '../../../entities/work-right/verdict-texts.ts'

interface VisaAnswerProps {
  code: string
  work: JobCategory | undefined
  weekdayHours: number | undefined
  /** Whether the reader asks for themselves. */
  isOwn: boolean
}

/** The answer for a status, a kind of work and its hours, by the rules that postings are judged by. */
export function VisaAnswer({ code, work, weekdayHours, isOwn }: VisaAnswerProps) {
  const { i18n } = useLingui()
  const right = mayTake({ visaStatus: code }, { jobCategories: work ? [work] : [], weekdayHours })
  return (
    <>
      <RightAnswer
        right={right}
        title={
          <>
            {code}: {i18n._(verdictTextsOfAnyone[right.verdict])}
          </>
        }
      />
      {isOwn && <StaysHere />}
    </>
  )
}
