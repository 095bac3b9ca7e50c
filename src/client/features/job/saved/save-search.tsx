import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { v7 } from 'uuid'
import type { SearchTerms } from '../../../../contract/job/saved-search.ts'
import { createSignal } from '../../../browser/signal.ts'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { sendSearch } from '../../../entities/saved-search/commands.ts'
import { useAct } from '../../../forms/use-act.ts'
import { send } from '../../../offline/outbox/sending.ts'
import { type JobSearch, tierOf } from '../search/job-search.ts'

const LONGEST_NAME = 60

/** The search that was saved last: an empty list offers to save it at two places. */
const savedHere = createSignal<string | null>(null)

interface SaveSearchProps {
  search: JobSearch
  name: string
  /** Another text of the button. */
  children?: ReactNode
}

/** Keeps the search, with notifications of new jobs; it is changed on the page of notification settings. */
export function SaveSearch({ search, name, children }: SaveSearchProps) {
  const saved = useSyncExternalStore(savedHere.subscribe, savedHere.get, savedHere.get)
  useEffect(() => () => savedHere.set(null), [])
  const { start, error } = useAct()
  const terms = termsOf(search)
  const key = JSON.stringify(terms)
  const save = () => {
    const body = { name: name.slice(0, LONGEST_NAME).trim(), terms, alertOn: true }
    void start(async () => {
      await send(sendSearch, { params: { id: v7() }, body, title: { title: body.name } })
      savedHere.set(key)
    })
  }
  const ofAll = search.mayTake === 'true' && (
    <Text size="sm" c="dimmed" flex="1 0 100%">
      <Trans>You will be told of all new jobs of this search, not only of those you may take.</Trans>
    </Text>
  )
  if (saved === key)
    return (
      <>
        <Link to="/mypage/alarm" hash="searches">
          <Trans>Saved. We tell you of new jobs.</Trans>
        </Link>
        {ofAll}
      </>
    )
  return (
    <>
      <Button size="sm" variant="light" onClick={save}>
        {children ?? <Trans>Save this search</Trans>}
      </Button>
      {ofAll}
      <SaveError error={error} />
    </>
  )
}

function termsOf(search: JobSearch): SearchTerms {
  const { tier, mayTake: _, sort: __, near: ___, page: ____, open: _____, ...terms } = search
  const productType = tierOf(tier)
  return { ...terms, ...(productType ? { productType } : {}) }
}
