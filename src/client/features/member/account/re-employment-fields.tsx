import { Trans } from '@lingui/react/macro'
import { Alert, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { WorkRightPerson } from '../../../../contract/work-right/person.ts'
import { changeAskedBy, reEmploymentAfter } from '../../../../contract/work-right/re-employment.ts'
import { TypedDayField } from './typed-day-field.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { seoulDay } from '../../../i18n/seoul-time.ts'
import { InfoIcon } from '../../../ui/icon/icons.tsx'

interface ReEmploymentFieldsProps {
  facts: WorkRightPerson
  onChange: (facts: WorkRightPerson) => void
  /** Whether a field holds a day or nothing. */
  onWhole: (field: string, isWhole: boolean) => void
}

/** For E-9: when the three years end, and what has to happen before. */
export function ReEmploymentFields({ facts, onChange, onWhole }: ReEmploymentFieldsProps) {
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
