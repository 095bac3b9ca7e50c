import { Trans } from '@lingui/react/macro'
import { Box } from '@mantine/core'
import type { JobDetail } from '../../../contract/job/job.ts'
import { Section } from '../../ui/page/page.tsx'
import { Picture } from '../../ui/image/picture.tsx'
import { TranslatedText } from '../translation/translated-text.tsx'

/** The employer's text, translated to the reader's language if possible. */
export function JobDescription({ job }: { job: JobDetail }) {
  if (job.details.trim() === '' && job.imageUrl === null) return null
  return (
    <Section surface id="details" title={<Trans comment="Longer text about the job">Details</Trans>}>
      <TranslatedText
        text={job.details}
        source="ko"
        stored={job.translations?.details}
        of={{ field: 'JOB_DETAILS', id: job.id }}
      >
        <Box
          component={Picture}
          w="100%"
          mah={420}
          mt="md"
          bdrs="lg"
          style={{ objectFit: 'cover' }}
          src={job.imageUrl}
          alt=""
          loading="lazy"
          fallback={null}
        />
      </TranslatedText>
    </Section>
  )
}
