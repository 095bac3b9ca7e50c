import { Trans, useLingui } from '@lingui/react/macro'
import { OTHER_COUNTRY, type Resume } from '../../../contract/candidate/resume.ts'
import { workTypeLabels } from '../../i18n/candidate-labels.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { countryName } from '../../entities/country/country-name.ts'
import { UserIcon } from '../../ui/icon/screen-icons.tsx'
import { Picture } from '../../ui/image/picture.tsx'
import { Flag } from '../../entities/country/flag.tsx'
import classes from './resume-head.module.css'

/** Photo, name and nationality. */
export function ResumeHead({ resume }: { resume: Resume }) {
  const { i18n, t } = useLingui()
  const langCode = useLanguage()
  const country = countryName(resume.countyIsoCode, langCode, resume.countryEtcText)
  return (
    <header className={classes.head}>
      <Picture
        className={classes.photo}
        src={resume.profileImageUrl}
        alt={t`Photo of ${resume.name}`}
        width={88}
        height={110}
        fallback={
          <span className={classes.photo}>
            <UserIcon size={40} />
          </span>
        }
      />
      <div className={classes.names}>
        <h2 className={classes.name}>
          <bdi>{resume.name}</bdi>
        </h2>
        <p className={classes.country}>
          {resume.country && resume.countyIsoCode !== OTHER_COUNTRY && (
            <Flag countryIsoCode={resume.country.countryIsoCode} src={resume.country.flagImgUrl} size="sm" />
          )}
          {country ?? <Trans>Other country</Trans>}
        </p>
        <p className={classes.residence}>{i18n._(workTypeLabels[resume.workType])}</p>
      </div>
    </header>
  )
}
