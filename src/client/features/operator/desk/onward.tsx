import { Trans } from '@lingui/react/macro'
import { Flex } from '@mantine/core'
import { ButtonLink } from '../../../ui/link.tsx'

interface OnwardProps {
  /** Where this page begins; the newest entries without it. */
  after: string | undefined
  /** Where the list goes on; null at its end. */
  next: string | null
  label: string
}

/** Links through a list that continues by position; the browser's Back leads to the page before. */
export function Onward({ after, next, label }: OnwardProps) {
  if (after === undefined && next === null) return null
  return (
    <Flex component="nav" wrap="wrap" justify="center" gap="xs" pt="md" pb="xl" px="edge" aria-label={label}>
      {after !== undefined && (
        <ButtonLink variant="default" to="." search={(before: object) => ({ ...before, after: undefined })}>
          <Trans>Newest entries</Trans>
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink variant="default" to="." search={(before: object) => ({ ...before, after: next })}>
          <Trans>Older entries</Trans>
        </ButtonLink>
      )}
    </Flex>
  )
}
