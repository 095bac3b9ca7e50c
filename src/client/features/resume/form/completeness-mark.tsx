import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type ReactNode, useId, useSyncExternalStore } from 'react'
import type { Signal } from '../../../browser/signal.ts'
import { CheckIcon } from '../../../ui/icon/icons.tsx'
import type { CompletenessField, Missing } from '../../../entities/resume/completeness.ts'
import classes from './completeness-mark.module.css'
import { completenessFieldNames } from '../../../entities/resume/completeness-names.ts'

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
    <div role="status" className={classes.count}>
      {next === undefined ? (
        <span className={classes.done}>
          <CheckIcon size={16} />
          <Trans comment="State: every answer of the resume is given">Complete</Trans>
        </span>
      ) : (
        <button type="button" className={classes.left} onClick={() => onGo(next)}>
          {required.length > 0 ? (
            <Plural value={required.length} one="# required field left" other="# required fields left" />
          ) : (
            <Plural
              value={better.length}
              one="Ready to save. # more answer would make your resume better"
              other="Ready to save. # more answers would make your resume better"
            />
          )}
        </button>
      )}
    </div>
  )
}

/** Names of the missing fields, each leading to its field. */
export function MissingList({ missing, onGo }: CompletenessProps) {
  const { required, better } = useSyncExternalStore(missing.subscribe, missing.get)
  if (required.length + better.length === 0) return null
  return (
    <div className={classes.panel}>
      {required.length > 0 && (
        <Fields title={<Trans>Required to save</Trans>} fields={required} onGo={onGo} />
      )}
      {better.length > 0 && (
        <Fields title={<Trans>Companies answer more often if you add</Trans>} fields={better} onGo={onGo} />
      )}
    </div>
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
      <p id={id} className={classes.title}>
        {title}
      </p>
      <ul className={classes.fields}>
        {fields.map((field) => (
          <li key={field}>
            <Button variant="light" size="sm" onClick={() => onGo(field)}>
              {i18n._(completenessFieldNames[field])}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
