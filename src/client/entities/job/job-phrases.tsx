import { Trans } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import type { JobDetail } from '../../../contract/job/job.ts'
import { Fact, Facts } from '../../ui/card/facts.tsx'
import { Section } from '../../ui/page/page.tsx'

/** What the posting states, in the reader's language, by group. */
export function JobPhrases({ job: { phrases = [] } }: { job: JobDetail }) {
  if (phrases.length === 0) return null
  const groups = [...new Set(phrases.map(({ groupName }) => groupName))]
  return (
    <Section
      surface
      id="phrases"
      title={<Trans comment="Heading of the conditions of a job">In short</Trans>}
    >
      <Facts>
        {groups.map((group) => (
          <Fact key={group} name={group}>
            <Stack component="ul" gap="xxs">
              {phrases
                .filter(({ groupName }) => groupName === group)
                .map(({ code, text }) => (
                  <li key={code}>{text}</li>
                ))}
            </Stack>
          </Fact>
        ))}
      </Facts>
    </Section>
  )
}
