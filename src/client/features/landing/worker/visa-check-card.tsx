import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import type { VisaStatus } from '../../../../reference/visa-statuses.ts'
import { currentSession } from '../../../api/session.ts'
import { keepOwnFacts, useOwnFacts } from '../../../entities/work-right/own-facts.ts'
import { statusLabel } from '../../../entities/work-right/status-names.ts'
import { rightsTexts } from '../../../i18n/activate-language.ts'
import { categoryLabels } from '../../../i18n/labels.ts'
import { lazyPart, Optional } from '../../../ui/field/optional.tsx'
import { VisaIcon } from '../../../ui/icon/icons.tsx'
import type { Audience, LandingChanges, LandingSearch } from '../landing-search.ts'
import { HOURS, readHours, readWork, statusOf, type VisaGroup, visaGroups, WORKS } from './visa-check.ts'

const VisaAnswer = lazyPart(async () => (await import('./visa-answer.tsx')).VisaAnswer, rightsTexts)

const groupNames: Record<VisaGroup, MessageDescriptor> = {
  E: msg({ message: 'Employment', comment: 'Group of visas: work' }),
  H: msg`Working holiday, working visit`,
  F: msg`Residence and family`,
  D: msg`Study, training, business`,
  G: msg({ message: 'Other', comment: 'Group of visas, or a choice that is not in the list' }),
  C: msg({ message: 'Short stay', comment: 'Group of visas: up to 90 days' }),
  B: msg({ message: 'Visa exemption', comment: 'Group of visas: entry without a visa' }),
  A: msg`Diplomacy and agreements`,
}

interface VisaCheckProps {
  audience: Audience
  search: LandingSearch
  onChoose: (choice: LandingChanges) => void
}

/**
 * Whether a status of residence allows work of one kind, by the same rules as on postings. A worker's own status is kept,
 * so that filters and the resume do not ask for it again; a company asks about others.
 */
export function VisaCheck({ audience, search, onChoose }: VisaCheckProps) {
  const isWorker = audience === 'worker'
  const own = useOwnFacts()?.visaStatus
  const status = statusOf(search.visa ?? (isWorker && own ? own : ''))
  const chooseStatus = ({ visa }: LandingChanges) => {
    if (isWorker && currentSession()?.role !== 'EMPLOYER' && visa !== own)
      keepOwnFacts(visa ? { visaStatus: visa } : null)
    onChoose({ visa })
  }
  const titleId = useId()
  return (
    <Paper
      component="section"
      id="visa-check"
      radius="lg"
      px={{ base: 'lg', sm: 'xxl' }}
      py={{ base: 'xl', sm: 'xxl' }}
      aria-labelledby={titleId}
    >
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing={{ base: 'lg', md: 'xxl' }}>
        <Stack gap="sm">
          <Title order={3} size="h2" id={titleId}>
            {isWorker ? <Trans>Can I work with my visa?</Trans> : <Trans>Can this person work for us?</Trans>}
          </Title>
          <Text c="dimmed">
            <Trans>Choose the status on the residence card and the kind of work.</Trans>
          </Text>
          <StatusField status={status} onChoose={chooseStatus} />
          <WorkFields search={search} onChoose={onChoose} />
        </Stack>
        <Stack gap="sm" miw={0} mih={{ md: '17rem' }} justify={status ? undefined : 'center'}>
          {status ? (
            <>
              <Text size="sm" fw={700} c="dimmed" lang="ko">
                {status.code} {status.nameKo}
              </Text>
              <Optional>
                <VisaAnswer
                  code={status.code}
                  work={readWork(search.work)}
                  weekdayHours={readHours(search.hours)}
                  isOwn={isWorker}
                />
              </Optional>
            </>
          ) : (
            <Stack gap="xs" align="center" maw="24rem" mx="auto" c="dimmed" ta="center">
              <VisaIcon size={32} />
              <Text>
                <Trans>
                  The answer appears here, with what the status allows and the law it is based on.
                </Trans>
              </Text>
            </Stack>
          )}
        </Stack>
      </SimpleGrid>
    </Paper>
  )
}

type ChoiceProps = Pick<VisaCheckProps, 'onChoose'>

function StatusField({ status, onChoose }: ChoiceProps & { status: VisaStatus | undefined }) {
  const { i18n, t } = useLingui()
  return (
    <NativeSelect
      aria-label={t`Status of residence`}
      value={status?.code ?? ''}
      onChange={(event) => onChoose({ visa: event.currentTarget.value || undefined })}
      data={[
        { value: '', label: t`Choose a status` },
        ...visaGroups().map(({ group, statuses }) => ({
          group: `${group} · ${i18n._(groupNames[group])}`,
          items: statuses.map(({ code, nameKo }) => ({
            value: code,
            label: `${code} ${statusLabel(i18n, code, nameKo)}`,
          })),
        })),
      ]}
    />
  )
}

function WorkFields({ search, onChoose }: ChoiceProps & { search: LandingSearch }) {
  const { i18n, t } = useLingui()
  return (
    <>
      <NativeSelect
        aria-label={t`Kind of work`}
        value={readWork(search.work) ?? ''}
        onChange={(event) => onChoose({ work: event.currentTarget.value || undefined })}
        data={[
          { value: '', label: t`Any kind of work` },
          ...WORKS.map((each) => ({ value: each, label: i18n._(categoryLabels[each]) })),
        ]}
      />
      <NativeSelect
        aria-label={t`Hours on weekdays`}
        value={String(readHours(search.hours) ?? '')}
        onChange={(event) => onChoose({ hours: event.currentTarget.value || undefined })}
        data={[
          { value: '', label: t`Any number of hours` },
          ...HOURS.map((hours) => ({
            value: String(hours),
            label: t({
              message: `${hours} hours a week, Monday to Friday`,
              comment: 'Hours of work in the five days together; the weekend does not count',
            }),
          })),
        ]}
      />
    </>
  )
}
