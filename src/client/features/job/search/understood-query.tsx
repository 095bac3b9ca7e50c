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

/** What the typed text is understood as, each part removable; the text itself until that is known. */
export function UnderstoodQuery({ search, query, go }: UnderstoodQueryProps) {
  const langCode = useLanguage()
  const result = useQuery(queryFor(readJobQuery, { query: { query, langCode } }, { shared: true }))
  const { parts, rest } = result.data?.data ?? { parts: [], rest: query }
  const chips = parts.map(({ kind, name, without }) => ({ key: `${kind}:${name}`, name, without }))
  const others = rest === '' ? [] : [{ key: 'text', name: rest, without: withoutText(query, rest) }]
  return [...chips, ...others].map(({ key, name, without }) => (
    <RemovableChip key={key} onRemove={() => go(narrowed(search, { query: without || undefined }))}>
      {name}
    </RemovableChip>
  ))
}

/** The query without the words that are looked for as text. */
function withoutText(query: string, rest: string): string {
  const words = new Set(rest.split(/\s+/u))
  return query
    .split(/\s+/u)
    .filter((word) => !words.has(word))
    .join(' ')
}
