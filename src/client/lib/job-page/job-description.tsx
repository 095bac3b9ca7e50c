import { Trans } from '@lingui/react/macro'
import type { JobDetail } from '../../../contract/job.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { AlertMessage } from '../../ui/alert-message.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyIcon, TranslateIcon } from '../../ui/icons.tsx'
import { Section } from '../../ui/page.tsx'
import { Picture } from '../../ui/picture.tsx'
import classes from './job-description.module.css'
import { useCopy } from './use-copy.ts'
import { useTranslation } from './use-translation.ts'

/** The employer's own words, in the reader's language where their device can translate. */
export function JobDescription({ job }: { job: JobDetail }) {
  const langCode = useLanguage()
  const { translation, translate, showOriginal } = useTranslation(job.details, langCode)
  const isTranslated = translation.state === 'translated'
  return (
    <Section surface id="details" title={<Trans>Details</Trans>}>
      {isTranslated ? (
        <p className={classes.text} lang={langCode}>
          {translation.text}
        </p>
      ) : (
        <p className={classes.text} lang="ko">
          {job.details}
        </p>
      )}
      <Picture className={classes.picture} src={job.imageUrl} alt="" loading="lazy" fallback={null} />
      {langCode !== 'ko' && (
        <div className={classes.tools}>
          <Button
            variant="light"
            icon={TranslateIcon}
            disabled={translation.state === 'working'}
            onClick={isTranslated ? showOriginal : () => void translate()}
          >
            {isTranslated ? <Trans>Show the original</Trans> : <Trans>Translate</Trans>}
          </Button>
          {translation.state === 'working' && (
            <span role="status">
              <Trans>Translating. The first time may take a while.</Trans>
            </span>
          )}
          {translation.state === 'unavailable' && <CopyInstead text={job.details} />}
        </div>
      )}
    </Section>
  )
}

function CopyInstead({ text }: { text: string }) {
  const { copied, copy } = useCopy()
  return (
    <>
      <AlertMessage kind="info">
        <Trans>This browser cannot translate. Copy the text and put it into a translator you like.</Trans>
      </AlertMessage>
      <Button variant="outline" icon={CopyIcon} onClick={() => copy(text)}>
        <Trans>Copy the text</Trans>
      </Button>
      {copied === 'COPIED' && (
        <AlertMessage kind="done">
          <Trans>The text has been copied</Trans>
        </AlertMessage>
      )}
      {copied === 'FAILED' && (
        <AlertMessage>
          <Trans>copy failed</Trans>
        </AlertMessage>
      )}
    </>
  )
}
