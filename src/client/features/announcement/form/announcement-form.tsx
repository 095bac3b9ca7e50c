import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Button, Flex, Group, Paper } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type FormEvent, type ReactNode, useDeferredValue, useState } from 'react'
import type { FieldErrors } from '../../../forms/field-errors.ts'
import { useErrorTexts, useErrorsAtStart } from '../../../forms/use-field-errors.ts'
import type { FieldErrorCode } from '../../../../contract/base/errors.ts'
import { createSignal } from '../../../browser/signal.ts'
import { ActionBar } from '../../../ui/page/action-bar.tsx'
import { lazyPart, Optional } from '../../../ui/field/optional.tsx'
import { usePhone } from '../../../browser/use-phone.ts'
import { errorsOfAnnouncement, figuresOf } from './announcement-check.ts'
import classes from '../announcement.module.css'
import type { AnnouncementValues } from './announcement-values.ts'
import { CompanyPart } from './company-part.tsx'
import { type AnnouncementFormApi, useLatest } from './announcement-form-api.ts'
import { LocalRegionsPart } from './place/local-regions.tsx'
import { PayPart } from './pay-part.tsx'
import { PeoplePart } from './people-part.tsx'
import { PlacePart } from './place/place-part.tsx'
import { type SectionName, SectionProgress, sectionTitles } from './progress/section-progress.tsx'
import { SCROLLS_BY_KEYS } from './scrolls-by-keys.ts'
import { TimePart } from './time/time-part.tsx'
import { WorkPart } from './work/work-part.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { Panel } from '../../../ui/page/page.tsx'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { unusualPay } from '../../../entities/job/pay/unusual-pay-text.ts'
import { fieldErrorTexts } from '../../../../contract/base/error-texts.ts'

const Preview = lazyPart(async () => (await import('../preview/preview.tsx')).Preview)
const PreviewSheet = lazyPart(async () => (await import('../preview/preview-sheet.tsx')).PreviewSheet)

interface AnnouncementFormProps {
  initial: AnnouncementValues
  /** Name of the draft, which also references the image's bytes. */
  draftName: string
  /** Errors of the server, shown from the start. */
  errors: FieldErrors
  onChange: (values: AnnouncementValues) => void
  /** Called with valid values only. */
  onDone: (values: AnnouncementValues) => void
  /** Label of the submit button. */
  done: ReactNode
  isBusy: boolean
}

/** The announcement form in sections on one page, with the preview beside it on desktop. */
export function AnnouncementForm(props: AnnouncementFormProps) {
  const { initial, draftName, errors, onChange, onDone, done, isBusy } = props
  const form = useAnnouncementForm(initial, onChange)
  const { element, show } = useErrorTexts(form, useFieldText(form))
  const phone = usePhone()
  const [isPreviewing, setPreviewing] = useState(false)
  useErrorsAtStart(errors, show)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const values = form.getValues()
    if (!isBusy && !show(errorsOfAnnouncement(values))) onDone(values)
  }
  return (
    <Flex
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'flex-start' }}
      gap="md"
      mt={{ sm: 'md' }}
      miw={0}
    >
      <Flex direction="column" flex={{ md: 1 }} gap={{ base: 'xs', sm: 'md' }} miw={0}>
        <SectionProgress form={form} />
        <form ref={element} noValidate onSubmit={submit}>
          <Flex direction="column" gap={{ base: 'xs', sm: 'md' }} miw={0}>
            <Part name="work">
              <WorkPart form={form} draftName={draftName} />
            </Part>
            <Part name="place">
              <PlacePart form={form} />
              {initial.productType === 'LOCAL' && <LocalRegionsPart form={form} />}
            </Part>
            <Part name="time">
              <TimePart form={form} />
            </Part>
            <Part name="pay">
              <PayPart form={form} />
            </Part>
            <Part name="people">
              <PeoplePart form={form} />
            </Part>
            <Part name="company">
              <CompanyPart form={form} />
            </Part>
            <Box
              pos={{ sm: 'sticky' }}
              bottom={8}
              px={{ sm: 'md' }}
              py={{ sm: 'sm' }}
              bg={{ sm: 'var(--surface)' }}
              bdrs={{ sm: 'lg' }}
              className={classes.foot}
            >
              <ActionBar>
                <Group gap="xs" flex={1} miw={0} align="stretch">
                  {phone && (
                    <Button variant="default" onClick={() => setPreviewing(true)}>
                      <Trans>Preview</Trans>
                    </Button>
                  )}
                  <Button type="submit" flex="1 1 9rem" miw="min-content" aria-busy={isBusy}>
                    {done}
                  </Button>
                </Group>
              </ActionBar>
            </Box>
          </Flex>
        </form>
      </Flex>
      {!phone && (
        <Box component="aside" miw={0} w={{ md: 380 }} pos={{ md: 'sticky' }} top={16}>
          <LivePreview form={form} />
        </Box>
      )}
      {isPreviewing && (
        <Optional>
          <PreviewSheet values={form.latest.get()} onClose={() => setPreviewing(false)} />
        </Optional>
      )}
    </Flex>
  )
}

