import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core'
import '@mantine/core/styles/Table.layer.css'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { TriangleIcon } from '../../ui/icon/icons.tsx'
import classes from './form-conflict.module.css'

/** A field in which two versions differ. */
export interface Difference {
  name: string
  mine: ReactNode
  theirs: ReactNode
}

interface VersionsProps {
  /** Heading of the column that names the fields. */
  head: ReactNode
  differences: readonly Difference[]
  /** Language of the values. */
  lang?: 'ko'
}

interface FormConflictProps extends VersionsProps {
  /** Class name for position and margins. */
  className?: string
  /** Says who changed what meanwhile. */
  happened: ReactNode
  /** Accessible name of the section; makes it a landmark. */
  label?: string
  onTheirs: () => void
}

/** A scroll container without focusable content must be focusable itself, or keys cannot scroll it (WCAG 2.1.1). */
const SCROLLS_BY_KEYS = { role: 'group', tabIndex: 0 }

/** Compares a form, which holds the member's version, with the one that was saved elsewhere meanwhile. */
export function FormConflict({ className, happened, label, onTheirs, ...versions }: FormConflictProps) {
  return (
    <Stack
      component="section"
      gap="sm"
      bg="var(--surface)"
      bdrs={{ sm: 'lg' }}
      className={className}
      aria-label={label}
    >
      <Alert color="red" icon={<TriangleIcon size={20} />}>
        <b>{happened}</b>
        <p>
          <Trans>The form shows your version. If you save it, it replaces the other version.</Trans>
        </p>
      </Alert>
      <VersionsTable {...versions} />
      <div>
        <Button variant="default" size="sm" onClick={onTheirs}>
          <Trans>Use the other version</Trans>
        </Button>
      </div>
    </Stack>
  )
}

interface OtherVersionNoteProps extends VersionsProps {
  /** Epoch ms. */
  keptUntil: number
  onTake: () => void
}

/** Offers the version that was not taken: to compare with the form, and to put back into it. */
export function OtherVersionNote({ keptUntil, onTake, ...versions }: OtherVersionNoteProps) {
  const format = useFormat()
  const [isCompared, setCompared] = useState(false)
  const date = format.date(keptUntil)
  return (
    <Stack gap="xxs" px="edge" py="xxs" bg="var(--surface)" bdrs={{ sm: 'lg' }}>
      <Text size="sm" c="dimmed">
        <Trans>The version you did not use is kept until {date}.</Trans>
      </Text>
      <Group gap="xs">
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          aria-expanded={isCompared}
          onClick={() => setCompared(!isCompared)}
        >
          <Trans>Compare</Trans>
        </Button>
        <Button variant="subtle" color="gray" size="sm" onClick={onTake}>
          <Trans>Use the other version</Trans>
        </Button>
      </Group>
      {isCompared && <VersionsTable {...versions} />}
    </Stack>
  )
}

function VersionsTable({ head, differences, lang }: VersionsProps) {
  const { t } = useLingui()
  const caption = t`Differences`
  if (differences.length === 0) return null
  return (
    <div className={classes.scroll} aria-label={caption} {...SCROLLS_BY_KEYS}>
      <Table layout="fixed" stickyHeader aria-label={caption} className={classes.versions}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{head}</Table.Th>
            <Table.Th scope="col">
              <Trans>Your version</Trans>
            </Table.Th>
            <Table.Th scope="col">
              <Trans>The other version</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differences.map(({ name, mine, theirs }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">{name}</Table.Th>
              <Table.Td lang={lang}>{mine}</Table.Td>
              <Table.Td lang={lang}>{theirs}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
