import { Trans } from '@lingui/react/macro'
import { CaseActions } from '../cases/case-actions.tsx'
import type { DeskSearch } from '../desk/desk-search.ts'

/** The way back from a news item, and the keys of its page. */
export const NewsPageActions = ({ search }: { search: DeskSearch }) => (
  <CaseActions desk="news" search={search} back={<Trans>All news</Trans>} />
)