function Part({ name, children }: { name: SectionName; children: ReactNode }) {
  const { i18n } = useLingui()
  return (
    <Panel
      wide
      gap="xl"
      id={`section-${name}`}
      className={classes.part}
      aria-labelledby={`title-${name}`}
      tabIndex={-1}
    >
      <h2 id={`title-${name}`}>{i18n._(sectionTitles[name])}</h2>
      {children}
    </Panel>
  )
}

function LivePreview({ form }: { form: AnnouncementFormApi }) {
  const { t } = useLingui()
  const values = useDeferredValue(useLatest(form))
  return (
    <Paper
      radius="lg"
      bg="var(--page)"
      pt={{ md: 'xs' }}
      mah={{ md: 'calc(100dvh - 2rem)' }}
      style={{ overflow: 'auto' }}
      role="region"
      aria-label={t`Preview of the posting`}
      {...SCROLLS_BY_KEYS}
    >
      <Optional>
        <Preview values={values} />
      </Optional>
    </Paper>
  )
}

function useAnnouncementForm(
  initial: AnnouncementValues,
  onChange: (values: AnnouncementValues) => void,
): AnnouncementFormApi {
  const [latest] = useState(() => createSignal(initial))
  const form = useForm<AnnouncementValues>({
    mode: 'uncontrolled',
    initialValues: initial,
    onValuesChange: (values) => {
      latest.set({ ...values })
      onChange(values)
    },
  })
  return { ...form, latest }
}

/** What to say at a field; what the law refuses is told with the figure that passes. */
function useFieldText(form: AnnouncementFormApi) {
  const { i18n, t } = useLingui()
  const format = useFormat()
  return (field: string, code: FieldErrorCode): string => {
    const figures = figuresOf(form.getValues())
    if (field === 'payAmount' && figures && figures.missing > 0) {
      const needed = format.number(figures.needed)
      if (figures.hourly >= figures.minimum)
        return t`With the extra pay for overtime, nights, days off and public holidays it must be at least ${needed} won.`
      return t`The pay is below the minimum wage. It must be at least ${needed} won.`
    }
    if (field === 'businessHourEnd' && code === 'TOO_LARGE' && figures?.longestDay != null) {
      const hours = format.number(figures.longestDay)
      return t`This is more than 52 hours a week. With this number of working days, at most ${hours} hours a day are allowed, breaks not counted.`
    }
    return i18n._(fieldText(field, code))
  }
}

const noPlace = msg`Please search for the address and choose it.`
const noSector = msg`Choose a kind of work, or choose “Other” and describe it.`
const noPay = msg`Please enter the pay in won.`
const noPersons = msg`Please enter how many people you need.`
const noDay = msg`Choose today or a later day, or leave this empty.`
const noStart = msg`Choose when work starts.`
const noEnd = msg`Choose when work ends.`

/** What is to be chosen says the same, whether nothing or something unknown was chosen. */
const choice = (text: MessageDescriptor) => ({ REQUIRED: text, INVALID: text, UNKNOWN: text })

const own: Record<string, Partial<Record<FieldErrorCode, MessageDescriptor>>> = {
  title: { REQUIRED: msg`Please enter a title.` },
  companyName: { REQUIRED: msg`Please enter the company’s name.` },
  contact: {
    REQUIRED: msg`Please enter a phone number that applicants can call.`,
    INVALID: msg`This is not a Korean phone number.`,
  },
  categories: choice(noSector),
  address: choice(noPlace),
  numberOfPersons: { REQUIRED: noPersons, INVALID: noPersons, TOO_SMALL: noPersons },
  payType: choice(msg`Please choose the pay type.`),
  payAmount: { REQUIRED: noPay, INVALID: noPay, TOO_LARGE: unusualPay },
  periodType: choice(msg`Please choose how long the work lasts.`),
  startDate: { INVALID: noDay, TOO_SMALL: noDay },
  numberOfWorkDays: choice(msg`Please choose how many days a week.`),
  businessHourStart: { REQUIRED: noStart, INVALID: noStart },
  businessHourEnd: { REQUIRED: noEnd, INVALID: msg`The end time must differ from the start time.` },
  countryCodes: { UNKNOWN: msg`Please choose the nationalities again.` },
  picture: { INVALID: msg`The picture is no longer there. Please choose it again.` },
  productType: choice(msg`Please choose a job type.`),
  localJobRegionIds: { TOO_LONG: msg`Up to three regions, including the region of the workplace.` },
}

/** Error texts by field of the announcement. */
const fieldText = (field: string, code: FieldErrorCode): MessageDescriptor =>
  own[field]?.[code] ?? fieldErrorTexts[code]
