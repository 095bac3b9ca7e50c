import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { completenessFieldNames } from '../../../entities/resume/completeness-names.ts'
import { missingFrom } from '../../../entities/resume/completeness.ts'
import {
  isResumeDraftOrNothing,
  RESUME_DRAFT,
  type ResumeDraft,
  type ResumeValues,
} from '../../../entities/resume/resume-values.ts'
import { useSavedResume } from '../../../entities/resume/latest-resume.ts'
import { useDraft } from '../../../offline/drafts/use-draft.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { DocumentIcon } from '../../../ui/icon/icons.tsx'
import { HomeRow } from './home-row.tsx'

/** Leads to the resume while there is none or while something of it is missing. */
export function ResumeRow() {
  const { i18n } = useLingui()
  const values = useLatestValues()
  if (values === undefined) return null
  if (values === null)
    return (
      <Row title={<Trans>Write your resume</Trans>} action={<Trans>Start</Trans>} to="/writeResume">
        <Trans>Takes three minutes, even without internet</Trans>
      </Row>
    )
  const { required, better } = missingFrom(values)
  const [next] = [...required, ...better]
  if (next === undefined) return null
  const field = i18n._(completenessFieldNames[next])
  const count = required.length + better.length
  return (
    <Row
      title={
        <Plural
          value={count}
          one="Your resume is missing # answer"
          other="Your resume is missing # answers"
        />
      }
      action={<Trans comment="Button: go on with a form that was begun">Continue</Trans>}
      to="/mypage/modifyResume"
    >
      <Trans>Next: {field}</Trans>
    </Row>
  )
}

/** As the member last wrote it: typed, saved on this device, or stored; null for none, undefined while unknown. */
function useLatestValues(): ResumeValues | null | undefined {
  const saved = useSavedResume()
  const draft = useDraft<ResumeDraft | null>(RESUME_DRAFT, null, isResumeDraftOrNothing)
  if (!draft.ready) return undefined
  return draft.value ? draft.value.values : saved
}

interface RowProps {
  title: ReactNode
  action: ReactNode
  to: '/writeResume' | '/mypage/modifyResume'
  children: ReactNode
}

function Row({ title, action, to, children }: RowProps) {
  return (
    <HomeRow
      icon={DocumentIcon}
      title={title}
      note={children}
      action={
        <ButtonLink to={to} variant="light" size="sm">
          {action}
        </ButtonLink>
      }
    />
  )
}
