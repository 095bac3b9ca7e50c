import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Group } from '@mantine/core'
import { exportApplicants } from '../../../contract/employer/applicant.ts'
import type { ApplicantStage } from '../../../contract/base/enums.ts'
import { call } from '../../api/api.ts'
import { currentSession } from '../../api/session.ts'
import { useCommand } from '../../api/use-command.ts'
import { saveFile } from '../../browser/save-file.ts'
import type { ApplicantChoice } from '../../entities/applicant/applicants-query.ts'
import { RequestAlert } from '../../entities/answer/request-alert.tsx'
import { useMayAct } from '../../entities/member/company-right.tsx'
import { useFormat } from '../../i18n/format.ts'
import { seoulDay } from '../../i18n/seoul-time.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { applicantsCsv } from './applicants-csv.ts'
import { InfoIcon } from '../../ui/icon/icons.tsx'

interface ApplicantToolsProps {
  stage: ApplicantStage | undefined
  choice: ApplicantChoice
}

/** Prints the list, or downloads the chosen applicants of all pages for a spreadsheet. */
export function ApplicantTools({ stage, choice }: ApplicantToolsProps) {
  const download = useDownload({ stage, choice })
  const { data } = download
  return (
    <>
      <Group gap="xs" align="stretch">
        <Button variant="default" size="sm" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
        {useMayAct() && (
          <Button variant="default" size="sm" aria-busy={download.isPending} onClick={() => download.send()}>
            <Trans>Download as CSV</Trans>
          </Button>
        )}
      </Group>
      <RequestAlert error={download.error} />
      {data && (
        <Alert color="gray" role="status" icon={<InfoIcon size={20} />}>
          <Plural
            value={data.count}
            one="The file contains # applicant. It contains personal data. Delete it when you no longer need it."
            other="The file contains # applicants. It contains personal data. Delete it when you no longer need it."
          />
          {data.total > data.count && (
            <>
              {' '}
              <Trans>
                A file contains the latest 10,000 applicants. To download the others, choose a posting.
              </Trans>
            </>
          )}
        </Alert>
      )}
    </>
  )
}

function useDownload({ stage, choice }: ApplicantToolsProps) {
  const { i18n } = useLingui()
  const langCode = useLanguage()
  const { dateTime } = useFormat()
  return useCommand(async () => {
    const { data, totalCount } = await call(exportApplicants, {
      body: { stages: stage === undefined ? [] : [stage], ...choice },
      token: currentSession()?.token ?? null,
    })
    const csv = applicantsCsv(data, { i18n, langCode, dateTime })
    saveFile(
      `ilteo-applicants-${seoulDay(Date.now())}.csv`,
      new Blob([csv], { type: 'text/csv;charset=utf-8' }),
    )
    return { count: data.length, total: totalCount ?? data.length }
  })
}
