import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, List, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import '@mantine/core/styles/List.layer.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import { readsKorean } from '../../../reference/name-in.ts'
import { type HelpCentre, type HelpLine, helpCentres, helpLines } from '../../../reference/help.ts'
import { useFormat } from '../../i18n/format.ts'
import { languageName } from '../../i18n/language-name.ts'
import { startOfDay } from '../../i18n/seoul-time.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useIsAppStored } from '../../offline/install/use-is-app-stored.ts'
import { CallIcon } from '../../ui/icon/icons.tsx'
import { PageColumn, PageTitle, Section, useTitle } from '../../ui/page/page.tsx'
import { forCompanies, hoursTexts, papers, rights, topicTexts, unpaidWages } from './help-texts.ts'

/** Whom to call for what, with hours, languages and the source of each number; works without a network. */
export function HelpScreen() {
  const { t, i18n } = useLingui()
  useTitle(t`Help and phone numbers`)
  const isStored = useIsAppStored('rights')
  return (
    <PageColumn>
      <PageTitle pt={{ base: 'lg', sm: 'xxl' }} px={{ base: 'edge', sm: 0 }}>
        <Trans>Help and phone numbers</Trans>
      </PageTitle>
      <Text pt="xs" px={{ base: 'edge', sm: 0 }} inherit c="dimmed">
        <Trans>Say your language when somebody answers.</Trans>{' '}
        {isStored && <Trans>This page works without internet.</Trans>}
      </Text>
      <Section id="help-lines" title={<Trans>Whom to call</Trans>}>
        <SimpleGrid component="ul" minColWidth="min(20rem, 100%)" spacing="sm">
          {helpLines.map((line) => (
            <LineCard key={line.number} line={line} />
          ))}
        </SimpleGrid>
      </Section>
      <Section surface id="help-wages" title={<Trans>If your pay does not come</Trans>}>
        <List spacing="xs" withPadding listStyleType="disc">
          {unpaidWages.map((text) => (
            <List.Item key={text.id}>{i18n._(text)}</List.Item>
          ))}
        </List>
        <Text mt="sm" size="xs" c="dimmed" lang="ko">
          근로기준법 제36조, 제104조{BETWEEN_FACTS}외국인고용법 제13조, 제25조 (2026-11-28)
        </Text>
      </Section>
      <Section surface id="help-rights" title={<Trans>What the law says about work</Trans>}>
        <List spacing="xs" withPadding listStyleType="disc">
          {rights.map((text) => (
            <List.Item key={text.id}>{i18n._(text)}</List.Item>
          ))}
        </List>
        <Text mt="sm" size="xs" c="dimmed" lang="ko">
          근로기준법 제26조, 제49조, 제55조, 제60조{BETWEEN_FACTS}노동절법{BETWEEN_FACTS}최저임금법 제5조
          {BETWEEN_FACTS}임금채권보장법 제7조{BETWEEN_FACTS}외국인고용법 제23조{BETWEEN_FACTS}출입국관리법
          제94조 (2026-11-28)
        </Text>
      </Section>
      <Section surface id="help-papers" title={<Trans>What to bring</Trans>}>
        <List spacing="xs" withPadding listStyleType="disc">
          {papers.map((paper) => (
            <List.Item key={paper.id}>{i18n._(paper)}</List.Item>
          ))}
        </List>
      </Section>
      <ForCompanies />
      <Section id="help-centres" title={<Trans>Support centres by region</Trans>}>
        <SimpleGrid component="ul" minColWidth="min(20rem, 100%)" spacing="sm">
          {helpCentres.map((centre) => (
            <CentreCard key={centre.phone} centre={centre} />
          ))}
        </SimpleGrid>
        <Text mt="sm" size="xs" c="dimmed">
          <Trans>
            We list only centres whose number we could check. For other regions call 1577-0071 and ask for the
            nearest centre.
          </Trans>
        </Text>
      </Section>
    </PageColumn>
  )
}

