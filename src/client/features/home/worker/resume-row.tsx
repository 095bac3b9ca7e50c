import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ApiProblem } from '../../../api/problem.ts'
import { completenessFieldNames } from '../../../entities/resume/completeness-names.ts'
import { missingFrom } from '../../../entities/resume/completeness.ts'
import { myResume } from '../../../entities/resume/my-resume-query.ts'
import { valuesOf } from '../../../entities/resume/resume-values.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import { DocumentIcon } from '../../../ui/icon/icons.tsx'
import classes from './resume-row.module.css'

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
  title: React.ReactNode
  action: React.ReactNode
  to: '/writeResume' | '/mypage/modifyResume'
  children: React.ReactNode
}

function Row({ title, action, to, children }: RowProps) {
  return (
    <div className={classes.row}>
      <DocumentIcon />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <p className={classes.note}>{children}</p>
      </div>
      <LinkButton to={to} variant="light" size="sm">
        {action}
      </LinkButton>
    </div>
  )
}
