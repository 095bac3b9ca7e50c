import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { languages } from '../../../i18n/languages.ts'
import { ChevronRightIcon } from '../../../ui/icon/icons.tsx'
import type { ViewProps } from '../landing-search.ts'
import { ListingsDrawing, ResumeDrawing, TranslationDrawing } from '../drawings.tsx'
import { JobSearchForm } from './job-search-form.tsx'
import { NewestJobs } from './newest-jobs.tsx'
import { VisaCheck } from './visa-check-card.tsx'
import classes from './worker-view.module.css'

/** The search, the start of the job list, the visa check, then three numbered sections. */
export function WorkerView({ search, onChange }: ViewProps) {
  return (
    <div className={classes.view}>
      <JobSearchForm />
      <NewestJobs />
      <VisaCheck audience="worker" search={search} onChoose={onChange} />
      <ol className={classes.blocks}>
        <Block
          number="01"
          drawing={<ListingsDrawing />}
          title={<Trans>Find jobs by what matters to you</Trans>}
          way={
            <Link to="/recruitInfo" className={classes.way}>
              <Trans>View jobs</Trans>
              <ChevronRightIcon size={20} />
            </Link>
          }
        >
          <Trans>Filter jobs by region, kind of work, pay, guaranteed pay, or visa support.</Trans>
        </Block>
        <Block
          number="02"
          drawing={<TranslationDrawing />}
          title={<Trans>In your language</Trans>}
          way={<Languages />}
        >
          <Trans>
            If your browser or this site has a translator, you can translate texts from companies. Otherwise
            you can copy them.
          </Trans>
        </Block>
        <Block
          number="03"
          drawing={<ResumeDrawing />}
          title={<Trans>A resume in about three minutes</Trans>}
          way={
            <Link to="/writeResume" className={classes.way}>
              <Trans>Write my resume</Trans>
              <ChevronRightIcon size={20} />
            </Link>
          }
        >
          <Trans>
            You only need seven taps and a phone number. The form saves as you type, even without internet.
          </Trans>
        </Block>
      </ol>
    </div>
  )
}

interface BlockProps {
  number: string
  drawing: ReactNode
  title: ReactNode
  way: ReactNode
  children: ReactNode
}

function Block({ number, drawing, title, way, children }: BlockProps) {
  return (
    <li className={classes.block}>
      {drawing}
      <div className={classes.words}>
        <span className={classes.number} aria-hidden="true">
          {number}
        </span>
        <h3>{title}</h3>
        <p>{children}</p>
        {way}
      </div>
    </li>
  )
}

/** The languages of the interface. */
function Languages() {
  return (
    <p className={classes.languages}>
      <Plural value={languages.length} one="Available in # language:" other="Available in # languages:" />{' '}
      {languages.map(({ code, nameInNative }, index) => (
        <span key={code}>
          {index > 0 && ', '}
          <span lang={code}>{nameInNative}</span>
        </span>
      ))}
    </p>
  )
}
