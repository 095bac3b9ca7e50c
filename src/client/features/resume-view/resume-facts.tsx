import { Plural, Trans } from '@lingui/react/macro'
import type { Resume } from '../../../contract/candidate/resume.ts'
import { useFormat } from '../../i18n/format.ts'
import { phoneNumber } from '../../i18n/format.ts'
import { Fact, Facts } from '../../ui/card/facts.tsx'
import { CheckIcon } from '../../ui/icon/icons.tsx'
import { KoreanLevel } from '../../entities/candidate/korean-level.tsx'
import { Section } from '../../ui/page/page.tsx'
import { ageOn } from './age.ts'
import classes from './resume-facts.module.css'

export function ResumeFacts({ resume }: { resume: Resume }) {
  const format = useFormat()
  const { birthDate } = resume
  return (
    <Section surface id="facts" title={<Trans>Person</Trans>}>
      <Facts>
        <Fact name={<Trans>Contact</Trans>}>
          <a href={`tel:${resume.cellphone}`}>{phoneNumber(resume.cellphone)}</a>
          {resume.cellphoneVerified && (
            <span className={classes.verified}>
              <CheckIcon size={16} />
              <Trans>Certified</Trans>
            </span>
          )}
        </Fact>
        <Fact name={<Trans>Gender</Trans>}>
          {resume.gender === 'MAN' ? (
            <Trans>Man</Trans>
          ) : resume.gender === 'WOMAN' ? (
            <Trans>Woman</Trans>
          ) : (
            <Trans>Not given</Trans>
          )}
        </Fact>
        <Fact name={<Trans>Birth date</Trans>}>
          {birthDate === null ? (
            <Trans>Not given</Trans>
          ) : (
            <>
              {format.date(`${birthDate}T00:00:00+09:00`)} ·{' '}
              <Plural value={ageOn(birthDate)} one="# year old" other="# years old" />
            </>
          )}
        </Fact>
        <Fact name={<Trans>Korean</Trans>}>
          <KoreanLevel level={resume.koreanCapability} />
        </Fact>
      </Facts>
    </Section>
  )
}
