import { Trans, useLingui } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import { useState } from 'react'
import type { EmployerJob } from '../../../contract/job/announcement.ts'
import { PickField } from '../../ui/field/search-field.tsx'
import { RadioRows } from '../../ui/field/choice-rows.tsx'
import { Sheet } from '../../ui/sheet/sheet.tsx'

interface JobFieldProps {
  postings: readonly EmployerJob[]
  chosen: EmployerJob
  onChoose: (id: string) => void
}

/** Selects one of the employer's announcements. */
export function JobField({ postings, chosen, onChoose }: JobFieldProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <PickField
        label={<Trans>Compare with this posting</Trans>}
        value={<span lang="ko">{chosen.title}</span>}
        placeholder=""
        onOpen={() => setIsOpen(true)}
      />
      {isOpen && (
        <Sheet open onClose={() => setIsOpen(false)} title={<Trans>Choose a posting</Trans>} fit>
          <Box pb="calc(var(--space-16) + env(safe-area-inset-bottom))">
            <RadioRows
              label={t`Posting`}
              name="posting"
              value={chosen.id}
              rows={postings.map(({ id, title }) => ({ value: id, content: <span lang="ko">{title}</span> }))}
              onPick={(id) => {
                setIsOpen(false)
                onChoose(id)
              }}
            />
          </Box>
        </Sheet>
      )}
    </>
  )
}
