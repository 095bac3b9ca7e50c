import { useLingui } from '@lingui/react/macro'
import { RemovableChip } from '../../../ui/choice/chip.tsx'
import { type GoToSearch, type JobSearch, narrowed } from './job-search.ts'
import { useQueryParts, withoutWords } from './use-query-parts.ts'

/**
 * What the typed text is understood as, each part removable, and what is not looked for; the text itself until that is
 * known.
 */
export function UnderstoodQuery({ search, query, go }: { search: JobSearch; query: string; go: GoToSearch }) {
  const { t } = useLingui()
  const { parts, rest, unread = '' } = useQueryParts(query) ?? { parts: [], rest: query }
  const chips = parts.map(({ kind, name, without }) => ({ key: `${kind}:${name}`, name, without }))
  const others = rest === '' ? [] : [{ key: 'text', name: rest, without: withoutWords(query, rest) }]
  // Postings are written in Korean.
  const leftOut =
    unread === ''
      ? []
      : [{ key: 'unread', name: t`Left out: ${unread}`, without: withoutWords(query, unread) }]
  return [...chips, ...others, ...leftOut].map(({ key, name, without }) => (
    <RemovableChip key={key} onRemove={() => go(narrowed(search, { query: without || undefined }))}>
      {name}
    </RemovableChip>
  ))
}
