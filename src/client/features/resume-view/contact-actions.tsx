import { Trans } from '@lingui/react/macro'
import type { Resume } from '../../../contract/candidate/resume.ts'
import { ActionBar } from '../../ui/page/action-bar.tsx'
import { AnchorButton, LinkButton } from '../../ui/button/button.tsx'
import { CallIcon, ChatIcon } from '../../ui/icon/screen-icons.tsx'
import classes from './contact-actions.module.css'

interface ContactActionsProps {
  resume: Resume
  /** Id of the announcement for a proposal. */
  posting: string | undefined
}

/** Links to call, text or write a proposal. */
export function ContactActions({ resume, posting }: ContactActionsProps) {
  return (
    <div className={classes.card}>
      <ActionBar>
        <div className={classes.actions}>
          <AnchorButton full variant="outline" icon={CallIcon} href={`tel:${resume.cellphone}`}>
            <Trans>Call</Trans>
          </AnchorButton>
          <AnchorButton full variant="outline" icon={ChatIcon} href={`sms:${resume.cellphone}`}>
            <Trans>Text</Trans>
          </AnchorButton>
          <LinkButton
            full
            to="/proposalEmployment"
            search={{ resume: resume.resumeId, ...(posting === undefined ? {} : { posting }) }}
          >
            <Trans>Propose</Trans>
          </LinkButton>
        </div>
      </ActionBar>
    </div>
  )
}