function ForCompanies() {
  const { i18n } = useLingui()
  return (
    <Section surface id="help-companies" title={<Trans>For companies</Trans>}>
      <List spacing="xs" withPadding listStyleType="disc">
        {forCompanies.map((text) => (
          <List.Item key={text.id}>{i18n._(text)}</List.Item>
        ))}
        <List.Item>
          <Link to="/landing" search={{ for: 'company' }} hash="visa-check">
            <Trans>Which status may do which work, and how to hire here</Trans>
          </Link>
        </List.Item>
        <List.Item>
          <Link to="/mypage/company">
            <Trans>Verify your business</Trans>
          </Link>
        </List.Item>
        <List.Item>
          <Link to="/employmentPage/paymenthistory">
            <Trans>Payments and receipts</Trans>
          </Link>
        </List.Item>
      </List>
    </Section>
  )
}

function LineCard({ line }: { line: HelpLine }) {
  const { i18n } = useLingui()
  const { name, use } = topicTexts[line.topic]
  return (
    <Card name={i18n._(name)} phone={line.number} entry={line}>
      <p>{i18n._(use)}</p>
      <Text size="sm" c="dimmed">
        {i18n._(hoursTexts[line.hours])}
      </Text>
      <Interpreters line={line} />
    </Card>
  )
}

/** The languages where all are known, else how many there are; a line without interpreters names one that has them. */
function Interpreters({ line }: { line: HelpLine }) {
  const langCode = useLanguage()
  const { languages, languageCount } = line
  if (languages.length > 0 && languages.length === (languageCount ?? languages.length))
    return <Languages codes={languages} />
  return (
    <Text size="sm" c="dimmed">
      {languageCount !== null ? (
        <>
          <Plural value={languageCount} one="# language" other="# languages" />
          {languages.includes(langCode) && (
            <>
              {BETWEEN_FACTS}
              <Trans>Your language is one of them.</Trans>
            </>
          )}
        </>
      ) : line.hasInterpreters ? (
        <Trans>An interpreter can join the call: say your language.</Trans>
      ) : (
        <Trans>For an interpreter call 1577-0071 first.</Trans>
      )}
    </Text>
  )
}

function CentreCard({ centre }: { centre: HelpCentre }) {
  const { i18n } = useLingui()
  const langCode = useLanguage()
  const own = readsKorean(langCode) ? 'ko' : 'en'
  return (
    <Card
      name={`${centre.region[own]}${BETWEEN_FACTS}${centre.name[own]}`}
      phone={centre.phone}
      entry={centre}
    >
      {own !== 'ko' && (
        <Text size="sm" c="dimmed" lang="ko">
          {centre.name.ko}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {i18n._(hoursTexts[centre.hours])}
      </Text>
      {centre.languages.length > 0 && <Languages codes={centre.languages} />}
    </Card>
  )
}

interface CardProps {
  name: string
  phone: string
  entry: { source: string; checkedOn: string }
  children: ReactNode
}

function Card({ name, phone, entry, children }: CardProps) {
  const format = useFormat()
  const date = format.date(startOfDay(entry.checkedOn))
  return (
    <Paper component="li" radius="lg" p="md">
      <Stack gap="sm" align="flex-start">
        <Title order={3}>{name}</Title>
        <Button
          component="a"
          href={`tel:${phone.replaceAll('-', '')}`}
          leftSection={<CallIcon size={20} />}
          variant="light"
        >
          {phone}
        </Button>
        <Stack gap="xxs">{children}</Stack>
        <Text size="xs" c="dimmed">
          <Trans>
            Source: <span lang="ko">{entry.source}</span>. Checked on {date}.
          </Trans>
        </Text>
      </Stack>
    </Paper>
  )
}

function Languages({ codes }: { codes: readonly string[] }) {
  const langCode = useLanguage()
  return (
    <Text size="sm" c="dimmed">
      {codes.map((code) => languageName(code, langCode)).join(BETWEEN_FACTS)}
    </Text>
  )
}
