import { Trans, useLingui } from '@lingui/react/macro'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Box, Flex, Progress, Text } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { useDeferredValue, useMemo } from 'react'
import { CheckIcon } from '../../../../ui/icon/icons.tsx'
import { Hidden } from '../../../../ui/page/page.tsx'
import { errorsOfAnnouncement } from '../announcement-check.ts'
import { type AnnouncementFormApi, useLatest } from '../announcement-form-api.ts'
import type { FieldErrors } from '../../../../forms/field-errors.ts'

export const sectionTitles: Record<SectionName, MessageDescriptor> = {
  company: msg`Company`,
  work: msg`The work`,
  place: msg`Workplace`,
  time: msg`Working hours`,
  pay: msg`Pay`,
  people: msg({
    message: 'Who can apply',
    comment: 'Nationality, gender and Korean level that a job asks for',
  }),
}

/** Progress by section; each entry links to its section. */
export function SectionProgress({ form }: { form: AnnouncementFormApi }) {
  const { i18n, t } = useLingui()
  const values = useDeferredValue(useLatest(form))
  const errors = useMemo(() => errorsOfAnnouncement(values), [values])
  const all = SECTION_NAMES.length
  const left = SECTION_NAMES.filter((section) => !isSectionDone(section, errors)).length
  return (
    <Box
      component="nav"
      pt={{ base: 'md', sm: 'xl' }}
      pb={{ base: 'md', sm: 'sm' }}
      px={{ base: 'edge', sm: 'xxl' }}
      bg="var(--surface)"
      bdrs={{ sm: 'lg' }}
      aria-label={t`Sections of the form`}
    >
      <Text size="sm" c="dimmed">
        {left === 0 ? (
          <Trans>All sections are filled in</Trans>
        ) : (
          <Trans>
            {left} of {all} sections left to fill in
          </Trans>
        )}
      </Text>
      <Progress value={((all - left) * 100) / all} my="xs" size={6} radius="full" aria-hidden="true" />
      <Flex component="ul" columnGap="md" wrap="wrap">
        {SECTION_NAMES.map((section) => {
          const isDone = isSectionDone(section, errors)
          return (
            <li key={section}>
              <Flex
                component="a"
                align="center"
                href={`#section-${section}`}
                gap="xxs"
                mih="var(--target)"
                fz="sm"
                lh="sm"
                pos="relative"
                c={isDone ? 'green' : undefined}
              >
                {isDone && <CheckIcon size={16} />}
                {i18n._(sectionTitles[section])}
                {isDone && (
                  <Hidden>
                    <Trans>filled in</Trans>
                  </Hidden>
                )}
              </Flex>
            </li>
          )
        })}
      </Flex>
    </Box>
  )
}

/** The sections of the form and their fields. */
const SECTIONS = {
  work: ['title', 'categories', 'keywordTypes', 'details', 'occupations', 'phrases', 'picture'],
  place: ['address', 'addressDetails', 'localJobRegionIds'],
  time: [
    'periodType',
    'startDate',
    'numberOfWorkDays',
    'businessHourStart',
    'businessHourEnd',
    'breakMinutes',
  ],
  pay: ['payType', 'payAmount'],
  people: ['numberOfPersons', 'gender', 'countryCodes'],
  company: ['companyName', 'businessType', 'contact'],
} as const satisfies Record<string, readonly string[]>

export type SectionName = keyof typeof SECTIONS

const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[]

/** Whether a section has no errors. */
const isSectionDone = (section: SectionName, errors: FieldErrors): boolean =>
  SECTIONS[section].every((field) => !(field in errors))
