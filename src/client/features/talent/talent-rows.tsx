import { useLingui } from '@lingui/react/macro'
import { Box, Flex, Stack, Table, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { Talent } from '../../../contract/candidate/talent.ts'
import { langOfKorean } from '../../i18n/lang-of-korean.ts'
import { RowCell, RowHead } from '../../ui/card/data-table.tsx'
import { usePhone } from '../../browser/use-phone.ts'
import { useTalentFacts, WorkFact } from './talent-facts.tsx'
import { TalentMarks, useProposalOnItsWay } from './talent-marks.tsx'

interface TalentRowsProps {
  talents: readonly Talent[]
  openId: string | undefined
  /** Whether details open beside the list, which then has less room; otherwise below their row. */
  opensBeside: boolean
  dataTime: number
  details: (talent: Talent) => ReactNode
}

/** Candidates in one line each, on phones in two. */
export function TalentRows(props: TalentRowsProps) {
  return usePhone() ? <PhoneRows {...props} /> : <DeskRows {...props} />
}

function DeskRows({ talents, openId, opensBeside, dataTime, details }: TalentRowsProps) {
  const { t } = useLingui()
  const factsOf = useTalentFacts()
  const isOnItsWay = useProposalOnItsWay(dataTime)
  const isWide = !opensBeside || openId === undefined
  return (
    <Table aria-label={t`Candidates`} verticalSpacing={2} horizontalSpacing="xs" fz="sm" layout="fixed">
      <Table.Thead>
        <Table.Tr c="dimmed">
          <RowHead w="5.5rem">
            {t({ message: 'Match', comment: 'Column: points for how well a candidate fits the posting' })}
          </RowHead>
          <RowHead>{t`Name`}</RowHead>
          <RowHead w="7rem">{t`Country`}</RowHead>
          {isWide && <RowHead w="6.5rem">{t`Residence`}</RowHead>}
          <RowHead w="6.5rem">{t`Korean`}</RowHead>
          {isWide && <RowHead w="6rem">{t`Work`}</RowHead>}
          {isWide && <RowHead>{t`Region`}</RowHead>}
          {isWide && <RowHead w="10rem">{t`Pay`}</RowHead>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {talents.map((talent) => {
          const { country, residence, korean, region, pay } = factsOf(talent)
          const isOpen = talent.resumeId === openId
          return (
            <Fragment key={talent.resumeId}>
              <Table.Tr
                data-row={talent.resumeId}
                h={56}
                {...(isOpen && { bg: 'var(--tint)', 'aria-current': true })}
              >
                <Table.Td fw={700}>{talent.score}</Table.Td>
                <Table.Th scope="row" fw={400}>
                  <Name talent={talent} isOpen={isOpen} opensBeside={opensBeside} />
                  <TalentMarks talent={talent} isProposed={talent.proposed || isOnItsWay(talent)} isShort />
                </Table.Th>
                <RowCell>{country}</RowCell>
                {isWide && <RowCell>{residence}</RowCell>}
                <RowCell>{korean}</RowCell>
                {isWide && (
                  <RowCell>
                    <WorkFact talent={talent} />
                  </RowCell>
                )}
                {isWide && <RowCell>{region}</RowCell>}
                {isWide && <RowCell>{pay}</RowCell>}
              </Table.Tr>
              {isOpen && !opensBeside && (
                <Table.Tr>
                  <Table.Td colSpan={8}>{details(talent)}</Table.Td>
                </Table.Tr>
              )}
            </Fragment>
          )
        })}
      </Table.Tbody>
    </Table>
  )
}

function PhoneRows({ talents, openId, dataTime, details }: TalentRowsProps) {
  const { t } = useLingui()
  const factsOf = useTalentFacts()
  const isOnItsWay = useProposalOnItsWay(dataTime)
  return (
    <Stack component="ul" gap={1} aria-label={t`Candidates`}>
      {talents.map((talent) => {
        const { country, korean, region } = factsOf(talent)
        const isOpen = talent.resumeId === openId
        return (
          <Box
            component="li"
            key={talent.resumeId}
            py={4}
            data-row={talent.resumeId}
            style={{ borderTop: '1px solid var(--hairline)' }}
          >
            <Flex columnGap="sm" align="center" fz="sm" lh="sm">
              <Box flex={1} miw={0}>
                <Flex columnGap="xs" align="center" wrap="wrap">
                  <Name talent={talent} isOpen={isOpen} opensBeside={false} />
                  <TalentMarks talent={talent} isProposed={talent.proposed || isOnItsWay(talent)} isShort />
                </Flex>
                <Text inherit truncate>
                  {[country, korean, region].join(BETWEEN_FACTS)}
                </Text>
              </Box>
              <b>{talent.score}</b>
            </Flex>
            {isOpen && details(talent)}
          </Box>
        )
      })}
    </Stack>
  )
}

interface NameProps {
  talent: Talent
  isOpen: boolean
  opensBeside: boolean
}

/** Opens the details; where they stand below the row, also closes them. */
const Name = ({ talent: { resumeId, maskedName }, isOpen, opensBeside }: NameProps) => (
  <Link
    to="."
    search={(before: object) => ({ ...before, open: isOpen && !opensBeside ? undefined : resumeId })}
    resetScroll={false}
    replace
    {...(!opensBeside && { 'aria-expanded': isOpen })}
    style={{ display: 'block', minWidth: 0, maxWidth: '100%' }}
  >
    <Text inherit truncate td="underline">
      <bdi lang={langOfKorean(maskedName)}>{maskedName}</bdi>
    </Text>
  </Link>
)
