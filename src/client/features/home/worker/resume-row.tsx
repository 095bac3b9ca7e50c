import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiProblem } from '../../../api/problem.ts'
import { completenessFieldNames } from '../../../entities/resume/completeness-names.ts'
import { missingFrom } from '../../../entities/resume/completeness.ts'
import { myResume } from '../../../entities/resume/my-resume-query.ts'
import { valuesOf } from '../../../entities/resume/resume-values.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import { DocumentIcon } from '../../../ui/icon/icons.tsx'
import { HomeRow } from './home-row.tsx'

/** Leads to the resume while there is none or while something of it is missing. */
export function ResumeRow() {
  const { i18n } = useLingui()
  const { data, error } = useQuery(myResume())
  if (error instanceof ApiProblem && error.status === 404)
    return (
      <Row title={<Trans>Write your resume</Trans>} action={<Trans>Start</Trans>} to="/writeResume">
        <Trans>Takes three minutes, even without internet</Trans>
      </Row>
    )
  if (!data) return null
  const { required, better } = missingFrom(valuesOf(data.data))
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
        <LinkButton to={to} variant="light" size="sm">
          {action}
        </LinkButton>
      }
    />
  )
}
