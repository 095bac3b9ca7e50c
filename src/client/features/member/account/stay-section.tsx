import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
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
import { Section } from '../../../ui/page/page.tsx'
import { CheckIcon, InfoIcon } from '../../../ui/icon/icons.tsx'
import { PAGE_SIZE } from '../../../../contract/base/schema.ts'
import { live, queryFor } from '../../../api/query-for.ts'
import { applicantRightText } from '../../../entities/applicant/applicant-right.tsx'
import { type CompanyMoment, CompanyMoments } from '../../../entities/company/company-moments.tsx'
import { changeAskedBy, reEmploymentAfter } from '../../../../contract/work-right/re-employment.ts'
import { useFormat } from '../../../i18n/format.ts'
import { seoulDay } from '../../../i18n/seoul-time.ts'
import { DigitsField } from '../../../ui/field/digits-field.tsx'
import { birthDateDigits, birthDateText } from '../../../entities/resume/resume-values.ts'

const E9 = ['E-9']

/** Status of residence and what goes with it: optional, encrypted, and not shown to companies. */
export function StaySection() {
  const result = useStoredStay(true)
  const { mutate, error, isPending, isSuccess, reset } = useSend(sendStay)
  const [edited, setEdited] = useState<WorkRightPerson | null>()
  // Fields that hold something other than a day, which says so once it loses the focus: they are not saved.
  const [wrong, setWrong] = useState<readonly string[]>([])
  const markDay = (field: string, isDay: boolean) =>
    setWrong([...wrong.filter((each) => each !== field), ...(isDay ? [] : [field])])
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
          <TypedDayField
            label={<Trans>Last day of my stay</Trans>}
            value={facts.expiry}
            onDay={(expiry, isDay) => {
              markDay('expiry', isDay)
              change({ ...facts, expiry })
            }}
          />
        )}
        {facts && hasStatus(facts, E9) && (
          <ReEmploymentFields facts={facts} onChange={change} onWhole={markDay} />
        )}
        <SaveError error={error} />
        {isSuccess && (
          <Alert color="green" icon={<CheckIcon size={20} />}>
            <Trans>Saved</Trans>
          </Alert>
        )}
        <Stack gap="sm" align="flex-start">
          <Button
            disabled={isPending || wrong.length > 0 || (edited === undefined && start === stored)}
            onClick={save}
          >
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

interface ReEmploymentFieldsProps {
  facts: WorkRightPerson
  onChange: (facts: WorkRightPerson) => void
  /** Whether a field holds a day or nothing. */
  onWhole: (field: string, isWhole: boolean) => void
}

/** For E-9: when the three years end, and what has to happen before. */
function ReEmploymentFields({ facts, onChange, onWhole }: ReEmploymentFieldsProps) {
  const { arrival, contractEnd } = facts
  return (
    <>
      <TypedDayField
        label={<Trans>Day of arrival in Korea with E-9</Trans>}
        value={arrival}
        onDay={(day, isWhole) => {
          onWhole('arrival', isWhole)
          onChange({ ...facts, arrival: day })
        }}
      />
      <TypedDayField
        label={<Trans>Last day of my work contract</Trans>}
        value={contractEnd}
        onDay={(day, isWhole) => {
          onWhole('contractEnd', isWhole)
          onChange({ ...facts, contractEnd: day })
        }}
      />
      {arrival && <AfterArrival arrival={arrival} />}
      {contractEnd && <AfterContract contractEnd={contractEnd} arrival={arrival ?? null} />}
    </>
  )
}

function AfterArrival({ arrival }: { arrival: string }) {
  const format = useFormat()
  const { threeYearsEnd, askBy, latestEnd } = reEmploymentAfter(arrival)
  const [end, last, latest] = [format.date(threeYearsEnd), format.date(askBy), format.date(latestEnd)]
  const [today] = useState(() => seoulDay(Date.now()))
  const isOver = threeYearsEnd < today
  return (
    <Note articles="외국인고용법 제18조, 제18조의2, 제18조의4">
      {isOver ? (
        <Trans>
          Your three years ended on {end}. With re-employment you can work until {latest} at the latest.
        </Trans>
      ) : (
        <Trans>
          Your three years end on {end}. To stay, your employer must ask the employment center for
          re-employment no later than {last}. It can add up to 1 year and 10 months. Without it you must leave
          Korea.
        </Trans>
      )}{' '}
      <Trans>
        To come back: after one month if your employer asked for it, otherwise after six. Ask 1577-0071.
      </Trans>
    </Note>
  )
}

function AfterContract({ contractEnd, arrival }: { contractEnd: string; arrival: string | null }) {
  const format = useFormat()
  const askedBy = changeAskedBy(contractEnd, arrival)
  const last = askedBy && format.date(askedBy)
  return (
    <Note articles="외국인고용법 제25조제3항">
      {last === null ? (
        <Trans>
          Your time to work ends with this contract. You cannot change your workplace after it. Ask your
          employer about re-employment or coming back. The labor office, 1350, can tell you more.
        </Trans>
      ) : (
        <>
          <Trans>
            If your contract is not continued, ask the employment center for another workplace no later than{' '}
            {last}.
          </Trans>{' '}
          <Trans>
            Apply for the change within one month after your contract ends, and get the permission within
            three months after you apply. Otherwise you have to leave Korea. Time lost to a work accident,
            illness, pregnancy or birth does not count.
          </Trans>
        </>
      )}
    </Note>
  )
}

const Note = ({ articles, children }: { articles: string; children: ReactNode }) => (
  <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
    {children}
    <Text mt="xs" size="xs" c="dimmed" lang="ko">
      {articles} (2026-11-28)
    </Text>
  </Alert>
)

interface TypedDayFieldProps {
  label: ReactNode
  /** As in `2026-11-21`; null where none is given. */
  value: string | null | undefined
  /** With null both for an empty box and for one that holds no day; `isDay` tells which. */
  onDay: (day: string | null, isDay: boolean) => void
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text

/** A day that may be years away, which takes too many presses in a calendar. */
function TypedDayField({ label, value, onDay }: TypedDayFieldProps) {
  const [digits, setDigits] = useState(value?.replaceAll('-', '') ?? '')
  const [isLeft, setLeft] = useState(false)
  const isWrong = digits !== '' && !isDay(birthDateText(digits))
  return (
    <DigitsField
      label={label}
      placeholder="YYYY-MM-DD"
      digits={digits}
      format={birthDateText}
      read={birthDateDigits}
      onDigits={(next) => {
        const text = birthDateText(next)
        setDigits(next)
        setLeft(false)
        onDay(isDay(text) ? text : null, next === '' || isDay(text))
      }}
      onBlur={() => setLeft(true)}
      error={
        isLeft &&
        isWrong && <Trans>This date does not exist. Enter year, month and day, for example 1997-03-12.</Trans>
      }
    />
  )
}
