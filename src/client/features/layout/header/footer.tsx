import { Trans, useLingui } from '@lingui/react/macro'
import { company } from '../../../theme/company.ts'
import { Mark } from '../../../ui/page/brand.tsx'
import { LegalLinks } from '../../../entities/site/legal-links.tsx'
import classes from './footer.module.css'

export function Footer({ onContact }: { onContact: () => void }) {
  const { i18n } = useLingui()
  const isKorean = i18n.locale === 'ko'
  return (
    <footer className={classes.footer}>
      <div className={classes.content}>
        <Mark size={24} quiet />
        <div className={classes.details}>
          <p className={classes.name}>{isKorean ? company.name : company.nameInEnglish}</p>
          <p>
            <Trans>
              Representative <span lang="ko">{company.representative}</span> · Business registration{' '}
              {company.registrationNumber}
            </Trans>
          </p>
          <p>
            <Trans>
              Mail-order business <span lang="ko">{company.mailOrderNumber}</span> · Job information business{' '}
              <span lang="ko">{company.jobInformationNumber}</span>
            </Trans>
          </p>
          <address>{isKorean ? company.address : company.addressInEnglish}</address>
          <LegalLinks />
        </div>
        <div className={classes.contact}>
          <button type="button" className={classes.inquiry} onClick={onContact}>
            <Trans>Inquiry</Trans>
          </button>
          <p>
            <Trans>Messenger help on weekdays {company.supportHours}</Trans>
          </p>
        </div>
      </div>
    </footer>
  )
}
