import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Flex, Text } from '@mantine/core'
import { type ReactNode, useId, useSyncExternalStore } from 'react'
import type { Signal } from '../../../browser/signal.ts'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import type { CompletenessField, Missing } from '../../../entities/resume/completeness.ts'
import { completenessFieldNames } from '../../../entities/resume/completeness-names.ts'
import { formPart } from './form-part.ts'

interface CompletenessProps {
  missing: Signal<Missing>
  /** Focuses a field, in either step. */
  onGo: (field: CompletenessField) => void
}

/** Number of missing fields at the top of a step; a press focuses the first. */
export function MissingCount({ missing, onGo }: CompletenessProps) {
  const { required, better } = useSyncExternalStore(missing.subscribe, missing.get)
  const next = required[0] ?? better[0]
  return (
    <Text component="div" size="sm" role="status">
      {next === undefined ? (
        <Flex
          component="span"
          gap="xxs"
          align="center"
          display="inline-flex"
          fz="sm"
          lh="sm"
          fw={700}
          c="green"
        >
          <CheckIcon size={16} />
          <Trans comment="State: every answer of the resume is given">Complete</Trans>
        </Flex>
      ) : (
        <Button variant="subtle" size="sm" ms="-0.75rem" ta="start" onClick={() => onGo(next)}>
          {required.length > 0 ? (
            <Plural value={required.length} one="# required field left" other="# required fields left" />
          ) : (
            <Plural
              value={better.length}
              one="Ready to save. # more answer would make your resume better"
              other="Ready to save. # more answers would make your resume better"
            />
          )}
        </Button>
      )}
    </Text>
  )
}

/** Names of the missing fields, each leading to its field. */
export function MissingList({ missing, onGo }: CompletenessProps) {
  const { required, better } = useSyncExternalStore(missing.subscribe, missing.get)
  if (required.length + better.length === 0) return null
  return (
    <Flex component="section" {...formPart} gap="md" mt="xs">
      {required.length > 0 && (
        <Fields title={<Trans>Required to save</Trans>} fields={required} onGo={onGo} />
      )}
      {better.length > 0 && (
        <Fields title={<Trans>Companies answer more often if you add</Trans>} fields={better} onGo={onGo} />
      )}
    </Flex>
  )
}

interface FieldsProps extends Pick<CompletenessProps, 'onGo'> {
  title: ReactNode
  fields: readonly CompletenessField[]
}

function Fields({ title, fields, onGo }: FieldsProps) {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <Text mb="xs" size="sm" fw={700} id={id}>
        {title}
      </Text>
      <Flex component="ul" gap="xs" wrap="wrap">
        {fields.map((field) => (
          <li key={field}>
            <Button variant="light" size="sm" onClick={() => onGo(field)}>
              {i18n._(completenessFieldNames[field])}
            </Button>
          </li>
        ))}
      </Flex>
    </div>
  )
}
