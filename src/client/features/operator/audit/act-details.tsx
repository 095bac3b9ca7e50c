import { Plural, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ActRow } from '../../../../contract/operator/operator.ts'
import { useFormat } from '../../../i18n/format.ts'
import classes from './act-details.module.css'
import { detailNames, detailValues } from './detail-texts.ts'
import { useMoment } from '../desk/use-moment.ts'

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** What an act's record says, in words. */
export function ActDetails({ details }: Pick<ActRow, 'details'>) {
  const { i18n } = useLingui()
  const wordsOf = useWords()
  const isNamed = details['jobId'] !== undefined
  const entries = Object.entries(details).filter(
    ([name, value]) => isSomething(value) && !(isNamed && name === 'title'),
  )
  if (entries.length === 0) return '–'
  return (
    <ul className={classes.details}>
      {entries.map(([name, value]) => (
        <li key={name}>
          <span className={classes.name}>{detailNames[name] ? i18n._(detailNames[name]) : name}</span>{' '}
          {name === 'jobId' ? (
            <PostingLink id={String(value)} title={details['title']} />
          ) : (
            wordsOf(name, value)
          )}
        </li>
      ))}
    </ul>
  )
}

/** A posting is called by the title it had then. */
function PostingLink({ id, title }: { id: string; title: unknown }) {
  return (
    <Link to="/recruitment/detail/$id" params={{ id }} lang="ko">
      {typeof title === 'string' ? title : id}
    </Link>
  )
}

const isSomething = (value: unknown): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

function useWords() {
  const { i18n, t } = useLingui()
  const format = useFormat()
  const momentOf = useMoment()
  const nameOf = (detail: string, value: string): string => {
    const text = detailValues[detail]?.[value]
    if (text) return i18n._(text)
    return INSTANT.test(value) ? momentOf(value) : value
  }
  return (detail: string, value: unknown): ReactNode => {
    if (typeof value === 'boolean') return value ? t`Yes` : t`No`
    if (typeof value === 'number') return format.number(value)
    if (typeof value === 'string') return nameOf(detail, value)
    if (!Array.isArray(value)) return JSON.stringify(value)
    if (detail === 'ids') return <Plural value={value.length} one="# entry" other="# entries" />
    return value.map((each) => nameOf(detail, String(each))).join(', ')
  }
}
