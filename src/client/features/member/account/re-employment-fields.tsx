import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Text, TextInput } from '@mantine/core'
import type { WorkRightPerson } from '../../../../contract/work-right/person.ts'
import { changeAskedBy, reEmploymentAfter } from '../../../../contract/work-right/re-employment.ts'
import { useFormat } from '../../../i18n/format.ts'
import { InfoIcon } from '../../../ui/icon/icons.tsx'

interface ReEmploymentFieldsProps {
  facts: WorkRightPerson
  onChange: (facts: WorkRightPerson) => void
}

/** For E-9: when the three years end, and what has to happen before. */
export function ReEmploymentFields({ facts, onChange }: ReEmploymentFieldsProps) {
  const { t } = useLingui()
  const { arrival, contractEnd } = facts
  return (
    <>
      <TextInput
        type="date"
        label={t`Day of arrival in Korea with E-9`}
        value={arrival ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...facts, arrival: value || null })}
      />
      <TextInput
        type="date"
        label={t`Last day of my work contract`}
        value={contractEnd ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...facts, contractEnd: value || null })}
      />
      {arrival && <AfterArrival arrival={arrival} />}
      {contractEnd && <AfterContract contractEnd={contractEnd} />}
    </>
  )
}

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
