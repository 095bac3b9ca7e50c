import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Flex, Group, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import type { Entry } from '../../../offline/outbox/engine/entry.ts'
import { useOutbox } from '../../../offline/outbox/use-outbox.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { InnerHeader } from '../../../ui/page/inner-header.tsx'
import { PageColumn, useTitle } from '../../../ui/page/page.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import { ChoiceRow } from './choice-row.tsx'
import { saveMerged } from './save-merged.ts'
import {
  type Choice,
  type Side,
  type Versions,
  companionOf,
  defaultSideOf,
  mergedVersion,
  versionsOf,
} from './versions.ts'

/**
 * Compares the member's version with the one another device has saved; the member chooses for each group of
 * fields.
 */
export function ConflictScreen({ id }: { id: string }) {
  const { t } = useLingui()
  const { entries } = useOutbox()
  const entry = entries.find((each) => each.id === id && each.state === 'CONFLICT')
  const companion = entry && companionOf(entry, entries)
  const versions = entry && versionsOf(entry, companion)
  useTitle(t`Compare`)
  return (
    <>
      <InnerHeader narrow title={<Trans>Compare</Trans>} up="/outbox" />
      <PageColumn narrow>
        {entry && versions ? (
          <Comparison entry={entry} companion={companion} versions={versions} />
        ) : (
          <NothingToCompare />
        )}
      </PageColumn>
    </>
  )
}

interface ComparisonProps {
  entry: Entry
  companion: Entry | undefined
  versions: Versions
}

function Comparison({ entry, companion, versions }: ComparisonProps) {
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Partial<Record<Choice, Side>>>({})
  const [error, setError] = useState<Error | null>(null)
  const [busy, setBusy] = useState(false)
  const chooseAll = (side: Side) =>
    setChosen(Object.fromEntries(versions.differences.map((choice) => [choice, side])))
  const save = async () => {
    setBusy(true)
    setError(null)
    try {
      await saveMerged(entry, companion, mergedVersion(versions, chosen), versions)
      await navigate({ to: '/outbox' })
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)))
    }
    setBusy(false)
  }
  return (
    <Flex
      component="form"
      direction="column"
      gap="md"
      pt="xl"
      pb="xxl"
      px={{ base: 'edge', sm: 0 }}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <Text inherit c="dimmed">
        {versions.differences.length === 0 ? (
          <Trans>The two versions are the same. Saving changes nothing.</Trans>
        ) : (
          <Trans>
            Another device has saved a different version in the meantime. Choose what to keep. Nothing is lost
            until you save.
          </Trans>
        )}
      </Text>
      {versions.differences.length > 1 && (
        <Group gap="xs" align="stretch">
          <Button variant="default" size="sm" onClick={() => chooseAll('mine')}>
            <Trans>Use my version for all</Trans>
          </Button>
          <Button variant="default" size="sm" onClick={() => chooseAll('theirs')}>
            <Trans>Use the other version for all</Trans>
          </Button>
        </Group>
      )}
      <Rows
        versions={versions}
        sideOf={(choice) => chosen[choice] ?? defaultSideOf(versions, choice)}
        onChoose={(choice, side) => setChosen((before) => ({ ...before, [choice]: side }))}
      />
      <SaveError error={error} />
      <Button type="submit" fullWidth disabled={busy}>
        <Trans>Save</Trans>
      </Button>
    </Flex>
  )
}

interface RowsProps {
  versions: Versions
  sideOf: (choice: Choice) => Side
  onChoose: (choice: Choice, side: Side) => void
}

/** First what the member changed; the rest is resolved and folded. */
function Rows({ versions, sideOf, onChoose }: RowsProps) {
  const { differences, changedBy } = versions
  const row = (choice: Choice) => (
    <ChoiceRow
      key={choice}
      choice={choice}
      versions={versions}
      side={sideOf(choice)}
      onChoose={(side) => onChoose(choice, side)}
    />
  )
  const untouched = differences.filter((choice) => changedBy[choice] === 'theirs')
  return (
    <>
      {differences.filter((choice) => changedBy[choice] !== 'theirs').map(row)}
      {untouched.length > 0 && (
        <details>
          <Text component="summary" py="sm" size="sm" fw={700} c="purple" style={{ cursor: 'pointer' }}>
            <Trans>Not changed by you ({untouched.length})</Trans>
          </Text>
          <Stack gap="sm">
            <Text inherit c="dimmed">
              <Trans>We keep the other device’s version, unless you choose yours.</Trans>
            </Text>
            {untouched.map(row)}
          </Stack>
        </details>
      )}
    </>
  )
}

function NothingToCompare() {
  return (
    <EmptyState
      title={<Trans>There is nothing to compare</Trans>}
      action={
        <ButtonLink to="/outbox" variant="light">
          <Trans>Outbox</Trans>
        </ButtonLink>
      }
    >
      <Trans>Your changes were sent or discarded in the meantime.</Trans>
    </EmptyState>
  )
}
