import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { languages } from '../../../i18n/languages.ts'
import { ChevronRightIcon } from '../../../ui/icon/icons.tsx'
import type { ViewProps } from '../landing-search.ts'
import { ListingsDrawing, ResumeDrawing, TranslationDrawing } from '../drawings.tsx'
import { VisaCheck } from './visa-check-card.tsx'
import classes from './worker-view.module.css'

/** The visa check, then three numbered sections. */
export function WorkerView({ search, onChange }: ViewProps) {
  return (
    <div className={classes.view}>
      <VisaCheck audience="worker" code={search.visa} onChoose={(visa) => onChange({ visa })} />
      <ol className={classes.blocks}>
        <Block
          number="01"
          drawing={<ListingsDrawing />}
          title={<Trans>Find jobs by what matters to you</Trans>}
          way={
            <Link to="/recruitInfo" className={classes.way}>
              <Trans>See the jobs</Trans>
              <ChevronRightIcon size={20} />
            </Link>
          }
        >
          <Trans>
            Choose by region, work and pay, by guaranteed pay, or by help with an E‑7 or E‑9 visa.
          </Trans>
        </Block>
        <Block
          number="02"
          drawing={<TranslationDrawing />}
          title={<Trans>In your language</Trans>}
          way={<Languages />}
        >
          <Trans>
            Texts of companies are translated where your browser or this site has a translator, and can be
            copied where neither has.
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
            Seven taps and a phone number are enough. It saves itself while you write, without internet too.
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
      <Plural value={languages.length} one="# language so far:" other="# languages so far:" />{' '}
      {languages.map(({ code, nameInNative }, index) => (
        <span key={code}>
          {index > 0 && ', '}
          <span lang={code}>{nameInNative}</span>
        </span>
      ))}
    </p>
  )
}
