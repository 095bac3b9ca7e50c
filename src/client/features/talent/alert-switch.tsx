import { Trans } from '@lingui/react/macro'
import { Button, Group, Switch } from '@mantine/core'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import { useQuery } from '@tanstack/react-query'
import type { EmployerJob } from '../../../contract/job/announcement.ts'
import { getTalentAlert, saveTalentAlert, TalentTerms } from '../../../contract/candidate/talent-alert.ts'
import { dataTimeOf, queryFor } from '../../api/query-for.ts'
import { type CandidateFilter, filterValues } from '../../entities/candidate/candidate-filter.ts'
import { SaveError } from '../../entities/outbox/save-error.tsx'
import { useSend } from '../../offline/outbox/sending.ts'
import { useUnsent } from '../../offline/outbox/use-outbox.ts'
import { sendAlert, sendAlertRemoval } from './commands.ts'

interface AlertSwitchProps {
  posting: EmployerJob
  filter: CandidateFilter
}

/** Notifications of new candidates for a job, by the filter that is shown when they are switched on. */
export function AlertSwitch({ posting: { id, title }, filter }: AlertSwitchProps) {
  const result = useQuery(queryFor(getTalentAlert, { params: { id } }))
  const { mutate: save, error } = useSend(sendAlert)
  const { mutate: remove, error: removalError } = useSend(sendAlertRemoval)
  const unsent = useUnsent()(`talent-alert:${id}`, dataTimeOf(result))
  // Without an answer nobody knows whether it is on.
  if (!result.data && !unsent) return null
  const sent = unsent?.operation === saveTalentAlert.name ? TalentTerms.safeParse(unsent.payload).data : null
  const terms = unsent ? sent : result.data?.data
  const now = filterValues(filter)
  const about = { params: { id }, title: { title } }
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Switch
          label={<Trans>Notify me when somebody new fits this posting and these filters</Trans>}
          checked={terms != null}
          onChange={({ currentTarget: { checked } }) =>
            checked ? save({ ...about, body: now }) : remove(about)
          }
        />
        {terms != null && !isSame(terms, now) && (
          <Button size="sm" variant="default" onClick={() => save({ ...about, body: now })}>
            <Trans>Use the filters shown now</Trans>
          </Button>
        )}
      </Group>
      <SaveError error={error ?? removalError} />
    </>
  )
}

const isSame = (one: TalentTerms, other: TalentTerms) => keyOf(one) === keyOf(other)

const keyOf = (terms: TalentTerms) =>
  JSON.stringify([
    terms.countryIsoCodes.toSorted(),
    terms.workTypes.toSorted(),
    terms.jobCategories.toSorted(),
    terms.occupations.toSorted(),
    terms.koreanCapability,
    terms.place,
  ])
