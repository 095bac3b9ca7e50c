import { Plural, Trans } from '@lingui/react/macro'
import { Flex, Stack, Text } from '@mantine/core'
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
    <Flex direction="column" gap={{ base: 'xs', sm: 'md' }} className={classes.view}>
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
    </Flex>
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
    <Flex
      component="li"
      direction="column"
      bdrs="lg"
      bg="var(--surface)"
      style={{ overflow: 'hidden' }}
      className={classes.block}
    >
      {drawing}
      <Stack gap="xs" p={{ base: 'lg', sm: 'xl' }} className={classes.words}>
        <Text span size="sm" fw={700} c="purple" aria-hidden="true">
          {number}
        </Text>
        <h3>{title}</h3>
        <p>{children}</p>
        {way}
      </Stack>
    </Flex>
  )
}

/** The languages of the interface. */
function Languages() {
  return (
    <Text py="sm" size="sm" fw={700}>
      <Plural value={languages.length} one="Available in # language:" other="Available in # languages:" />{' '}
      {languages.map(({ code, nameInNative }, index) => (
        <span key={code}>
          {index > 0 && ', '}
          <span lang={code}>{nameInNative}</span>
        </span>
      ))}
    </Text>
  )
}
