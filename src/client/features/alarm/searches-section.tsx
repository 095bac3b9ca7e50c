import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Divider, Group, Stack, Switch, TextInput } from '@mantine/core'
import '@mantine/core/styles/Divider.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { listSavedSearches, type SavedSearch } from '../../../contract/job/saved-search.ts'
import { queryFor } from '../../api/query-for.ts'
import { QueryPlaceholder } from '../../entities/answer/query-placeholder.tsx'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { sendRemoval, sendSearch } from '../../entities/saved-search/commands.ts'
import { useSend } from '../../offline/outbox/sending.ts'
import { Section } from '../../ui/page/page.tsx'

/** The saved searches: opened, renamed, with or without notifications, removed. */
export function SearchesSection() {
  const result = useQuery(queryFor(listSavedSearches, {}))
  const [removed, setRemoved] = useState<readonly string[]>([])
  const { mutate: remove, error } = useSend(sendRemoval)
  const shown = result.data?.data.filter(({ id }) => !removed.includes(id))
  return (
    <Section surface id="searches" title={<Trans>Saved searches</Trans>}>
      {!shown && (
        <QueryPlaceholder result={result} title={<Trans>The list could not be loaded</Trans>} rows={2} />
      )}
      {shown?.length === 0 && (
        <p>
          <Trans>Search for jobs and press “Save this search”. We tell you of new ones.</Trans>
        </p>
      )}
      {shown?.map((search, index) => (
        <Fragment key={search.id}>
          {index > 0 && <Divider />}
          <SearchRow
            search={search}
            onRemove={() => {
              remove({ params: { id: search.id }, title: { title: search.name } })
              setRemoved([...removed, search.id])
            }}
          />
        </Fragment>
      ))}
      <SaveError error={error} />
    </Section>
  )
}

function SearchRow({ search, onRemove }: { search: SavedSearch; onRemove: () => void }) {
  const { t } = useLingui()
  const [name, setName] = useState(search.name)
  const [alertOn, setAlertOn] = useState(search.alertOn)
  const { mutate, error } = useSend(sendSearch)
  const save = (change: { name?: string; alertOn?: boolean }) =>
    mutate({
      params: { id: search.id },
      body: { name: name.trim() || search.name, alertOn, terms: search.terms, ...change },
      title: { title: name },
    })
  const { productType, ...terms } = search.terms
  return (
    <Stack gap="sm" py="md">
      <TextInput
        label={t`Name of the search`}
        value={name}
        maxLength={60}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={() => name.trim() !== '' && name.trim() !== search.name && save({ name: name.trim() })}
      />
      <Switch
        label={<Trans>Notify me of new jobs</Trans>}
        checked={alertOn}
        onChange={(event) => {
          const next = event.currentTarget.checked
          setAlertOn(next)
          save({ alertOn: next })
        }}
      />
      <Group justify="space-between" gap="sm">
        <Link
          to="/recruitInfo"
          search={{ ...terms, ...(productType ? { tier: productType.toLowerCase() } : {}) }}
        >
          <Trans>Show jobs</Trans>
        </Link>
        <Button size="sm" variant="default" onClick={onRemove}>
          <Trans comment="Button: delete a saved search">Remove</Trans>
        </Button>
      </Group>
      <SaveError error={error} />
    </Stack>
  )
}
