import { Trans } from '@lingui/react/macro'
import type { JobDetail } from '../../../contract/job/job.ts'
import { Fact, Facts } from '../../ui/card/facts.tsx'
import { Section } from '../../ui/page/page.tsx'
import classes from './job-phrases.module.css'

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
            <ul className={classes.list}>
              {phrases
                .filter(({ groupName }) => groupName === group)
                .map(({ code, text }) => (
                  <li key={code}>{text}</li>
                ))}
            </ul>
          </Fact>
        ))}
      </Facts>
    </Section>
  )
}
