import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type ShownRight, listShownRights } from '../../../../contract/work-right/stay.ts'
import type { WorkRightPerson } from '../../../../contract/work-right/person.ts'
import { myResume } from '../../../entities/resume/my-resume-query.ts'
import { statusesOf } from '../../../entities/work-right/status-options.ts'
import { workTypeLabels } from '../../../i18n/candidate-labels.ts'
import { SaveError } from '../../../entities/outbox/save-error.tsx'
import { FactsFields } from '../../../entities/work-right/facts-fields.tsx'
import { keepOwnFacts, useOwnFacts } from '../../../entities/work-right/own-facts.ts'
import { sendStay, stayOf } from '../../../entities/work-right/stay-command.ts'
import { hasStatus } from '../../../entities/work-right/use-may-concern.ts'
import { useStoredStay } from '../../../entities/work-right/use-stored-stay.ts'
import { useSend } from '../../../offline/outbox/sending.ts'
import { DateField } from '../../../ui/field/date-field.tsx'
import { Section } from '../../../ui/page/page.tsx'
import { CheckIcon, InfoIcon } from '../../../ui/icon/icons.tsx'
import { changeAskedBy, reEmploymentAfter } from '../../../../contract/work-right/re-employment.ts'
import { useFormat } from '../../../i18n/format.ts'
import { PAGE_SIZE } from '../../../../contract/base/schema.ts'
import { live, queryFor } from '../../../api/query-for.ts'
import { applicantRightText } from '../../../entities/applicant/applicant-right.tsx'
import { type CompanyMoment, CompanyMoments } from '../../../entities/company/company-moments.tsx'

const E9 = ['E-9']

/** Status of residence and what goes with it: optional, encrypted, and not shown to companies. */
export function StaySection() {
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
          <FarDay
            label={<Trans>Last day of my stay</Trans>}
            day={facts.expiry}
            onDay={(expiry) => change({ ...facts, expiry })}
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

interface ReEmploymentFieldsProps {
  facts: WorkRightPerson
  onChange: (facts: WorkRightPerson) => void
}

/** For E-9: when the three years end, and what has to happen before. */
function ReEmploymentFields({ facts, onChange }: ReEmploymentFieldsProps) {
  const { arrival, contractEnd } = facts
  return (
    <>
      <FarDay
        label={<Trans>Day of arrival in Korea with E-9</Trans>}
        day={arrival}
        onDay={(next) => onChange({ ...facts, arrival: next })}
      />
      <FarDay
        label={<Trans>Last day of my work contract</Trans>}
        day={contractEnd}
        onDay={(next) => onChange({ ...facts, contractEnd: next })}
      />
      {arrival && <AfterArrival arrival={arrival} />}
      {contractEnd && <AfterContract contractEnd={contractEnd} />}
    </>
  )
}

interface FarDayProps {
  label: ReactNode
  day: string | null | undefined
  onDay: (day: string | null) => void
}

const FarDay = ({ label, day, onDay }: FarDayProps) => (
  <DateField label={label} isFar isOptional value={day ?? ''} onDay={(next) => onDay(next || null)} />
)

function AfterArrival({ arrival }: { arrival: string }) {
  const format = useFormat()
  const { threeYearsEnd, askBy } = reEmploymentAfter(arrival)
  const [end, last] = [format.date(threeYearsEnd), format.date(askBy)]
  return (
    <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
      <Trans>
        Your three years end on {end}. To stay, your employer must ask the employment center for re-employment
        no later than {last}. It can add up to 1 year and 10 months. Without it you must leave Korea.
      </Trans>{' '}
      <Trans>
        To come back: after one month if your employer asked for it, otherwise after six. Ask 1577-0071.
      </Trans>
      <Text mt="xs" size="xs" c="dimmed" lang="ko">
        외국인고용법 제18조, 제18조의2, 제18조의4, 제25조 (2026-11-28)
      </Text>
    </Alert>
  )
}

function AfterContract({ contractEnd }: { contractEnd: string }) {
  const last = useFormat().date(changeAskedBy(contractEnd))
  return (
    <p>
      <Trans>
        If your contract is not continued, ask the employment center for another workplace no later than{' '}
        {last}.
      </Trans>
    </p>
  )
}

/** Lists which companies were told whether the member may do their work, and what they were told. */
function ShownRights() {
  const { i18n } = useLingui()
  const query = queryFor(listShownRights, { query: { pageNumber: 0, pageSize: PAGE_SIZE.max } })
  const momentOf = ({ companyName, title, answer, shownDate }: ShownRight): CompanyMoment => ({
    key: `${shownDate} ${companyName} ${title}`,
    name: companyName,
    details: (
      <>
        {title !== null && <span lang="ko">{title}</span>}
        <span>{i18n._(applicantRightText(verdictOf(answer)))}</span>
      </>
    ),
    date: shownDate,
  })
  return (
    <CompanyMoments
      title={<Trans>Who was told whether you may do their work</Trans>}
      result={useQuery({ ...query, ...live })}
      momentOf={momentOf}
      empty={<Trans>No company has been told yet.</Trans>}
    />
  )
}

/** Companies learn less about candidates than about applicants. */
function verdictOf(answer: ShownRight['answer']) {
  if (answer === 'MAY_DO') return 'YES'
  return answer === 'NEEDS_PERMIT' ? 'PERMIT_FIRST' : answer
}
