import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { ANNOUNCEMENT_LENGTH } from '../../../../contract/job/announcement-form.ts'
import { cellphoneText } from '../../../entities/certification/cellphone-text.ts'
import { me } from '../../../entities/member/me-query.ts'
import { myCompany } from '../../../entities/company/company-query.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { CompanyLogo } from '../../../entities/job/company-logo.tsx'
import { OptionalLabel } from '../../../ui/field/field-group.tsx'
import { type AnnouncementFormApi, useLatest } from './announcement-form-api.ts'
import { useKnownText } from './use-known-text.ts'
import { isFarmWork } from './work/sector-choice.ts'

interface PartProps {
  form: AnnouncementFormApi
}

/** The company's name, logo and contact. */
export function CompanyPart({ form }: PartProps) {
  const { t } = useLingui()
  const company = useQuery(myCompany()).data?.data
  const member = useQuery(me()).data?.data
  const isFarm = isFarmWork(useLatest(form))
  // Most farms are registered under their owner's name; a company has one of its own.
  useKnownText(form, 'companyName', company?.companyName || (isFarm ? (member?.name ?? '') : ''))
  useKnownText(form, 'contact', cellphoneText(member?.cellphone ?? ''))
  return (
    <>
      {company?.isNameDecided ? (
        <PublicName name={company.companyName} />
      ) : (
        <NameField form={form} isFarm={isFarm} memberName={member?.name} />
      )}
      <LogoSection />
      <TextInput
        label={
          <OptionalLabel>
            <Trans>Line of business</Trans>
          </OptionalLabel>
        }
        placeholder={t`For example: manufacturing`}
        name="businessType"
        autoComplete="off"
        maxLength={ANNOUNCEMENT_LENGTH.businessType}
        {...form.getInputProps('businessType')}
      />
      <TextInput
        label={<Trans>Phone number for applicants</Trans>}
        description={<Trans>Job seekers see this number on the posting.</Trans>}
        name="contact"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="000-0000-0000"
        maxLength={40}
        key={form.key('contact')}
        {...form.getInputProps('contact')}
      />
    </>
  )
}

interface NameFieldProps extends PartProps {
  isFarm: boolean
  memberName: string | undefined
}

function NameField({ form, isFarm, memberName }: NameFieldProps) {
  const isOwn = useLatest(form).companyName === memberName
  return (
    <TextInput
      label={
        isFarm ? (
          <Trans>Name of the farm</Trans>
        ) : (
          <Trans comment="The business that offers the job">Company</Trans>
        )
      }
      description={
        isFarm && isOwn ? (
          <Trans>
            You signed up with this name, and everybody can read it. Change it if the farm has another.
          </Trans>
        ) : isFarm ? (
          <Trans>Once your farm is verified, your postings show its registered name instead.</Trans>
        ) : (
          <Trans>Once your business is verified, your postings show its registered name instead.</Trans>
        )
      }
      name="companyName"
      autoComplete="organization"
      maxLength={ANNOUNCEMENT_LENGTH.companyName}
      key={form.key('companyName')}
      {...form.getInputProps('companyName')}
    />
  )
}

/** The name of a verified business, which only an operator changes. */
function PublicName({ name }: { name: string }) {
  return (
    <Group gap="sm">
      <Text size="sm" flex="1 1 10rem" c="dimmed">
        <b lang="ko">{name}</b>
        <br />
        <Trans>Your postings show this name.</Trans>
      </Text>
      <ButtonLink to="/mypage/company" variant="default" size="sm">
        <Trans>Ask for another name</Trans>
      </ButtonLink>
    </Group>
  )
}

/** The logo, which belongs to the company and is shown on all its jobs. */
function LogoSection() {
  const company = useQuery(myCompany()).data?.data
  return (
    <Group gap="sm">
      <CompanyLogo name={company?.companyName ?? ''} logoUrl={company?.logoImageUrl ?? null} />
      <Text size="sm" flex="1 1 10rem" c="dimmed">
        {company?.logoImageUrl ? (
          <Trans>Your logo is on all your postings.</Trans>
        ) : (
          <Trans>Without a logo, we show a drawing.</Trans>
        )}
      </Text>
      <ButtonLink to="/mypage/company" variant="default" size="sm">
        {company?.logoImageUrl ? <Trans>Change the logo</Trans> : <Trans>Add a logo</Trans>}
      </ButtonLink>
    </Group>
  )
}
