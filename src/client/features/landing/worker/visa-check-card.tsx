import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { readsKorean } from '../../../../reference/name-in.ts'
import { AnchorButton, LinkButton } from '../../../ui/button/button.tsx'
import { TriangleIcon, VisaIcon } from '../../../ui/icon/icons.tsx'
import { CallIcon } from '../../../ui/icon/screen-icons.tsx'
import { SelectField } from '../../../ui/field/select-field.tsx'
import type { Audience } from '../landing-search.ts'
import type { VisaStatus } from '../../../../reference/visa-statuses.ts'
import { type VisaAnswer, visaAnswer, visaGroups } from './visa-check.ts'
import classes from './visa-check-card.module.css'
import { visaName } from './visa-names.ts'
import { VerdictMark, groupNames, rightTexts } from './visa-verdict.tsx'

interface VisaCheckProps {
  audience: Audience
  /** Code of the selected status, as in the address. */
  code: string | undefined
  onChoose: (code: string | undefined) => void
}

/** Whether a status of residence allows work. It names its source and refers to the immigration office. */
export function VisaCheck({ audience, code = '', onChoose }: VisaCheckProps) {
  const { i18n, t } = useLingui()
  const answer = visaAnswer(code)
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
          <Trans>Choose the status on the residence card.</Trans>
        </p>
        <SelectField
          label={t`Status of residence`}
          value={answer?.status.code ?? ''}
          onChange={(event) => onChoose(event.currentTarget.value || undefined)}
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
      </div>
      <div className={classes.answer} aria-live="polite">
        {answer ? <Answer answer={answer} audience={audience} /> : <Waiting />}
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

function Answer({ answer, audience }: { answer: VisaAnswer; audience: Audience }) {
  const { i18n } = useLingui()
  const { status, verdict, isVerified } = answer
  const texts = rightTexts[status.work]
  return (
    <>
      <VerdictMark verdict={verdict} code={status.code} />
      <p className={classes.name}>
        <VisaName status={status} />
      </p>
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
          <LinkButton to="/recruitInfo" search={{ visaAvailable: 'true' }} variant="light">
            <Trans>Jobs with visa support</Trans>
          </LinkButton>
        )}
      </div>
    </>
  )
}
