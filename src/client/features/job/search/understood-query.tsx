import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { readJobQuery } from '../../../../contract/job/job-query.ts'
import { queryFor } from '../../../api/query-for.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { RemovableChip } from '../../../ui/choice/chip.tsx'
import { type GoToSearch, type JobSearch, narrowed } from './job-search.ts'

interface UnderstoodQueryProps {
  search: JobSearch
  query: string
  go: GoToSearch
}

/**
 * What the typed text is understood as, each part removable, and what is not looked for; the text itself until that is
 * known.
 */
export function UnderstoodQuery({ search, query, go }: UnderstoodQueryProps) {
  const { t } = useLingui()
  const langCode = useLanguage()
  const result = useQuery(queryFor(readJobQuery, { query: { query, langCode } }, { shared: true }))
  const { parts, rest, unread = '' } = result.data?.data ?? { parts: [], rest: query }
  const chips = parts.map(({ kind, name, without }) => ({ key: `${kind}:${name}`, name, without }))
  const others = rest === '' ? [] : [{ key: 'text', name: rest, without: withoutText(query, rest) }]
  // Postings are written in Korean.
  const leftOut =
    unread === ''
      ? []
      : [{ key: 'unread', name: t`Left out: ${unread}`, without: withoutText(query, unread) }]
  return [...chips, ...others, ...leftOut].map(({ key, name, without }) => (
    <RemovableChip key={key} onRemove={() => go(narrowed(search, { query: without || undefined }))}>
      {name}
    </RemovableChip>
  ))
}

/** The query without some of its words. */
function withoutText(query: string, text: string): string {
  const words = new Set(text.split(/\s+/u))
  return query
    .split(/\s+/u)
    .filter((word) => !words.has(word))
    .join(' ')
}
