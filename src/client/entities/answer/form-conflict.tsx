import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Stack, Table } from '@mantine/core'
import '@mantine/core/styles/Table.layer.css'
import type { ReactNode } from 'react'
import { TriangleIcon } from '../../ui/icon/icons.tsx'
import classes from './form-conflict.module.css'

interface FormConflictProps {
  /** Class name for position and margins. */
  className: string | undefined
  /** Says who changed what meanwhile. */
  happened: ReactNode
  /** Accessible name of the section; makes it a landmark. */
  label?: string
  /** Heading of the column that names the fields. */
  head: ReactNode
  /** Values are Korean, as all entered content. */
  differences: readonly { name: string; mine: string; theirs: string }[]
  onTheirs: () => void
}

/** A scroll container without focusable content must be focusable itself, or keys cannot scroll it (WCAG 2.1.1). */
const SCROLLS_BY_KEYS = { role: 'group', tabIndex: 0 }

/** Compares a form, which holds the member's version, with the one that was saved elsewhere meanwhile. */
export function FormConflict({ className, happened, label, head, differences, onTheirs }: FormConflictProps) {
  const { t } = useLingui()
  const caption = t`Differences`
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
      {differences.length > 0 && (
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
                  <Table.Td lang="ko">{mine}</Table.Td>
                  <Table.Td lang="ko">{theirs}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      <div>
        <Button variant="default" size="sm" onClick={onTheirs}>
          <Trans>Use the other version</Trans>
        </Button>
      </div>
    </Stack>
  )
}
