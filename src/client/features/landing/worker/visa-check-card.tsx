import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { JobCategory } from '../../../../contract/base/enums.ts'
import { readsKorean } from '../../../../reference/name-in.ts'
import { categoryLabels } from '../../../i18n/labels.ts'
import { AnchorButton, LinkButton } from '../../../ui/button/button.tsx'
import { TriangleIcon, VisaIcon } from '../../../ui/icon/icons.tsx'
import { CallIcon } from '../../../ui/icon/screen-icons.tsx'
import { SelectField } from '../../../ui/field/select-field.tsx'
import type { Audience } from '../landing-search.ts'
import type { VisaStatus } from '../../../../reference/visa-statuses.ts'
import { readWork, workNote, WORKS } from './visa-work.ts'
import { type VisaAnswer, visaAnswer, visaGroups } from './visa-check.ts'
import classes from './visa-check-card.module.css'
import { visaName } from './visa-names.ts'
import { VerdictMark, groupNames, rightTexts, workNotes } from './visa-verdict.tsx'

interface VisaCheckProps {
  audience: Audience
  /** Code of the selected status and kind of work, as in the address. */
  code: string | undefined
  work: string | undefined
  onChoose: (choice: { visa?: string | undefined; work?: string | undefined }) => void
}

/** Whether a status of residence allows work. It names its source and refers to the immigration office. */
export function VisaCheck({ audience, code = '', work: workText, onChoose }: VisaCheckProps) {
  const { i18n, t } = useLingui()
  const answer = visaAnswer(code)
  const work = readWork(workText)
  const titleId = useId()
  const nameOf = ({ code: key, nameKo }: VisaStatus) =>
    readsKorean(i18n.locale) ? nameKo : `${visaName(i18n, key)} (${nameKo})`
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <div className={classes.question}>
        <h3 id={titleId}>
          {audience === 'worker' ? (
            <Trans>Can I work with my visa?</Trans>
          ) : (
            <Trans>Can this person work for us?</Trans>
          )}
        </h3>
        <p>
          <Trans>Choose the status on the residence card and the kind of work.</Trans>
        </p>
        <SelectField
          label={t`Status of residence`}
          value={answer?.status.code ?? ''}
          onChange={(event) => onChoose({ visa: event.currentTarget.value || undefined })}
        >
          <option value="">{t`Choose a status`}</option>
          {visaGroups().map(({ group, statuses }) => (
            <optgroup key={group} label={`${group} · ${i18n._(groupNames[group])}`}>
              {statuses.map((status) => (
                <option key={status.code} value={status.code}>
                  {status.code} {nameOf(status)}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <SelectField
          label={t`Kind of work`}
          value={work ?? ''}
          onChange={(event) => onChoose({ work: event.currentTarget.value || undefined })}
        >
          <option value="">{t`Any kind of work`}</option>
          {WORKS.map((each) => (
            <option key={each} value={each}>
              {i18n._(categoryLabels[each])}
            </option>
          ))}
        </SelectField>
      </div>
      <div className={classes.answer} aria-live="polite">
        {answer ? <Answer answer={answer} work={work} audience={audience} /> : <Waiting />}
      </div>
    </section>
  )
}

function Waiting() {
  return (
    <p className={classes.waiting}>
      <VisaIcon size={32} />
      <Trans>The answer appears here, with what the status allows and the law it is based on.</Trans>
    </p>
  )
}

/** In the reader's language, and in Korean, as on the residence card. */
function VisaName({ status: { code, nameKo } }: { status: VisaStatus }) {
  const { i18n } = useLingui()
  const korean = <span lang="ko">{nameKo}</span>
  if (readsKorean(i18n.locale)) return korean
  return (
    <>
      {visaName(i18n, code)} · {korean}
    </>
  )
}

interface AnswerProps {
  answer: VisaAnswer
  work: JobCategory | undefined
  audience: Audience
}

function Answer({ answer, work, audience }: AnswerProps) {
  const { i18n } = useLingui()
  const { status, verdict, isVerified } = answer
  const texts = rightTexts[status.work]
  const note = work && workNote(status, work)
  return (
    <>
      <VerdictMark verdict={note === 'outside' ? 'permit' : verdict} code={status.code} />
      <p className={classes.name}>
        <VisaName status={status} />
      </p>
      {work && note && (
        <p className={classes.work}>
          <b>{i18n._(categoryLabels[work])}</b>
          {i18n._(workNotes[note])}
        </p>
      )}
      <p>{i18n._(texts.text)}</p>
      {!isVerified && (
        <p className={classes.unverified}>
          <TriangleIcon size={20} />
          <Trans>
            We have not checked this entry against the law yet. Please ask the immigration office.
          </Trans>
        </p>
      )}
      <p className={classes.source}>
        {i18n._(texts.source)}{' '}
        <Trans>
          This is general information, not legal advice. Permission can differ from person to person. The
          immigration office decides.
        </Trans>
      </p>
      <div className={classes.ways}>
        <AnchorButton href="tel:1345" variant="outline" icon={CallIcon}>
          <Trans>Call immigration: 1345</Trans>
        </AnchorButton>
        {audience === 'worker' && (
          <LinkButton
            to="/recruitInfo"
            search={{ visaAvailable: 'true', ...(work && { jobCategories: work }) }}
            variant="light"
          >
            <Trans>Jobs with visa support</Trans>
          </LinkButton>
        )}
      </div>
    </>
  )
}
