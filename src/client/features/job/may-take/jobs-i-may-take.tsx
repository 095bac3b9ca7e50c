import { Plural, Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { JobCard } from '../../../../contract/job/job.ts'
import type { WorkRightPerson } from '../../../../contract/work-right/person.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button/button.tsx'
import classes from './may-take.module.css'
import { sortByRight } from './sort-by-right.ts'

interface JobsIMayTakeProps {
  /** One page of a search. */
  jobs: JobCard[]
  facts: WorkRightPerson
  cards: (jobs: JobCard[]) => ReactNode
  onChangeStatus: () => void
}

/**
 * The jobs of a page that the reader's status allows. The status is not sent: the rules are on the device, and so the
 * number is of this page only.
 */
export function JobsIMayTake({ jobs, facts, cards, onChangeStatus }: JobsIMayTakeProps) {
  const [isOpen, setIsOpen] = useState(false)
  const format = useFormat()
  const { open, notKnown } = sortByRight(jobs, facts)
  const shown = format.number(open.length)
  const unknown = format.number(notKnown.length)
  const status = facts.subCode ?? facts.visaStatus
  return (
    <>
      <div className={classes.note}>
        <p aria-live="polite">
          <b>
            <Plural
              value={jobs.length}
              one={`${shown} of # job on this page`}
              other={`${shown} of # jobs on this page`}
            />
          </b>{' '}
          <Trans>
            For status {status}. Some need a permit first or go through the employment center: see the mark on
            the job.
          </Trans>
        </p>
        <Button size="sm" variant="subtle" onClick={onChangeStatus}>
          <Trans>Change status of residence</Trans>
        </Button>
      </div>
      {open.length > 0 && cards(open)}
      {notKnown.length > 0 && (
        <div className={classes.notKnown}>
          <Button variant="light" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <Trans>Not known, ask 1345: {unknown}</Trans>
          </Button>
        </div>
      )}
      {isOpen && notKnown.length > 0 && cards(notKnown)}
    </>
  )
}
