import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, TextInput, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getMyStay, listShownRights, saveMyStay, type Stay } from '../../../../contract/work-right/stay.ts'
import type { WorkRightPerson } from '../../../../contract/work-right/person.ts'
import { myResume } from '../../../entities/resume/my-resume-query.ts'
import { statusesOf } from '../../../entities/work-right/residence-type.ts'
import { workTypeLabels } from '../../../i18n/candidate-labels.ts'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { FactsFields } from '../../../entities/work-right/facts-fields.tsx'
import { keepOwnFacts, useOwnFacts } from '../../../entities/work-right/own-facts.ts'
import { hasStatus } from '../../../entities/work-right/use-may-concern.ts'
import { useStoredStay } from '../../../entities/work-right/use-stored-stay.ts'
import { outboxCommand, useSend } from '../../../offline/outbox/sending.ts'
import { Section } from '../../../ui/page/page.tsx'
import { ReEmploymentFields } from './re-employment-fields.tsx'
import { ShownRights } from './shown-rights.tsx'
import { CheckIcon } from '../../../ui/icon/icons.tsx'

const E9 = ['E-9']

const sendStay = outboxCommand(saveMyStay, {
  entity: () => 'stay',
  absolute: true,
  refreshes: [getMyStay, listShownRights],
})

/** Status of residence and what goes with it: optional, encrypted, and not shown to companies. */
export function StaySection() {
  const { t } = useLingui()
  const result = useStoredStay(true)
  const { mutate, error, isPending, isSuccess, reset } = useSend(sendStay)
  const [edited, setEdited] = useState<WorkRightPerson | null>()
  const likely = useLikelyStatuses()
  const own = useOwnFacts()
  if (!result.data) return null
  const stored = result.data.data
  // What was chosen on this device before the account is offered to be saved.
  const start = stored ?? own
  const facts = edited === undefined ? start : edited
  const change = (next: WorkRightPerson | null) => {
    setEdited(next)
    reset()
  }
  const save = () => {
    mutate(
      { body: { stay: stayOf(facts) }, title: {} },
      {
        onSuccess: () => {
          keepOwnFacts(facts)
          setEdited(undefined)
        },
      },
    )
  }
  return (
    <Section surface id="stay" title={<Trans>My stay in Korea</Trans>}>
      <Stack>
        <p>
          <Trans>
            Optional. We use it to say which jobs you may take, and remind you before your stay ends.
            Companies do not see your status, only whether you may do their work.
          </Trans>
        </p>
        <FactsFields facts={facts} onChange={change} likely={likely} />
        {facts && (
          <TextInput
            type="date"
            label={t`Last day of my stay`}
            value={facts.expiry ?? ''}
            onChange={({ currentTarget: { value } }) => change({ ...facts, expiry: value || null })}
          />
        )}
        {facts && hasStatus(facts, E9) && <ReEmploymentFields facts={facts} onChange={change} />}
        <SaveError error={error} />
        {isSuccess && (
          <Alert color="green" icon={<CheckIcon size={20} />}>
            <Trans>Saved</Trans>
          </Alert>
        )}
        <Stack gap="sm" align="flex-start">
          <Button disabled={isPending || (edited === undefined && start === stored)} onClick={save}>
            <Trans>Save</Trans>
          </Button>
        </Stack>
        <ShownRights />
      </Stack>
    </Section>
  )
}

/** Statuses that the residence type of the member's resume stands for. */
function useLikelyStatuses() {
  const { i18n, t } = useLingui()
  const workType = useQuery(myResume()).data?.data.workType
  if (!workType) return undefined
  const type = i18n._(workTypeLabels[workType])
  return { label: t`As in your resume: ${type}`, codes: statusesOf(workType) }
}

function stayOf(facts: WorkRightPerson | null): Stay | null {
  if (!facts) return null
  const { visaStatus, subCode, expiry, koreanLevel, enrolled, course, certifiedSchool } = facts
  const { englishTaught, arrival, contractEnd } = facts
  return {
    visaStatus,
    subCode: subCode ?? null,
    expiry: expiry ?? null,
    koreanLevel: koreanLevel ?? null,
    enrolled: enrolled ?? null,
    course: course ?? null,
    certifiedSchool: certifiedSchool ?? null,
    ...(englishTaught === undefined ? {} : { englishTaught }),
    ...(arrival ? { arrival } : {}),
    ...(contractEnd ? { contractEnd } : {}),
  }
}
