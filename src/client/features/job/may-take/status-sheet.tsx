import { Trans } from '@lingui/react/macro'
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../../../api/session.ts'
import { FactsFields } from '../../../entities/work-right/facts-fields.tsx'
import { keepOwnFacts, useOwnFacts } from '../../../entities/work-right/own-facts.ts'
import { StaysHere } from '../../../entities/work-right/stays-here.tsx'
import { useStoredStay } from '../../../entities/work-right/use-stored-stay.ts'
import { Sheet } from '../../../ui/sheet/sheet.tsx'
import type { FilterSheetProps } from '../search/job-search.ts'
import { searchOfOwn } from './own-search.ts'

/** Asks for the reader's status, then shows only the jobs that it allows. */
export function StatusSheet({ search, leave }: FilterSheetProps) {
  const facts = useOwnFacts()
  useStoredStay(useSession()?.role === 'EMPLOYEE')
  const [former] = useState(facts)
  const show = () => {
    if (facts) leave(searchOfOwn(search, facts, former ?? facts))
  }
  return (
    <Sheet
      open
      fit
      title={<Trans>Jobs I may take</Trans>}
      onClose={() => leave(search)}
      footer={
        <Button fullWidth disabled={!facts} onClick={show}>
          <Trans>Show jobs</Trans>
        </Button>
      }
    >
      <Stack gap="sm" pt="xs" pb="md" px="edge">
        <FactsFields facts={facts} onChange={keepOwnFacts} />
        <StaysHere />
      </Stack>
    </Sheet>
  )
}
