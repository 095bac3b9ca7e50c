import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Center, Flex, Stack, Text, Title } from '@mantine/core'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import { OTHER_COUNTRY, type Resume } from '../../../contract/candidate/resume.ts'
import { phoneNumber, useFormat } from '../../i18n/format.ts'
import { Fact, Facts } from '../../ui/card/facts.tsx'
import { CheckIcon, UserIcon } from '../../ui/icon/icons.tsx'
import { KoreanLevel } from '../../entities/candidate/korean-level.tsx'
import { Section } from '../../ui/page/page.tsx'
import { workTypeLabels } from '../../i18n/candidate-labels.ts'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { countryName } from '../../entities/country/country-name.ts'
import { Picture } from '../../ui/image/picture.tsx'
import { Flag } from '../../entities/country/flag.tsx'
import { ageOn } from '../../entities/resume/age.ts'

export function ResumeFacts({ resume }: { resume: Resume }) {
  const format = useFormat()
  const { birthDate } = resume
  return (
    <Section surface id="facts" title={<Trans>Personal details</Trans>}>
      <Facts>
        <Fact name={<Trans>Contact</Trans>}>
          <a href={`tel:${resume.cellphone}`}>{phoneNumber(resume.cellphone)}</a>
          {resume.cellphoneVerified && (
            <Flex
              component="span"
              display="inline-flex"
              align="center"
              gap="xxs"
              ms="xs"
              fz="xs"
              lh="xs"
              fw={700}
              c="green"
            >
              <CheckIcon size={16} />
              <Trans>Verified</Trans>
            </Flex>
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
        <Fact name={<Trans>Date of birth</Trans>}>
          {birthDate === null ? (
            <Trans>Not given</Trans>
          ) : (
            <>
              {format.date(`${birthDate}T00:00:00+09:00`)}
              {BETWEEN_FACTS}
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

/** Photo, name and nationality. */
export function ResumeHead({ resume }: { resume: Resume }) {
  const { i18n, t } = useLingui()
  const langCode = useLanguage()
  const country = countryName(resume.countyIsoCode, langCode, resume.countryEtcText)
  return (
    <Flex
      component="header"
      gap="md"
      mt={{ sm: 'md' }}
      align="center"
      py={{ base: 'lg', sm: 'xl' }}
      px={{ base: 'edge', sm: 'xl' }}
      bg="var(--surface)"
      bdrs={{ sm: 'lg' }}
    >
      <Center
        flex="none"
        w={88}
        h={110}
        bdrs="md"
        bg="var(--sunk)"
        c="var(--faint)"
        style={{ overflow: 'hidden' }}
      >
        <Picture
          src={resume.profileImageUrl}
          alt={t`Photo of ${resume.name}`}
          width={88}
          height={110}
          style={{ objectFit: 'cover' }}
          fallback={<UserIcon size={40} />}
        />
      </Center>
      <Stack gap="xxs" miw={0}>
        <Title order={2} size="h1" lts="-0.02em">
          <bdi lang={langOfKorean(resume.name)}>{resume.name}</bdi>
        </Title>
        <Flex component="p" gap="xs" align="center">
          {resume.country && resume.countyIsoCode !== OTHER_COUNTRY && (
            <Flag countryIsoCode={resume.country.countryIsoCode} src={resume.country.flagImgUrl} size="sm" />
          )}
          {country ?? <Trans>Other country</Trans>}
        </Flex>
        <Text size="sm" c="dimmed">
          {i18n._(workTypeLabels[resume.workType])}
        </Text>
      </Stack>
    </Flex>
  )
}
